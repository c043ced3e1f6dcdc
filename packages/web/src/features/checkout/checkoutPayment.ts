import { compareBaskets } from '@tailorbird/domain/basket';
import {
  type Checkout,
  checkoutMissing,
  isPaymentUnderWay,
  openAttempt,
  type Payment,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentNotice,
  type PaymentRequest,
  type PaymentState,
  type Payments,
  paymentNotice,
  readyToPay,
  reducePayment,
  repeatsAttempt,
} from '@tailorbird/domain/checkout';
import { type Money, unreachable } from '@tailorbird/domain/kernel';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Paid, PaymentChoice, type PaymentChoiceNeeds } from './paymentChoice.ts';
import type { PaymentSession } from './paymentSession.ts';
import { attemptOf, readAttempt, storeAttempt } from './storedAttempt.ts';

type Order = Omit<PaymentRequest, 'idempotencyKey' | 'means'>;

export type CheckoutPaymentDependencies = Omit<PaymentChoiceNeeds, 'place' | 'mayKeep'> & {
  readonly checkout: Pick<Checkout, 'validateBasket'>;
  readonly payments: Payments;
  readonly preferences: Preferences;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly newKey: () => string;
};

/**
 * The payment of a checkout: one attempt at a time, retried with its key while it is unknown
 * whether money was charged.
 */
export class CheckoutPayment {
  state: PaymentState;
  isPreparing = false;
  areTermsMissing = false;
  refusal: Extract<PaymentNotice, { readonly kind: 'modal' }>['about'] | null = null;
  /** An order that could not be made although it may be paid for (CHECKOUT-17). */
  isUnfinished = false;
  readonly choice: PaymentChoice;
  readonly #session: PaymentSession;
  readonly #dependencies: CheckoutPaymentDependencies;
  #totalOfSheet: Money | undefined;

  constructor(desk: PaymentSession, dependencies: CheckoutPaymentDependencies) {
    this.#session = desk;
    this.#dependencies = dependencies;
    this.choice = new PaymentChoice({
      ...dependencies,
      place: () => desk.place,
      mayKeep: () => desk.mayKeep,
    });
    this.state = readyToPay(readAttempt(dependencies.preferences));
    makeAutoObservable(this, { state: observableRef, choice: false }, { autoBind: true });
  }

  get isUnderWay(): boolean {
    return this.isPreparing || isPaymentUnderWay(this.state);
  }

  forgetMissingTerms(): void {
    this.areTermsMissing = false;
  }

  closeRefusal(): void {
    this.refusal = null;
  }

  async prepare(): Promise<void> {
    const { basket } = this.#session;
    await basket.settle();
    if (basket.isFrozen) return;
    const [valid] = await Promise.all([
      this.#dependencies.checkout.validateBasket(),
      this.#openChoice(),
    ]);
    const isAsked = this.state.status === 'ready' && !basket.isFrozen;
    if (!valid.ok && valid.failure.kind !== 'unreachable' && isAsked)
      await this.#refused(valid.failure);
  }

  async pay(): Promise<void> {
    await this.#pay();
  }

  /** `shown` is the price that the customer saw, if it differs from the one on the page now. */
  async #pay(shown?: Money): Promise<void> {
    const { basket } = this.#session;
    if (this.isUnderWay || this.state.status !== 'ready') return;
    this.isPreparing = true;
    this.#session.showNotice(null);
    await basket.settle();
    const total = shown ?? basket.summary?.total;
    const paid = this.#check() ? await this.#collect() : null;
    runInAction(() => {
      this.isPreparing = false;
    });
    if (paid && total) await this.#send({ ...this.#session.order, expected: total }, paid);
  }

  mayPay(): boolean {
    if (this.isUnderWay || this.state.status !== 'ready') return false;
    this.#session.showNotice(null);
    this.#totalOfSheet = this.#session.basket.summary?.total;
    return this.#check();
  }

  /**
   * Pays with the wallet's token; returns whether the payment succeeded or continues at the
   * bank's page.
   */
  async payByWallet(token: string | null): Promise<boolean> {
    if (token === null) {
      this.#session.showNotice({ kind: 'message', message: 'payment-failed' });
      return false;
    }
    this.choice.setToken(token);
    await this.#pay(this.#totalOfSheet);
    return this.state.status === 'paid' || this.state.status === 'redirected';
  }

  /** Continues after the return from the bank's page. */
  async complete(paymentId: string, redirectResult: string): Promise<void> {
    if (this.state.status !== 'ready') return;
    this.#happen({ type: 'returned', paymentId });
    const answer = await this.#dependencies.payments.complete(paymentId, redirectResult);
    if (answer.ok) this.#answered(answer.value);
    else await this.#refused(answer.failure);
  }

  /** Nothing is due. If an earlier attempt got no response, there is probably an order. */
  giveUp(): void {
    const hadAttempt = openAttempt(this.state) !== null;
    this.#happen({ type: 'given-up' });
    this.#session.leave(hadAttempt);
  }

  async #refused(failure: PaymentFailure): Promise<void> {
    const { analytics } = this.#dependencies;
    const { basket } = this.#session;
    const notice = paymentNotice(failure);
    const before = basket.basket;
    const hadAttempt = openAttempt(this.state) !== null;
    this.#happen({ type: 'refused', failure });
    analytics.track({ name: 'payment-failed', kind: failure.kind });
    // The saved card may be gone: reload so that its replacement is visible before the next
    // press.
    this.choice.forget();
    if (this.choice.methods) void this.#openChoice();
    if (failure.kind !== 'unreachable') await basket.reload();
    const changes = before && basket.basket ? compareBaskets(before, basket.basket) : [];
    runInAction(() => {
      switch (notice.kind) {
        case 'modal':
          this.refusal = notice.about;
          return;
        case 'message':
          if (notice.message === 'order-not-finalized') this.isUnfinished = true;
          else this.#session.showNotice(notice, changes);
          return;
        case 'vouchers-removed':
          this.#session.showNotice(notice, changes);
          return;
        case 'leave':
          this.#happen({ type: 'given-up' });
          this.#session.leave(hadAttempt);
          return;
        case 'form':
          if (notice.failure.kind === 'terms-not-accepted') this.areTermsMissing = true;
          this.#session.pointOut(notice.failure);
          return;
        default:
          unreachable(notice);
      }
    });
  }

  /** Validates everything needed to pay, including the card, and shows all errors at once. */
  #check(): boolean {
    const { basket, entered } = this.#session;
    const missing = basket.basket ? checkoutMissing({ ...entered, basket: basket.basket }) : [];
    runInAction(() => {
      this.areTermsMissing = missing.some(({ kind }) => kind === 'terms-not-accepted');
    });
    this.#session.missMethod(missing.some(({ kind }) => kind === 'shipping-method-missing'));
    if (missing.length === 0) return true;
    void this.choice.check();
    this.#session.refuse();
    return false;
  }

  async #openChoice(): Promise<void> {
    if (!this.#session.isNothingToPay) await this.choice.open();
  }

  /** The payment means, or null if it cannot be used; the reason is shown. */
  async #collect(): Promise<Paid | null> {
    if (this.#session.isNothingToPay) return { means: null, entry: 'none' };
    const paid = await this.choice.collect();
    if (paid === 'unreachable')
      this.#session.showNotice({ kind: 'message', message: 'payment-failed' });
    if (paid === 'incomplete') this.#session.refuse();
    return typeof paid === 'string' ? null : paid;
  }

  /**
   * Advances the payment state and saves an attempt that may have charged money, for a reload.
   */
  #happen(event: PaymentEvent): void {
    runInAction(() => {
      this.state = reducePayment(this.state, event);
      storeAttempt(this.#dependencies.preferences, openAttempt(this.state));
    });
  }

  async #send(order: Order, paid: Paid): Promise<void> {
    const { payments, newKey } = this.#dependencies;
    const { basket } = this.#session;
    const attempt = attemptOf(order, paid.entry, newKey());
    const before = openAttempt(this.state);
    // An attempt from before a reload: its payment means is unknown.
    const isOld = before !== null && before.means === null && repeatsAttempt(attempt, before);
    this.#happen({ type: 'pay-pressed', attempt });
    const answer = await payments.pay({
      ...order,
      means: paid.means,
      idempotencyKey: openAttempt(this.state)?.key ?? attempt.key,
    });
    if (answer.ok) {
      this.#answered(answer.value);
      return;
    }
    // The old attempt ended without a charge, so this press counts as the next attempt.
    if (isOld && paymentNotice(answer.failure).kind === 'modal') {
      this.#happen({ type: 'refused', failure: answer.failure });
      await this.#sendAnew(order);
      return;
    }
    const shown = basket.basket;
    await this.#refused(answer.failure);
    const isUntouched =
      shown !== undefined &&
      basket.basket !== undefined &&
      isSame(shown, basket.basket) &&
      !basket.isFrozen;
    if (
      isOld &&
      isUntouched &&
      (answer.failure.kind === 'basket-changed' || answer.failure.kind === 'payment-cancelled')
    ) {
      this.#session.showNotice(null);
      await this.#sendAnew(order);
    }
  }

  /**
   * Repeats the payment with a new token, because a token may be valid for one payment
   * only.
   */
  async #sendAnew(order: Order): Promise<void> {
    runInAction(() => {
      this.isPreparing = true;
    });
    const paid = await this.#collect();
    runInAction(() => {
      this.isPreparing = false;
    });
    if (paid) await this.#send(order, paid);
  }

  #answered(payment: Payment): void {
    const { basket, forgetEntered } = this.#session;
    const order = basket.basket;
    this.#happen({ type: 'answered', payment });
    if (payment.status !== 'authorised') return;
    forgetEntered();
    if (order)
      this.#dependencies.analytics.track({
        name: 'order-placed',
        currency: order.total.currency,
        itemCount: order.itemCount,
      });
    void basket.reload();
  }
}

const isSame = (
  shown: Parameters<typeof compareBaskets>[0],
  now: Parameters<typeof compareBaskets>[0],
): boolean => shown.id === now.id && compareBaskets(shown, now).length === 0;
