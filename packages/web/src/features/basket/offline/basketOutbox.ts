import type { Basket, BasketRefused, Baskets } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import type { Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PieceToWait } from '../../../platform/basket/basketActions.ts';
import { isOffline } from '../../../platform/offline/patiently.ts';
import { parseKept } from '../../../platform/preferences/kept.ts';
import { noBasket } from './noBasket.ts';
import {
  type Outbox,
  outboxOf,
  type Waiting,
  type WaitingPiece,
  waitingQuantity,
  withoutWaiting,
  withWaiting,
} from './outbox.ts';

export type BasketOutboxDependencies = {
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly baskets: Pick<Baskets, 'add' | 'changeQuantity' | 'remove'>;
  readonly sizes: Pick<Sizes, 'ofStandardSize'>;
  readonly newKey: () => string;
  /** Does something while no other tab does; by default by the browser's locks. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
};

/** Browsers without locks go without: what is sent twice is done once. */
const aloneInBrowser = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('basket-outbox', work);
  else await work();
};

/** What became of what waited. */
export type Sent = {
  readonly sent: number;
  readonly refused: readonly { readonly title: string; readonly failure: BasketRefused }[];
  /** As it is after the last of it. */
  readonly basket: Basket | null;
};

/** What was asked of the basket without a network. It is kept in the browser, also when the tab is closed, and sent once the network is back. */
export class BasketOutbox {
  waiting: Outbox;
  readonly #dependencies: BasketOutboxDependencies;

  constructor(dependencies: BasketOutboxDependencies) {
    this.#dependencies = dependencies;
    this.waiting = this.#read();
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  get pieces(): readonly WaitingPiece[] {
    return this.waiting.filter((waiting) => waiting.kind === 'piece');
  }

  quantityOf(lineId: number): number | undefined {
    return waitingQuantity(this.waiting, lineId);
  }

  /** Keeps a piece, under the name it was asked for by already; false where no more can wait. */
  keepPiece(piece: PieceToWait): boolean {
    return this.#keep({
      ...piece,
      kind: 'piece',
      key: piece.request.key ?? this.#dependencies.newKey(),
    });
  }

  /** Keeps a piece where there is no network, and answers the basket as it is known until then. */
  addLater(piece: PieceToWait, known: Basket | undefined): Result<Basket, BasketRefused> {
    return isOffline() && this.keepPiece(piece)
      ? ok(known ?? noBasket)
      : err({ kind: 'unreachable' });
  }

  keepQuantity(lineId: number, quantity: number, title: string): boolean {
    return this.#keep({
      kind: 'quantity',
      key: this.#dependencies.newKey(),
      lineId,
      quantity,
      title,
    });
  }

  /** What waits for a line was asked for otherwise by now. */
  dropQuantity(lineId: number): void {
    const waiting = this.#read().find((each) => each.kind === 'quantity' && each.lineId === lineId);
    if (waiting) this.drop(waiting.key);
  }

  drop(key: string): void {
    this.#write(withoutWaiting(this.#read(), key));
  }

  forget(): void {
    this.#write([]);
  }

  /** Sends what waits, one after the other, until all of it is answered or the network is gone again. */
  async send(): Promise<Sent> {
    let told: Sent = { sent: 0, refused: [], basket: null };
    const { alone = aloneInBrowser } = this.#dependencies;
    await alone(async () => {
      for (let [next] = this.#read(); next; [next] = this.#read()) {
        const answer = await this.#sendOne(next);
        if (!answer.ok && ['unreachable', 'basket-frozen'].includes(answer.failure.kind)) break;
        // What was asked for otherwise meanwhile has another key, and stays.
        this.drop(next.key);
        const title = next.kind === 'piece' ? next.shown.title : next.title;
        told = answer.ok
          ? { ...told, sent: told.sent + 1, basket: answer.value }
          : { ...told, refused: [...told.refused, { title, failure: answer.failure }] };
      }
    });
    runInAction(() => {
      this.waiting = this.#read();
    });
    return told;
  }

  async #sendOne(waiting: Waiting): Promise<Result<Basket, BasketRefused>> {
    const { baskets, sizes } = this.#dependencies;
    if (waiting.kind === 'quantity')
      return waiting.quantity === 0
        ? await baskets.remove(waiting.lineId)
        : await baskets.changeQuantity(waiting.lineId, waiting.quantity);
    const { request, size, key } = waiting;
    if (size === null) return await baskets.add({ ...request, key });
    const saved = await sizes.ofStandardSize(size);
    if (!saved.ok)
      return err({ kind: saved.failure.kind === 'unreachable' ? 'unreachable' : 'missing-size' });
    return await baskets.add({ ...request, userSizeId: saved.value.id, key });
  }

  #keep(waiting: Waiting): boolean {
    const next = withWaiting(this.#read(), waiting);
    if (next) this.#write(next);
    return next !== null;
  }

  /** Other tabs write there too. */
  #read(): Outbox {
    return outboxOf(parseKept(this.#dependencies.preferences.read('basketOutbox')));
  }

  #write(next: Outbox): void {
    if (next.length === 0) this.#dependencies.preferences.remove('basketOutbox');
    else this.#dependencies.preferences.write('basketOutbox', JSON.stringify(next));
    this.waiting = next;
  }
}
