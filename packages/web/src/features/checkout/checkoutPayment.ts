import { type BasketChange, compareBaskets } from '@tailorbird/domain/basket';
import {
  type Card,
  type CardFailures,
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
  validateCard,
} from '@tailorbird/domain/checkout';
import { unreachable } from '@tailorbird/domain/kernel';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { CheckoutBasket } from './checkoutBasket.ts';
import type { CheckoutNotice } from './checkoutNotice.ts';
import { attemptOf, keepAttempt, readAttempt } from './keptAttempt.ts';

/** What a payment asks of its checkout, and tells it. */
export type PaymentDesk = {
  readonly basket: CheckoutBasket;
  readonly isNothingToPay: boolean;
  /** The order as it was entered, but for what is paid and how. */
  readonly order: Pick<PaymentRequest, 'guestEmail' | 'termsAccepted' | 'comment' | 'returnUrl'>;
  /** What has to be there before one can pay. */
  readonly entered: Omit<Parameters<typeof checkoutMissing>[0], 'basket'>;
  readonly tell: (notice: CheckoutNotice | null, changes?: readonly BasketChange[]) => void;
  /** The shipping method is missing, or it no longer is. */
  readonly missMethod: (isMissing: boolean) => void;
  /** What the server found missing is pointed out where it is entered. */
  readonly pointOut: (failure: PaymentFailure) => void;
  /** Errors are on the page: it brings them into view. */
  readonly refuse: () => void;
  /** There is nothing to pay for. */
  readonly leave: (hadAttempt: boolean) => void;
  /** There is an order: what was entered for it is no longer needed. */
  readonly forgetEntered: () => void;
};

export type CheckoutPaymentDependencies = {
  readonly checkout: Pick<Checkout, 'validateBasket'>;
  readonly payments: Payments;
  readonly preferences: Preferences;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly clock: Clock;
  readonly newKey: () => string;
};

/** The payment of a checkout: one attempt at a time, repeated with its key for as long as nobody knows whether it took money. */
export class CheckoutPayment {
  state: PaymentState;
  isPreparing = false;
  cardFailures: CardFailures = {};
  areTermsMissing = false;
  /** The payment error dialog (CHECKOUT-16). */
  refusal: Extract<PaymentNotice, { readonly kind: 'modal' }>['about'] | null = null;
  /** An order that could not be made although it may be paid for (CHECKOUT-17). */
  isUnfinished = false;
  readonly #desk: PaymentDesk;
  readonly #dependencies: CheckoutPaymentDependencies;

  constructor(desk: PaymentDesk, dependencies: CheckoutPaymentDependencies) {
    this.#desk = desk;
    this.#dependencies = dependencies;
    this.state = readyToPay(readAttempt(dependencies.preferences));
    makeAutoObservable(this, { state: observableRef, cardFailures: observableRef }, { autoBind: true });
  }

  get isUnderWay(): boolean {
    return this.isPreparing || isPaymentUnderWay(this.state);
  }

  forgetMissingTerms(): void {
    this.areTermsMissing = false;
  }

  /** What was wrong with a field of the card is being mended. */
  forgetCardFailure(field: keyof CardFailures): void {
    const { [field]: _, ...others } = this.cardFailures;
    this.cardFailures = others;
  }

  closeRefusal(): void {
    this.refusal = null;
  }

  /** Asks, before the card is typed, whether the basket can be paid for. */
  async prepare(): Promise<void> {
    const { basket } = this.#desk;
    await basket.settle();
    if (basket.isFrozen) return;
    const valid = await this.#dependencies.checkout.validateBasket();
    const isAsked = this.state.status === 'ready' && !basket.isFrozen;
    if (!valid.ok && valid.failure.kind !== 'unreachable' && isAsked) await this.#refused(valid.failure);
  }

  /** Pays, once, however often it is pressed. `card` is only looked at when something is to be paid. */
  async pay(card: Card): Promise<void> {
    const { basket } = this.#desk;
    if (this.isUnderWay || this.state.status !== 'ready') return;
    this.isPreparing = true;
    this.#desk.tell(null);
    await basket.settle();
    const total = basket.summary?.total;
    const method = runInAction(() => {
      this.isPreparing = false;
      return this.#check(card);
    });
    if (method && total) await this.#send({ ...this.#desk.order, expected: total, method });
  }

  /** The customer is back from the bank's page. */
  async complete(paymentId: string, redirectResult: string): Promise<void> {
    if (this.state.status !== 'ready') return;
    this.#happen({ type: 'returned', paymentId });
    const answer = await this.#dependencies.payments.complete(paymentId, redirectResult);
    if (answer.ok) this.#answered(answer.value);
    else await this.#refused(answer.failure);
  }

  /** There is nothing to pay for. After an attempt whose answer never came that is most likely because there is an order. */
  giveUp(): void {
    const hadAttempt = openAttempt(this.state) !== null;
    this.#happen({ type: 'given-up' });
    this.#desk.leave(hadAttempt);
  }

  /** Why it could not be paid, said where it belongs. */
  async #refused(failure: PaymentFailure): Promise<void> {
    const { analytics } = this.#dependencies;
    const { basket } = this.#desk;
    const notice = paymentNotice(failure);
    const before = basket.basket;
    const hadAttempt = openAttempt(this.state) !== null;
    this.#happen({ type: 'refused', failure });
    analytics.track({ name: 'payment-failed', kind: failure.kind });
    if (failure.kind !== 'unreachable' && failure.kind !== 'card-invalid') await basket.reload();
    const changes = before && basket.basket ? compareBaskets(before, basket.basket) : [];
    runInAction(() => {
      switch (notice.kind) {
        case 'modal':
          this.refusal = notice.about;
          return;
        case 'message':
          if (notice.message === 'order-not-finalized') this.isUnfinished = true;
          else this.#desk.tell(notice, changes);
          return;
        case 'vouchers-removed':
          this.#desk.tell(notice, changes);
          return;
        case 'leave':
          this.#happen({ type: 'given-up' });
          this.#desk.leave(hadAttempt);
          return;
        case 'form':
          if (notice.failure.kind === 'terms-not-accepted') this.areTermsMissing = true;
          if (notice.failure.kind === 'card-invalid') this.cardFailures = notice.failure.fields;
          this.#desk.pointOut(notice.failure);
          return;
        default:
          unreachable(notice);
      }
    });
  }

  /** Looks at what is needed to pay, and says what is missing or wrong. Null: it cannot be paid for so. */
  #check(card: Card): PaymentRequest['method'] | null {
    const { basket, entered, isNothingToPay } = this.#desk;
    const today = new Date(this.#dependencies.clock.now());
    const checked = isNothingToPay ? null : validateCard(card, { year: today.getFullYear(), month: today.getMonth() + 1 });
    const missing = basket.basket ? checkoutMissing({ ...entered, basket: basket.basket }) : [];
    this.cardFailures = checked && !checked.ok ? checked.failure : {};
    this.areTermsMissing = missing.some(({ kind }) => kind === 'terms-not-accepted');
    this.#desk.missMethod(missing.some(({ kind }) => kind === 'shipping-method-missing'));
    if (missing.length > 0 || checked?.ok === false) {
      this.#desk.refuse();
      return null;
    }
    return checked ? { type: 'card', card: checked.value } : { type: 'none' };
  }

  /** The payment moves on; the attempt that may have taken money is kept over a reload. */
  #happen(event: PaymentEvent): void {
    runInAction(() => {
      this.state = reducePayment(this.state, event);
      keepAttempt(this.#dependencies.preferences, openAttempt(this.state));
    });
  }

  async #send(order: Omit<PaymentRequest, 'idempotencyKey'>): Promise<void> {
    const { payments, newKey } = this.#dependencies;
    const { basket } = this.#desk;
    const attempt = attemptOf(order, newKey());
    const before = openAttempt(this.state);
    // An attempt from before a reload: nobody knows its card.
    const isOld = before !== null && before.card === null && repeatsAttempt(attempt, before);
    this.#happen({ type: 'pay-pressed', attempt });
    const answer = await payments.pay({ ...order, idempotencyKey: openAttempt(this.state)?.key ?? attempt.key });
    if (answer.ok) {
      this.#answered(answer.value);
      return;
    }
    // It turns out to be over, and took nothing: this press is simply the next one.
    if (isOld && paymentNotice(answer.failure).kind === 'modal') {
      this.#happen({ type: 'refused', failure: answer.failure });
      await this.#send(order);
      return;
    }
    const shown = basket.basket;
    await this.#refused(answer.failure);
    const isUntouched = shown !== undefined && basket.basket !== undefined && isSame(shown, basket.basket) && !basket.isFrozen;
    if (isOld && isUntouched && (answer.failure.kind === 'basket-changed' || answer.failure.kind === 'payment-cancelled')) {
      this.#desk.tell(null);
      await this.#send(order);
    }
  }

  #answered(payment: Payment): void {
    const { basket, forgetEntered } = this.#desk;
    const order = basket.basket;
    this.#happen({ type: 'answered', payment });
    if (payment.status !== 'authorised') return;
    forgetEntered();
    if (order) this.#dependencies.analytics.track({ name: 'order-placed', currency: order.total.currency, itemCount: order.itemCount });
    void basket.reload();
  }
}

const isSame = (shown: Parameters<typeof compareBaskets>[0], now: Parameters<typeof compareBaskets>[0]): boolean =>
  shown.id === now.id && compareBaskets(shown, now).length === 0;
