import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type Aftercare,
  type FitAnswer,
  type FitRefused,
  type Order,
  type OrderRefused,
  restMadeAt,
  type Workshop,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';

const day = 86_400_000;

/** Where the first pieces of an order are, and what becomes of the rest. Instants are ISO 8601. */
export type FirstPieces =
  | { readonly kind: 'sent'; readonly at: string | null }
  | {
      readonly kind: 'arrived';
      readonly at: string;
      readonly daysAgo: number;
      readonly restMadeAt: string | null;
    };

/** What became of the last word that was written down. */
export type WordResult = {
  readonly number: string;
  readonly kind: 'released' | 'adjusting' | FitRefused['kind'] | 'failed';
};

/** Split orders that wait for a word on the fit, and what staff are told of it. */
export class FirstPiecesStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  /** Numbers of the orders that are being answered: who writes down several words in a row waits for none of them. */
  answering: ReadonlySet<string> = new Set();
  result: WordResult | null = null;
  readonly #workshop: Pick<Workshop, 'awaitingFit'>;
  readonly #fits: Pick<Aftercare, 'confirmFit' | 'releaseRest'>;
  readonly #clock: Clock;

  constructor({
    workshop,
    fits,
    clock,
  }: {
    readonly workshop: Pick<Workshop, 'awaitingFit'>;
    readonly fits: Pick<Aftercare, 'confirmFit' | 'releaseRest'>;
    readonly clock: Clock;
  }) {
    this.#workshop = workshop;
    this.#fits = fits;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whoever has had the first pieces longest comes first; what is still on its way comes last. */
  get orders(): readonly Order[] | undefined {
    const arrivedAt = (order: Order): string => {
      const first = this.firstPiecesOf(order);
      return first.kind === 'arrived' ? first.at : '9999';
    };
    return contentOf(this.state)?.toSorted((one, other) =>
      arrivedAt(one).localeCompare(arrivedAt(other)),
    );
  }

  firstPiecesOf({ parcels, fitAnswer }: Order): FirstPieces {
    const parcel = parcels.find(({ part }) => part === 'first');
    if (!parcel?.deliveredAt) return { kind: 'sent', at: parcel?.sentAt ?? null };
    return {
      kind: 'arrived',
      at: parcel.deliveredAt,
      daysAgo: Math.max(0, Math.floor((this.#clock.now() - Date.parse(parcel.deliveredAt)) / day)),
      restMadeAt: fitAnswer === null ? restMadeAt(parcel.deliveredAt) : null,
    };
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#workshop.awaitingFit();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Writes down what the customer said of the fit. */
  async answer({ number }: Order, fit: FitAnswer, comment: string): Promise<void> {
    await this.#write(number, () => this.#fits.confirmFit(number, { fit, comment }));
  }

  /** Has the rest made in the customer's sizes as they are now. */
  async release({ number }: Order): Promise<void> {
    await this.#write(number, () => this.#fits.releaseRest(number));
  }

  /** What is refused was answered by somebody else meanwhile, and what is shown is asked for anew. */
  async #write(
    number: string,
    ask: () => Promise<Result<Order, FitRefused | OrderRefused>>,
  ): Promise<void> {
    if (this.answering.has(number)) return;
    this.answering = new Set(this.answering).add(number);
    this.result = null;
    const answer = await ask();
    const isRefused =
      !answer.ok &&
      (answer.failure.kind === 'fit-already-answered' || answer.failure.kind === 'fit-not-awaited');
    runInAction(() => {
      this.answering = new Set([...this.answering].filter((other) => other !== number));
      if (!answer.ok) {
        const { kind } = answer.failure;
        this.result = {
          number,
          kind: kind === 'fit-already-answered' || kind === 'fit-not-awaited' ? kind : 'failed',
        };
        return;
      }
      const now = answer.value;
      const waits = now.status === 'AwaitingFitConfirmation';
      this.result = { number, kind: waits ? 'adjusting' : 'released' };
      const orders = contentOf(this.state) ?? [];
      const value = waits
        ? orders.map((order) => (order.number === number ? now : order))
        : orders.filter((order) => order.number !== number);
      this.state = reduceLoadState(this.state, { type: 'arrived', value });
    });
    if (isRefused) await this.load();
  }
}
