import {
  type Basket,
  type BasketLine,
  type BasketMessage,
  type Baskets,
  setLineQuantity,
} from '@tailorbird/domain/basket';
import type { Analytics } from '@tailorbird/domain/shell';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { BasketSession } from './basketSession.ts';
import {
  editQuantity,
  type QuantityEditor,
  type QuantityEvent,
  quantityDebounceMs,
  reduceQuantity,
} from './quantityEditor.ts';
import type { RemovedLine } from './removedLine.ts';

/** What a customer reads about a line that did not change as told: the message's key, and the quantity that was wanted. */
export type LineTrouble = {
  readonly message: BasketMessage | 'basket-frozen';
  readonly wanted: number;
};

export type LineQuantitiesDependencies = {
  readonly baskets: Baskets;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly clock: Clock;
  readonly removed: RemovedLine;
};

/** Quantities as customers change them: shown at once, sent when they have rested, and true when they are answered (BASKET-13). */
export class LineQuantities {
  readonly troubles: Map<number, LineTrouble> = new Map();
  readonly #editors: Map<number, QuantityEditor> = observable.map({}, { deep: false });
  readonly #timers = new Map<number, () => void>();
  readonly #session: BasketSession;
  readonly #dependencies: LineQuantitiesDependencies;

  constructor(session: BasketSession, dependencies: LineQuantitiesDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether what is shown waits to be sent, or for an answer. */
  get isSettling(): boolean {
    return [...this.#editors.values()].some(
      ({ sendAt, sending }) => sendAt !== null || sending !== null,
    );
  }

  of(line: BasketLine): number {
    return this.#editors.get(line.id)?.shown ?? line.quantity;
  }

  /** Asks for a quantity (BASKET-14). It shows at once and is sent when 250 ms have passed without another (BASKET-15); 0 removes the line (BASKET-16). */
  change(lineId: number, quantity: number): void {
    const { clock, removed } = this.#dependencies;
    if (this.#session.isFrozen) return;
    removed.forget();
    this.troubles.delete(lineId);
    this.#edit(lineId, { type: 'chosen', quantity, at: clock.now() });
    this.#timers.get(lineId)?.();
    this.#timers.set(
      lineId,
      clock.after(quantityDebounceMs, () => runInAction(() => this.#sendRested(lineId))),
    );
  }

  /** Removes a line without waiting. It can be put back until the basket changes again. */
  async remove(lineId: number): Promise<void> {
    this.change(lineId, 0);
    await this.settle();
  }

  /** Sends at once what rests. */
  sendAll(): void {
    for (const lineId of [...this.#timers.keys()]) this.#sendRested(lineId);
  }

  /** Sends at once what rests, and resolves when all of it is answered: a checkout must not overtake a change. */
  async settle(): Promise<void> {
    this.sendAll();
    await this.#session.queue.done();
    if (this.isSettling) await this.settle();
  }

  /** Lets go of what was kept for lines that are gone, and of editors that have nothing more to say than the basket. */
  follow({ lines }: Basket): void {
    const ids = new Set(lines.map(({ id }) => id));
    for (const id of this.troubles.keys()) if (!ids.has(id)) this.troubles.delete(id);
    for (const [id, { sendAt, sending }] of this.#editors) {
      if (!ids.has(id) || (sendAt === null && sending === null)) this.#editors.delete(id);
    }
  }

  forgetTrouble(lineId: number): void {
    this.troubles.delete(lineId);
  }

  startOver(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#editors.clear();
    this.troubles.clear();
  }

  /** Sends the quantity of a line that has rested, unless one is on its way: what is chosen meanwhile waits for its answer. */
  #sendRested(lineId: number): void {
    this.#timers.get(lineId)?.();
    this.#timers.delete(lineId);
    const editor = this.#editors.get(lineId);
    if (!editor || editor.sendAt === null || editor.sending !== null) return;
    this.#edit(lineId, { type: 'time-passed', at: editor.sendAt });
    void this.#send(lineId, editor.shown);
  }

  async #send(lineId: number, quantity: number): Promise<void> {
    const { baskets, analytics, removed } = this.#dependencies;
    const line = this.#line(lineId);
    this.#session.tell(null);
    this.#session.note({ type: 'change-started', lineId });
    await this.#session.queue.run(
      () => setLineQuantity({ baskets })(lineId, quantity),
      (answer) => {
        this.#session.note({ type: 'change-ended', lineId });
        if (answer.ok) {
          this.#edit(lineId, { type: 'saved', quantity });
          this.#session.take(answer.value);
          if (quantity === 0 && line) {
            removed.keep(line);
            analytics.track({ name: 'line-removed', clothingTypeSlug: line.clothingTypeSlug });
          }
        } else {
          const { failure, message, basket } = answer.failure;
          const isFrozen = failure.kind === 'basket-frozen';
          this.troubles.set(lineId, {
            message: isFrozen ? failure.kind : message,
            wanted: quantity,
          });
          this.#edit(lineId, { type: 'refused' });
          if (basket) this.#session.take(basket);
          else if (isFrozen || failure.kind === 'line-not-found') void this.#session.reload();
        }
        // What was chosen while this call was under way.
        if (!this.#timers.has(lineId)) this.#sendRested(lineId);
      },
    );
  }

  #edit(lineId: number, event: QuantityEvent): void {
    const line = this.#line(lineId);
    const editor = this.#editors.get(lineId) ?? (line && editQuantity(line.quantity));
    if (editor) this.#editors.set(lineId, reduceQuantity(editor, event));
  }

  #line(lineId: number): BasketLine | undefined {
    return this.#session.basket?.lines.find(({ id }) => id === lineId);
  }
}
