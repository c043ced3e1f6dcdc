import type {
  CurrentUser,
  Invitation,
  Referral,
  ReferralRefused,
  Referrals,
} from '@tailorbird/domain/account';
import { isReferralValidFor } from '@tailorbird/domain/account';
import { validateAddress } from '@tailorbird/domain/checkout';
import { type Clock, err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Aftercare,
  type ChangeRefused,
  changeOrder,
  confirmFit,
  type FitAnswer,
  isUnderRemakeGuarantee,
  type Order,
  type OrderChanges,
  type OrderRefused,
  progressOf,
  releaseRest,
} from '@tailorbird/domain/orders';
import type { Review, ReviewScore, Reviews } from '@tailorbird/domain/reviews';

export class InMemoryReferrals implements Referrals {
  readonly #user: () => CurrentUser | null;
  readonly #referrals: ReadonlyMap<number, Referral>;
  /**
   * `user` returns the signed-in user; referrals are by user id, and their code is the last
   * part of the URL.
   */
  constructor(user: () => CurrentUser | null, referrals: ReadonlyMap<number, Referral>) {
    this.#user = user;
    this.#referrals = referrals;
  }
  readonly mine = async (): Promise<Result<Referral, ReferralRefused>> => {
    const user = this.#user();
    const referral = user === null ? undefined : this.#referrals.get(user.id);
    return referral ? ok(referral) : err({ kind: 'permission-denied' });
  };
  readonly validate = async (code: string): Promise<Result<Invitation, ReferralRefused>> => {
    const [owner] =
      [...this.#referrals].find(([, { url }]) => url.split('/').at(-1) === code) ?? [];
    const user = this.#user();
    if (owner === undefined) return err({ kind: 'referral-unknown' });
    if (user?.id === owner) return err({ kind: 'referral-own' });
    return isReferralValidFor(user) ? ok({ firstName: '' }) : err({ kind: 'referral-not-valid' });
  };
}

export class InMemoryReviews implements Reviews {
  readonly #fixture: { readonly reviewScore: ReviewScore; readonly reviews: readonly Review[] };
  constructor(fixture: { readonly reviewScore: ReviewScore; readonly reviews: readonly Review[] }) {
    this.#fixture = fixture;
  }
  readonly score: Reviews['score'] = async () => ok(this.#fixture.reviewScore);
  readonly latest: Reviews['latest'] = async ({ stars }) =>
    ok(
      this.#fixture.reviews
        .filter((review) => stars === null || stars.split(',').includes(String(review.stars)))
        .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    );
}

export class InMemoryAftercare implements Omit<Aftercare, 'changePiece'> {
  readonly #orders: Map<string, Order>;
  readonly #answers = new Map<string, FitAnswer>();
  readonly #clock: Clock;
  constructor(orders: readonly Order[], clock: Clock) {
    this.#orders = new Map(orders.map((order) => [order.number, order]));
    this.#clock = clock;
  }
  readonly changeComment: Aftercare['changeComment'] = async (number, comment) =>
    this.#changeParts(number, { comment });
  readonly changeShippingAddress: Aftercare['changeShippingAddress'] = async (
    number,
    shippingAddress,
  ) => this.#changeParts(number, { shippingAddress });
  readonly confirmFit: Aftercare['confirmFit'] = async (number, answer) => {
    const order = this.#orders.get(number);
    if (!order) return err({ kind: 'order-not-found' });
    const confirmed = confirmFit(
      { status: order.status, fitAnswer: this.#answers.get(number) ?? null },
      answer.fit,
    );
    if (!confirmed.ok) return err(confirmed.failure);
    this.#answers.set(number, answer.fit);
    return this.#change(number, { status: confirmed.value.status, fitAnswer: answer.fit });
  };
  readonly releaseRest: Aftercare['releaseRest'] = async (number) => {
    const order = this.#orders.get(number);
    if (!order) return err({ kind: 'order-not-found' });
    const status = releaseRest({
      status: order.status,
      fitAnswer: this.#answers.get(number) ?? null,
    });
    return status.ok ? this.#change(number, { status: status.value }) : status;
  };
  readonly awaitingFit: Aftercare['awaitingFit'] = async () =>
    ok([...this.#orders.values()].filter(({ status }) => status === 'AwaitingFitConfirmation'));
  readonly remakeEligible: Aftercare['remakeEligible'] = async () => {
    const now = new Date(this.#clock.now()).toISOString();
    const isEligible = (order: Order): boolean =>
      progressOf[order.status] === 100 && isUnderRemakeGuarantee(order.datePlaced, now);
    return ok([...this.#orders.values()].filter(isEligible));
  };

  #changeParts(number: string, wanted: OrderChanges): Result<Order, ChangeRefused | OrderRefused> {
    const order = this.#orders.get(number);
    if (!order) return err({ kind: 'order-not-found' });
    const outcome = changeOrder({ ...order, toDropPoint: false }, wanted, validateAddress);
    if (!outcome.ok) return outcome;
    const { changed, ...parts } = outcome.value;
    const at = new Date(this.#clock.now()).toISOString();
    const events = changed.map(
      (change) => ({ status: order.status, change, at, by: 'customer' }) as const,
    );
    return this.#change(number, { ...parts, history: [...order.history, ...events] });
  }

  #change(number: string, changes: Partial<Order>): Result<Order, OrderRefused> {
    const order = this.#orders.get(number);
    if (!order) return err({ kind: 'order-not-found' });
    const changed = { ...order, ...changes };
    this.#orders.set(number, changed);
    return ok(changed);
  }
}
