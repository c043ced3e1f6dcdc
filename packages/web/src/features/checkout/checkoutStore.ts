import type { BasketChange, BasketRefused } from '@tailorbird/domain/basket';
import type { Checkout, CheckoutMessage } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { AddressForm, type AddressFormDependencies } from './addressForm.ts';
import type { CheckoutBasket } from './checkoutBasket.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutNotice } from './checkoutNotice.ts';
import type { CheckoutPayment, CheckoutPaymentDependencies } from './checkoutPayment.ts';
import { type CheckoutStep, stepsOf } from './checkoutSteps.ts';
import { EnteredDraft } from './enteredDraft.ts';
import { ShippingChoice, type ShippingChoiceDependencies } from './shippingChoice.ts';

export type PaymentDependencies = Omit<
  CheckoutPaymentDependencies,
  'openFields' | 'openButton' | 'device'
> & {
  readonly returnUrl: () => string;
};

/** Loads the payment part, which only the last step needs. */
export type CreatePayment = (
  store: CheckoutStore,
  dependencies: PaymentDependencies,
) => Promise<CheckoutPayment>;

/** Code of the steps, loaded before they are submitted. */
export type LateSteps = {
  readonly address: () => Promise<{
    readonly submitAddress: (store: CheckoutStore) => Promise<boolean>;
  }>;
  readonly shipping: ShippingChoiceDependencies['loadSteps'];
  readonly prefill: () => Promise<{
    readonly prefillCheckout: (store: CheckoutStore) => Promise<void>;
  }>;
};

export type CheckoutStoreDependencies = PaymentDependencies & {
  readonly steps: LateSteps;
  readonly checkout: Checkout;
  readonly visit: VisitStore;
  readonly checkAddress: AddressFormDependencies['checkAddress'];
  readonly createPayment: CreatePayment;
};

/**
 * A checkout from basket to order: address, shipping and payment. Keeps the customer's input
 * beside the values that the server accepted.
 */
export class CheckoutStore {
  readonly basket: CheckoutBasket;
  readonly address: AddressForm;
  readonly shipping: ShippingChoice;
  /** Loads ahead of the last step, and at once if a payment is in progress. */
  payment: CheckoutPayment | null = null;
  notice: CheckoutNotice | null = null;
  /** Differences between the basket now and the one shown when the customer pressed "pay". */
  changes: readonly BasketChange[] = [];
  /** True if known customer data is being applied. */
  isBeginning = false;
  isOver = false;
  /** Counts refused submits, so that the page can scroll to the errors. */
  refusals = 0;
  readonly #dependencies: CheckoutStoreDependencies;
  readonly #entered: EnteredDraft;
  readonly #stop: () => void;

  constructor(basket: CheckoutBasket, dependencies: CheckoutStoreDependencies) {
    this.basket = basket;
    this.#dependencies = dependencies;
    const entered = new EnteredDraft(dependencies.preferences);
    this.#entered = entered;
    this.address = new AddressForm({
      ...dependencies,
      entered,
      requiresShipping: () => this.requiresShipping,
    });
    this.shipping = new ShippingChoice({
      ...dependencies,
      entered,
      loadSteps: dependencies.steps.shipping,
      chosenMethod: () => basket.summary?.shippingMethod ?? null,
      requiresShipping: () => this.requiresShipping,
      acceptedAddress: () => this.address.accepted,
      setBasket: basket.setBasket,
      onRefused: (failure) => this.showRefusal(failure, 'shipping-not-picked'),
    });
    makeAutoObservable(
      this,
      {
        basket: false,
        address: false,
        shipping: false,
        payment: observableRef,
        notice: observableRef,
        changes: observableRef,
      },
      { autoBind: true },
    );
    const { visit } = dependencies;
    this.#stop = reaction(
      () => (visit.user === undefined ? undefined : (visit.user?.id ?? null)),
      (_, before) => {
        if (before !== undefined)
          void this.address.readSetting().then(() => this.#prefillCheckout());
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
    return this.basket.basket?.requiresShipping ?? true;
  }

  get steps(): readonly CheckoutStep[] {
    return stepsOf(this.requiresShipping);
  }

  /** The last step whose predecessors are complete. */
  get reachable(): CheckoutStep {
    if (!this.address.isDone) return 'address';
    return this.shipping.isDone ? 'payment' : 'shipping';
  }

  /**
   * The step to show for the requested one. Returning customers start at the first incomplete
   * step.
   */
  stepFor(asked: string | null): CheckoutStep {
    if (asked === null && !this.address.isGuest) return this.reachable;
    const step = this.steps.find((each) => each === asked) ?? 'address';
    return this.steps.indexOf(step) <= this.steps.indexOf(this.reachable) ? step : this.reachable;
  }

  /** True if credit or vouchers cover the whole total. */
  get isNothingToPay(): boolean {
    return this.basket.summary?.total.amount === 0;
  }

  get isPaying(): boolean {
    return this.payment?.isUnderWay ?? false;
  }

  async start(language: Locale): Promise<void> {
    runInAction(() => {
      this.isBeginning = true;
    });
    await Promise.all([this.basket.refresh(language), this.address.readSetting()]);
    if (this.basket.basket?.lines.length === 0) await this.#leaveEmpty();
    else await this.#prefillCheckout();
    runInAction(() => {
      this.isBeginning = false;
    });
    await this.shipping.readDropPoints();
  }

  /** If known data cannot be applied now, the customer enters it. */
  async #prefillCheckout(): Promise<void> {
    const isKnown =
      !this.basket.isFrozen &&
      (this.address.savedAddresses.length > 0 ||
        (!this.address.isGuest && this.address.accepted !== null));
    const late = isKnown ? await this.#dependencies.steps.prefill().catch(() => null) : null;
    await late?.prefillCheckout(this);
  }

  /**
   * Validates customer and address and sends the address to the server. Returns whether the
   * customer may continue.
   */
  async submitAddress(): Promise<boolean> {
    if (this.address.isSaving) return false;
    this.notice = null;
    const steps = await this.#dependencies.steps.address().catch(() => null);
    if (steps) return await steps.submitAddress(this);
    this.showRefusal({ kind: 'unreachable' }, 'address-not-added');
    this.refuse();
    return false;
  }

  async openPayment(): Promise<CheckoutPayment> {
    const payment =
      this.payment ?? (await this.#dependencies.createPayment(this, this.#dependencies));
    return runInAction(() => {
      this.payment ??= payment;
      return this.payment;
    });
  }

  acceptTerms(termsAccepted: boolean): void {
    this.payment?.forgetMissingTerms();
    this.#entered.save({ termsAccepted });
  }

  enterComment(comment: string): void {
    this.#entered.save({ comment });
  }

  showNotice(notice: CheckoutNotice | null, changes: readonly BasketChange[] = []): void {
    this.notice = notice;
    this.changes = changes;
  }

  refuse(): void {
    this.refusals += 1;
  }

  forgetEntered(): void {
    this.#entered.forget();
  }

  showRefusal(
    failure: BasketRefused | { readonly kind: 'address-refused' },
    message: CheckoutMessage,
  ): void {
    this.notice = { kind: 'message', message };
    if (failure.kind === 'basket-frozen') void this.basket.reload();
  }

  async #leaveEmpty(): Promise<void> {
    const payment = await this.openPayment().catch(() => null);
    if (payment?.state.status === 'ready') payment.giveUp();
  }
}
