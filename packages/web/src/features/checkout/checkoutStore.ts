import { type Basket, type BasketChange, type BasketRefused, compareBaskets, type ShippingMethod } from '@tailorbird/domain/basket';
import {
  type Card,
  type CardFailures,
  type Checkout,
  type CheckoutMessage,
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
import { type LoadState, type Locale, type Result, unreachable } from '@tailorbird/domain/kernel';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../platform/visit/visitStore.ts';
import { AddressForm } from './addressForm.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutStep, checkoutSteps } from './checkoutSteps.ts';
import { EnteredDraft } from './enteredDraft.ts';
import { attemptOf, keepAttempt, readAttempt } from './paymentAttempt.ts';
import type { PhoneCheck } from './phone.ts';
import { ShippingChoice } from './shippingChoice.ts';

/** What a checkout needs of the basket on this tab. */
export type CheckoutBasket = {
  readonly basket: Basket | undefined;
  readonly state: LoadState<Basket, BasketRefused>;
  readonly summary: { readonly total: Basket['total']; readonly shippingMethod: ShippingMethod | null } | null;
  readonly isFrozen: boolean;
  readonly refresh: (language: Locale) => Promise<unknown>;
  readonly reload: () => Promise<Result<Basket, BasketRefused>>;
  readonly take: (basket: Basket) => void;
  /** Resolves when every change of the basket has been answered. */
  readonly settle: () => Promise<void>;
};

export type CheckoutStoreDependencies = {
  readonly basket: CheckoutBasket;
  readonly checkout: Checkout;
  readonly payments: Payments;
  readonly preferences: Preferences;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly visit: VisitStore;
  readonly clock: Clock;
  readonly checkPhone: PhoneCheck;
  readonly newKey: () => string;
  /** Where the bank's page sends the customer back to. */
  readonly returnUrl: () => string;
};

/** What a customer is told about the checkout as a whole. */
export type CheckoutNotice =
  | { readonly kind: 'message'; readonly message: CheckoutMessage | 'basket-refused' | 'may-be-paid' }
  | { readonly kind: 'vouchers-removed'; readonly codes: readonly string[] };

/** From a filled basket to an order: who and where to, how, and with what. What a customer entered is theirs; what the server accepted is known beside it. */
export class CheckoutStore {
  readonly address: AddressForm;
  readonly shipping: ShippingChoice;
  areTermsMissing = false;
  cardFailures: CardFailures = {};
  payment: PaymentState;
  /** The payment error dialog (CHECKOUT-16). */
  refusal: Extract<PaymentNotice, { readonly kind: 'modal' }>['about'] | null = null;
  notice: CheckoutNotice | null = null;
  /** How the basket differs from what was shown when the customer pressed "pay". */
  changes: readonly BasketChange[] = [];
  /** There is nothing to pay for: back to the shop (CHECKOUT-14). */
  isOver = false;
  /** An order that could not be made although it may be paid for (CHECKOUT-17). */
  isUnfinished = false;
  /** Counts refused tries to go on, so that the page can bring the errors into view. */
  refusals = 0;
  isPreparing = false;
  readonly #dependencies: CheckoutStoreDependencies;
  readonly #entered: EnteredDraft;
  readonly #stop: () => void;

  constructor(dependencies: CheckoutStoreDependencies) {
    this.#dependencies = dependencies;
    const { basket } = dependencies;
    const entered = new EnteredDraft(dependencies.preferences);
    this.#entered = entered;
    this.address = new AddressForm({ ...dependencies, entered, requiresShipping: () => this.requiresShipping });
    this.shipping = new ShippingChoice({
      ...dependencies,
      entered,
      chosenMethod: () => basket.summary?.shippingMethod ?? null,
      requiresShipping: () => this.requiresShipping,
      acceptedAddress: () => this.address.accepted,
      take: basket.take,
      onRefused: (failure) => this.#tell(failure, 'shipping-not-picked'),
    });
    this.payment = readyToPay(readAttempt(dependencies.preferences));
    makeAutoObservable(this, { address: false, shipping: false }, { autoBind: true });
    const { visit } = dependencies;
    this.#stop = reaction(
      () => (visit.user === undefined ? undefined : (visit.user?.id ?? null)),
      (_, before) => {
        if (before !== undefined) void this.address.readSetting();
      },
    );
  }

  dispose(): void {
    this.#stop();
  }

  get draft(): CheckoutDraft {
    return this.#entered.value;
  }

  get requiresShipping(): boolean {
    return this.#dependencies.basket.basket?.requiresShipping ?? true;
  }

  /** The furthest step one may be at. */
  get reachable(): CheckoutStep {
    if (!this.address.isDone) return 'address';
    return this.shipping.isDone ? 'payment' : 'shipping';
  }

  /** The step to show for the one that was asked for. */
  stepFor(asked: string | null): CheckoutStep {
    const step = checkoutSteps.find((each) => each === asked) ?? 'address';
    return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(this.reachable) ? step : this.reachable;
  }

  /** Nothing is left to pay: credit or vouchers cover all. */
  get isNothingToPay(): boolean {
    return this.#dependencies.basket.summary?.total.amount === 0;
  }

  get isPaying(): boolean {
    return this.isPreparing || isPaymentUnderWay(this.payment);
  }

  /** Brings in what the checkout begins with. */
  async start(language: Locale): Promise<void> {
    const { basket } = this.#dependencies;
    await Promise.all([basket.refresh(language), this.address.readSetting()]);
    if (this.payment.status === 'ready') runInAction(() => this.#leaveIfEmpty());
    if (this.shipping.wantsDropPoint) await this.shipping.readDropPoints();
  }

  /** Checks who and where to, and hands the address to the server. Answers whether one may go on. */
  async submitAddress(): Promise<boolean> {
    if (this.address.isSaving) return false;
    this.notice = null;
    const outcome = await this.address.submit();
    return runInAction(() => {
      switch (outcome.kind) {
        case 'accepted':
          this.#dependencies.basket.take(outcome.basket);
          this.shipping.startOver();
          return true;
        case 'unchanged':
          return true;
        case 'busy':
          return false;
        case 'refused':
          this.#tell(outcome.failure, 'address-not-added');
          this.refusals += 1;
          return false;
        case 'invalid':
          this.refusals += 1;
          return false;
        default:
          return unreachable(outcome);
      }
    });
  }

  async chooseMethod(code: string): Promise<void> {
    this.notice = null;
    await this.shipping.chooseMethod(code);
  }

  async chooseDropPoint(id: string): Promise<void> {
    this.notice = null;
    await this.shipping.chooseDropPoint(id);
  }

  /** Answers whether one may go on to the payment. */
  async submitShipping(): Promise<boolean> {
    if (this.shipping.isSubmitting) return false;
    const mayGoOn = await this.shipping.submit();
    if (!mayGoOn) runInAction(() => (this.refusals += 1));
    return mayGoOn;
  }

  /** Asks, before the card is typed, whether the basket can be paid for. */
  async preparePayment(): Promise<void> {
    const { checkout, basket } = this.#dependencies;
    await basket.settle();
    if (basket.isFrozen) return;
    const valid = await checkout.validateBasket();
    if (!valid.ok && valid.failure.kind !== 'unreachable' && this.payment.status === 'ready' && !basket.isFrozen)
      await this.#refused(valid.failure);
  }

  acceptTerms(termsAccepted: boolean): void {
    this.areTermsMissing = false;
    this.#entered.keep({ termsAccepted });
  }

  enterComment(comment: string): void {
    this.#entered.keep({ comment });
  }

  /** What was wrong with a field of the card is being mended. */
  forgetCardFailure(field: keyof CardFailures): void {
    const { [field]: _, ...others } = this.cardFailures;
    this.cardFailures = others;
  }

  /** Pays, once, however often it is pressed. `card` is only looked at when something is to be paid. */
  async pay(card: Card): Promise<void> {
    const { basket, clock } = this.#dependencies;
    if (this.isPaying || this.payment.status !== 'ready') return;
    this.isPreparing = true;
    this.notice = null;
    this.changes = [];
    await basket.settle();
    const today = new Date(clock.now());
    const checked = this.isNothingToPay ? null : validateCard(card, { year: today.getFullYear(), month: today.getMonth() + 1 });
    const missing = basket.basket
      ? checkoutMissing({ basket: basket.basket, shippingAddress: this.address.accepted, termsAccepted: this.draft.termsAccepted })
      : [];
    const total = basket.summary?.total;
    const isReady = runInAction(() => {
      this.isPreparing = false;
      this.cardFailures = checked && !checked.ok ? checked.failure : {};
      this.areTermsMissing = missing.some(({ kind }) => kind === 'terms-not-accepted');
      this.shipping.missing = missing.some(({ kind }) => kind === 'shipping-method-missing') ? 'method' : null;
      if (missing.length === 0 && checked?.ok !== false) return true;
      this.refusals += 1;
      return false;
    });
    if (!isReady || !total) return;
    await this.#send({
      expected: total,
      method: checked?.ok ? { type: 'card', card: checked.value } : { type: 'none' },
      guestEmail: this.address.isGuest ? this.draft.email.trim() : null,
      termsAccepted: this.draft.termsAccepted,
      comment: this.draft.comment.trim(),
      returnUrl: this.#dependencies.returnUrl(),
    });
  }

  /** The customer is back from the bank's page. */
  async completePayment(paymentId: string, redirectResult: string): Promise<void> {
    if (this.payment.status !== 'ready') return;
    this.#happen({ type: 'returned', paymentId });
    const answer = await this.#dependencies.payments.complete(paymentId, redirectResult);
    if (answer.ok) this.#answered(answer.value);
    else await this.#refused(answer.failure);
  }

  closeRefusal(): void {
    this.refusal = null;
  }

  closeNotice(): void {
    this.notice = null;
    this.changes = [];
  }

  /** The payment moves on; the attempt that may have taken money is kept over a reload. */
  #happen(event: PaymentEvent): void {
    runInAction(() => {
      this.payment = reducePayment(this.payment, event);
      keepAttempt(this.#dependencies.preferences, openAttempt(this.payment));
    });
  }

  async #send(order: Omit<PaymentRequest, 'idempotencyKey'>): Promise<void> {
    const { payments, newKey, basket } = this.#dependencies;
    const attempt = attemptOf(order, newKey());
    const before = openAttempt(this.payment);
    // An attempt from before a reload: nobody knows its card.
    const isOld = before !== null && before.card === null && repeatsAttempt(attempt, before);
    this.#happen({ type: 'pay-pressed', attempt });
    const answer = await payments.pay({ ...order, idempotencyKey: openAttempt(this.payment)?.key ?? attempt.key });
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
    const isUntouched = shown !== undefined && basket.basket?.id === shown.id && this.changes.length === 0 && !basket.isFrozen;
    if (isOld && isUntouched && (answer.failure.kind === 'basket-changed' || answer.failure.kind === 'payment-cancelled')) {
      this.closeNotice();
      await this.#send(order);
    }
  }

  #answered(payment: Payment): void {
    const { analytics, basket } = this.#dependencies;
    const order = basket.basket;
    this.#happen({ type: 'answered', payment });
    if (payment.status !== 'authorised') return;
    this.#entered.forget();
    if (order) analytics.track({ name: 'order-placed', currency: order.total.currency, itemCount: order.itemCount });
    void basket.reload();
  }

  async #refused(failure: PaymentFailure): Promise<void> {
    const { analytics, basket } = this.#dependencies;
    const notice = paymentNotice(failure);
    const before = basket.basket;
    const hadAttempt = openAttempt(this.payment) !== null;
    this.#happen({ type: 'refused', failure });
    analytics.track({ name: 'payment-failed', kind: failure.kind });
    if (failure.kind !== 'unreachable' && failure.kind !== 'card-invalid') await basket.reload();
    runInAction(() => {
      switch (notice.kind) {
        case 'modal':
          this.refusal = notice.about;
          return;
        case 'message':
          if (notice.message === 'order-not-finalized') this.isUnfinished = true;
          else this.notice = notice;
          break;
        case 'vouchers-removed':
          this.notice = notice;
          break;
        case 'leave':
          this.#leave(hadAttempt);
          return;
        case 'form':
          this.#pointOut(notice.failure);
          return;
        default:
          unreachable(notice);
      }
      if (before && basket.basket) this.changes = compareBaskets(before, basket.basket);
    });
  }

  /** What the server found missing is pointed out where it is entered. */
  #pointOut(failure: PaymentFailure): void {
    if (failure.kind === 'address-missing') this.address.accepted = null;
    if (failure.kind === 'shipping-method-missing') this.shipping.pointOut();
    if (failure.kind === 'terms-not-accepted') this.areTermsMissing = true;
    if (failure.kind === 'email-invalid') this.address.emailFailure = { kind: 'email-invalid' };
    if (failure.kind === 'card-invalid') this.cardFailures = failure.fields;
    this.refusals += 1;
  }

  #tell(failure: BasketRefused | { readonly kind: 'address-refused' }, message: CheckoutMessage): void {
    this.notice = { kind: 'message', message };
    if (failure.kind === 'basket-frozen') void this.#dependencies.basket.reload();
  }

  #leaveIfEmpty(): void {
    if (this.#dependencies.basket.basket?.lines.length === 0) this.#leave(openAttempt(this.payment) !== null);
  }

  /** There is nothing to pay for. After an attempt whose answer never came that is most likely because there is an order. */
  #leave(hadAttempt: boolean): void {
    this.#happen({ type: 'given-up' });
    if (hadAttempt) this.notice = { kind: 'message', message: 'may-be-paid' };
    else this.isOver = true;
  }
}
