import { type Basket, type BasketChange, type BasketRefused, compareBaskets, type ShippingMethod } from '@tailorbird/domain/basket';
import {
  type Address,
  type AddressFailures,
  type AddressField,
  type AddressWarning,
  addressWarnings,
  type Card,
  type CardFailures,
  type Checkout,
  type CheckoutMessage,
  type Country,
  checkoutMissing,
  type DropPoint,
  isPaymentUnderWay,
  openAttempt,
  type Payment,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentMethod,
  type PaymentNotice,
  type PaymentRequest,
  type PaymentState,
  type Payments,
  paymentNotice,
  readyToPay,
  reducePayment,
  repeatsAttempt,
  validateAddress,
  validateCard,
} from '@tailorbird/domain/checkout';
import {
  contentOf,
  type EmailFailure,
  type LoadState,
  type Locale,
  parseEmail,
  type Result,
  reduceLoadState,
  unreachable,
} from '@tailorbird/domain/kernel';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../platform/visit/visitStore.ts';
import { type CheckoutDraft, keepDraft, readDraft } from './checkoutDraft.ts';
import { type CheckoutStep, checkoutSteps } from './checkoutSteps.ts';
import { attemptOf, keepAttempt, readAttempt } from './paymentAttempt.ts';
import type { PhoneCheck } from './phone.ts';

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

type Unreached = { readonly kind: 'unreachable' };
type Setting = { readonly countries: readonly Country[]; readonly savedAddresses: readonly Address[] };

/** What a customer is told about the checkout as a whole. */
export type CheckoutNotice =
  | { readonly kind: 'message'; readonly message: CheckoutMessage | 'basket-refused' | 'may-be-paid' }
  | { readonly kind: 'vouchers-removed'; readonly codes: readonly string[] };

/** The code of the method that goes to a parcel shop. */
export const dropPointMethod = 'drop-point';

/** From a filled basket to an order: who and where to, how, and with what. What a customer entered is theirs; what the server accepted is known beside it. */
export class CheckoutStore {
  setting: LoadState<Setting, Unreached> = { status: 'initial' };
  draft: CheckoutDraft;
  /** The address the server has for this basket. */
  accepted: Address | null = null;
  emailFailure: EmailFailure | null = null;
  addressFailures: AddressFailures = {};
  isSavingAddress = false;
  dropPoints: LoadState<readonly DropPoint[], Unreached> = { status: 'initial' };
  /** The method that was clicked and not answered yet. */
  choosingMethod: string | null = null;
  isShippingMissing = false;
  isDropPointMissing = false;
  areTermsMissing = false;
  methods: readonly PaymentMethod[] = [];
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
  readonly #stop: () => void;

  constructor(dependencies: CheckoutStoreDependencies) {
    this.#dependencies = dependencies;
    this.draft = readDraft(dependencies.preferences);
    this.payment = readyToPay(readAttempt(dependencies.preferences));
    makeAutoObservable(this, {}, { autoBind: true });
    const { visit } = dependencies;
    this.#stop = reaction(
      () => (visit.user === undefined ? undefined : (visit.user?.id ?? null)),
      (_, before) => {
        if (before !== undefined) void this.readSetting();
      },
    );
  }

  dispose(): void {
    this.#stop();
  }

  get isGuest(): boolean {
    return !this.#dependencies.visit.isSignedIn;
  }

  get requiresShipping(): boolean {
    return this.#dependencies.basket.basket?.requiresShipping ?? true;
  }

  get countries(): readonly Country[] {
    return contentOf(this.setting)?.countries ?? [];
  }

  get savedAddresses(): readonly Address[] {
    return contentOf(this.setting)?.savedAddresses ?? [];
  }

  /** CHECKOUT-06, CHECKOUT-10. */
  get warnings(): readonly AddressWarning[] {
    return addressWarnings(this.draft.address, this.#dependencies.visit.countryCode);
  }

  get chosenMethod(): ShippingMethod | null {
    return this.#dependencies.basket.summary?.shippingMethod ?? null;
  }

  get wantsDropPoint(): boolean {
    return (this.choosingMethod ?? this.chosenMethod?.code) === dropPointMethod;
  }

  get dropPoint(): DropPoint | null {
    return contentOf(this.dropPoints)?.find(({ id }) => id === this.draft.dropPointId) ?? null;
  }

  get isIdentified(): boolean {
    return !this.isGuest || parseEmail(this.draft.email).ok;
  }

  get isAddressDone(): boolean {
    return this.isIdentified && (!this.requiresShipping || this.accepted !== null);
  }

  get isShippingDone(): boolean {
    return !this.requiresShipping || (this.chosenMethod !== null && (!this.wantsDropPoint || this.draft.dropPointId !== null));
  }

  /** The furthest step one may be at. */
  get reachable(): CheckoutStep {
    if (!this.isAddressDone) return 'address';
    return this.isShippingDone ? 'payment' : 'shipping';
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
    await Promise.all([basket.refresh(language), this.readSetting()]);
    if (this.payment.status === 'ready') runInAction(() => this.#leaveIfEmpty());
    if (this.wantsDropPoint) await this.readDropPoints();
  }

  async readSetting(): Promise<void> {
    const { checkout, visit } = this.#dependencies;
    this.setting = reduceLoadState(this.setting, { type: 'requested' });
    await when(() => visit.state.status !== 'unknown');
    const [countries, savedAddresses, shippingAddress] = await Promise.all([
      checkout.countries(),
      visit.isSignedIn ? checkout.savedAddresses() : null,
      checkout.shippingAddress(),
    ]);
    runInAction(() => {
      if (!countries.ok || !shippingAddress.ok) {
        this.setting = reduceLoadState(this.setting, { type: 'failed', failure: { kind: 'unreachable' } });
        return;
      }
      const saved = savedAddresses?.ok ? savedAddresses.value : [];
      this.setting = reduceLoadState(this.setting, { type: 'arrived', value: { countries: countries.value, savedAddresses: saved } });
      this.accepted = shippingAddress.value;
      this.#prefill(shippingAddress.value ?? saved[0] ?? null);
    });
  }

  enterEmail(email: string): void {
    this.#keep({ email });
    this.emailFailure = null;
  }

  enterAddress(field: AddressField, value: string): void {
    const isCountry = field === 'countryCode';
    // What a country asks for is asked anew for another one, and a state belongs to its country.
    const outdated: readonly AddressField[] = isCountry ? ['countryCode', 'state', 'postcode', 'phone', 'city'] : [field];
    this.addressFailures = Object.fromEntries(
      Object.entries(this.addressFailures).filter(([failed]) => !outdated.includes(failed as AddressField)),
    );
    const state = isCountry ? { state: '' } : {};
    this.#keep({ address: { ...this.draft.address, ...state, [field]: value } });
  }

  /** Takes an address of the customer's over into the form. */
  takeAddress(address: Address): void {
    this.addressFailures = {};
    this.#keep({ address });
  }

  /** Says at once what is wrong with one field that was filled in. */
  async checkField(field: AddressField): Promise<void> {
    const { address } = this.draft;
    if (address[field].trim() === '') return;
    const failures = await this.#failuresOf(address);
    const failure = failures[field];
    if (failure && failure.kind !== 'required' && this.draft.address[field] === address[field]) {
      runInAction(() => {
        this.addressFailures = { ...this.addressFailures, [field]: failure };
      });
    }
  }

  /** Checks who and where to, and hands the address to the server. Answers whether one may go on. */
  async submitAddress(): Promise<boolean> {
    const { checkout, basket } = this.#dependencies;
    if (this.isSavingAddress) return false;
    this.isSavingAddress = true;
    this.notice = null;
    const email = this.isGuest ? parseEmail(this.draft.email) : null;
    const failures = this.requiresShipping ? await this.#failuresOf(this.draft.address) : {};
    const isSound = email?.ok !== false && Object.keys(failures).length === 0;
    const sent = isSound && this.requiresShipping ? await checkout.setShippingAddress(this.draft.address) : null;
    return runInAction(() => {
      this.isSavingAddress = false;
      this.emailFailure = email && !email.ok ? email.failure : null;
      this.addressFailures = failures;
      if (!isSound) {
        this.refusals += 1;
        return false;
      }
      if (sent === null) return true;
      if (sent.ok) {
        basket.take(sent.value);
        this.accepted = this.draft.address;
        this.dropPoints = { status: 'initial' };
        if (this.wantsDropPoint) void this.readDropPoints();
        return true;
      }
      if (sent.failure.kind === 'address-refused') this.addressFailures = sent.failure.fields;
      else this.#tell(sent.failure, 'address-not-added');
      this.refusals += 1;
      return false;
    });
  }

  async chooseMethod(code: string): Promise<void> {
    const { checkout, basket } = this.#dependencies;
    this.choosingMethod = code;
    this.isShippingMissing = false;
    this.isDropPointMissing = false;
    this.notice = null;
    if (code === dropPointMethod) void this.readDropPoints();
    const answer = await checkout.chooseShippingMethod(code);
    runInAction(() => {
      // Only the method that was clicked last counts.
      if (this.choosingMethod !== code) return;
      this.choosingMethod = null;
      if (answer.ok) basket.take(answer.value);
      else this.#tell(answer.failure, 'shipping-not-picked');
    });
  }

  async readDropPoints(): Promise<void> {
    const address = this.accepted;
    if (!address) return;
    this.dropPoints = reduceLoadState(this.dropPoints, { type: 'requested' });
    const answer = await this.#dependencies.checkout.dropPoints(address);
    // Those near another address are being asked for.
    if (address !== this.accepted) return;
    runInAction(() => {
      this.dropPoints = reduceLoadState(
        this.dropPoints,
        answer.ok ? { type: 'arrived', value: answer.value } : { type: 'failed', failure: answer.failure },
      );
      // A drop point near another address is none any more.
      if (answer.ok && !answer.value.some(({ id }) => id === this.draft.dropPointId)) this.#keep({ dropPointId: null });
    });
  }

  async chooseDropPoint(id: string): Promise<void> {
    const { checkout, basket } = this.#dependencies;
    const before = this.draft.dropPointId;
    this.isDropPointMissing = false;
    this.notice = null;
    this.#keep({ dropPointId: id });
    const answer = await checkout.chooseDropPoint(id);
    runInAction(() => {
      if (answer.ok) {
        basket.take(answer.value);
        return;
      }
      // Another one was chosen meanwhile.
      if (this.draft.dropPointId !== id) return;
      this.#keep({ dropPointId: before });
      this.#tell(answer.failure, 'shipping-not-picked');
    });
  }

  /** Answers whether one may go on to the payment. */
  submitShipping(): boolean {
    if (this.choosingMethod !== null) return false;
    this.isShippingMissing = this.requiresShipping && this.chosenMethod === null;
    this.isDropPointMissing = this.wantsDropPoint && this.draft.dropPointId === null;
    if (this.isShippingDone) return true;
    this.refusals += 1;
    return false;
  }

  /** Asks, before the card is typed, whether the basket can be paid for, and how. */
  async preparePayment(): Promise<void> {
    const { checkout, payments, basket } = this.#dependencies;
    await basket.settle();
    if (basket.isFrozen) return;
    const [valid, methods] = await Promise.all([checkout.validateBasket(), payments.methods()]);
    runInAction(() => {
      if (methods.ok) this.methods = methods.value;
    });
    if (!valid.ok && valid.failure.kind !== 'unreachable' && this.payment.status === 'ready' && !basket.isFrozen)
      await this.#refused(valid.failure);
  }

  acceptTerms(termsAccepted: boolean): void {
    this.areTermsMissing = false;
    this.#keep({ termsAccepted });
  }

  enterComment(comment: string): void {
    this.#keep({ comment });
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
      ? checkoutMissing({ basket: basket.basket, shippingAddress: this.accepted, termsAccepted: this.draft.termsAccepted })
      : [];
    const total = basket.summary?.total;
    const isReady = runInAction(() => {
      this.isPreparing = false;
      this.cardFailures = checked && !checked.ok ? checked.failure : {};
      this.areTermsMissing = missing.some(({ kind }) => kind === 'terms-not-accepted');
      this.isShippingMissing = missing.some(({ kind }) => kind === 'shipping-method-missing');
      if (missing.length === 0 && checked?.ok !== false) return true;
      this.refusals += 1;
      return false;
    });
    if (!isReady || !total) return;
    await this.#send({
      expected: total,
      method: checked?.ok ? { type: 'card', card: checked.value } : { type: 'none' },
      guestEmail: this.isGuest ? this.draft.email.trim() : null,
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
    const { analytics, basket, preferences } = this.#dependencies;
    const order = basket.basket;
    this.#happen({ type: 'answered', payment });
    if (payment.status !== 'authorised') return;
    preferences.remove('checkoutDraft');
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
    if (failure.kind === 'address-missing') this.accepted = null;
    if (failure.kind === 'shipping-method-missing') {
      this.isShippingMissing = this.chosenMethod === null;
      this.isDropPointMissing = this.wantsDropPoint;
      if (this.wantsDropPoint) this.#keep({ dropPointId: null });
    }
    if (failure.kind === 'terms-not-accepted') this.areTermsMissing = true;
    if (failure.kind === 'email-invalid') this.emailFailure = { kind: 'email-invalid' };
    if (failure.kind === 'card-invalid') this.cardFailures = failure.fields;
    this.refusals += 1;
  }

  #tell(failure: BasketRefused | { readonly kind: 'address-refused' }, message: CheckoutMessage): void {
    this.notice = { kind: 'message', message };
    if (failure.kind === 'basket-frozen') void this.#dependencies.basket.reload();
  }

  async #failuresOf(address: Address): Promise<AddressFailures> {
    const shippable = this.countries.filter((country) => country.shippable).map(({ code }) => code);
    const checked = validateAddress(address, shippable.length > 0 ? shippable : null);
    const failures = checked.ok ? {} : checked.failure;
    if (failures.phone || address.phone.trim() === '') return failures;
    const isPhone = await this.#dependencies.checkPhone(address.phone, address.countryCode);
    return isPhone ? failures : { ...failures, phone: { kind: 'invalid-phone' } };
  }

  /** A form nobody has touched begins with what is known. */
  #prefill(known: Address | null): void {
    const { countryCode, ...typed } = this.draft.address;
    if (Object.values(typed).some((value) => value !== '')) return;
    if (known) this.#keep({ address: known });
    else if (countryCode === '') {
      const here = this.#dependencies.visit.countryCode;
      const isShippable = this.countries.some(({ code, shippable }) => code === here && shippable);
      if (here && isShippable) this.#keep({ address: { ...this.draft.address, countryCode: here } });
    }
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

  #keep(changes: Partial<CheckoutDraft>): void {
    this.draft = { ...this.draft, ...changes };
    keepDraft(this.#dependencies.preferences, this.draft);
  }
}
