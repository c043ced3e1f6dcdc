import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type Aftercare,
  type FitAnswer,
  type FitRefused,
  type Order,
  type OrderRefused,
  restReleaseDueAt,
  type Workshop,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../platform/browser/browser.ts';
import { ClockT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { FitsT, WorkshopT } from '../../../shared/ports/ports.ts';

const day = 86_400_000;

/** Location of the first pieces and state of the rest. Instants are ISO 8601. */
export type FirstPieces =
  | { readonly kind: 'sent'; readonly at: string | null }
  | {
      readonly kind: 'arrived';
      readonly at: string;
      readonly daysAgo: number;
      readonly restReleaseDueAt: string | null;
    };

export type WordResult = {
  readonly number: string;
  readonly kind: 'released' | 'adjusting' | FitRefused['kind'] | 'failed';
};

export class FirstPiecesStore {
  state: LoadState<readonly Order[], OrderRefused> = { status: 'initial' };
  /** Numbers of orders being saved; several can be saved at once. */
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

  /** Longest delivered first; those in transit last. */
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
      restReleaseDueAt: fitAnswer === null ? restReleaseDueAt(parcel.deliveredAt) : null,
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

  async answer({ number }: Order, fit: FitAnswer, comment: string): Promise<void> {
    await this.#write(number, () => this.#fits.confirmFit(number, { fit, comment }));
  }

  async release({ number }: Order): Promise<void> {
    await this.#write(number, () => this.#fits.releaseRest(number));
  }

  /** A refusal means that another person answered first, so reload. */
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

export const FirstPiecesStoreT = lateStore('FirstPiecesStore', {
  scope: 'component',
  needs: { workshop: WorkshopT, fits: FitsT, clock: ClockT },
  is: FirstPiecesStore,
});
