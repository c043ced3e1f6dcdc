import type { Basket, BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import type { Address, Checkout, DropPoint } from '@tailorbird/domain/checkout';
import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { EnteredDraft } from './enteredDraft.ts';

type Unreached = { readonly kind: 'unreachable' };

/** The code of the method that goes to a parcel shop. */
export const dropPointMethod = 'drop-point';

/** What is still to be chosen before one can pay. */
type ShippingMissing = 'method' | 'drop-point' | null;

type ShippingChoiceDependencies = {
  readonly entered: EnteredDraft;
  readonly checkout: Pick<Checkout, 'chooseShippingMethod' | 'dropPoints' | 'chooseDropPoint'>;
  /** The method the server has for this basket. */
  readonly chosenMethod: () => ShippingMethod | null;
  readonly requiresShipping: () => boolean;
  readonly acceptedAddress: () => Address | null;
  readonly take: (basket: Basket) => void;
  readonly onRefused: (failure: BasketRefused) => void;
};

/** How it is shipped: a method, and the parcel shop of a method that goes to one. */
export class ShippingChoice {
  dropPoints: LoadState<readonly DropPoint[], Unreached> = { status: 'initial' };
  /** The method that was clicked and not answered yet. */
  choosing: string | null = null;
  missing: ShippingMissing = null;
  /** One has asked to go on, while the method is on its way to the server. */
  isSubmitting = false;
  readonly #dependencies: ShippingChoiceDependencies;
  readonly #entered: EnteredDraft;

  constructor(dependencies: ShippingChoiceDependencies) {
    this.#dependencies = dependencies;
    this.#entered = dependencies.entered;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get chosenMethod(): ShippingMethod | null {
    return this.#dependencies.chosenMethod();
  }

  get wantsDropPoint(): boolean {
    return (this.choosing ?? this.chosenMethod?.code) === dropPointMethod;
  }

  get dropPoint(): DropPoint | null {
    return contentOf(this.dropPoints)?.find(({ id }) => id === this.#entered.value.dropPointId) ?? null;
  }

  get isDone(): boolean {
    return !this.#dependencies.requiresShipping() || this.#missing === null;
  }

  async chooseMethod(code: string): Promise<void> {
    const { checkout, take, onRefused } = this.#dependencies;
    this.choosing = code;
    this.missing = null;
    if (code === dropPointMethod) void this.readDropPoints();
    const answer = await checkout.chooseShippingMethod(code);
    runInAction(() => {
      // Only the method that was clicked last counts.
      if (this.choosing !== code) return;
      this.choosing = null;
      if (answer.ok) take(answer.value);
      else onRefused(answer.failure);
    });
  }

  async readDropPoints(): Promise<void> {
    const address = this.#dependencies.acceptedAddress();
    if (!address) return;
    this.dropPoints = reduceLoadState(this.dropPoints, { type: 'requested' });
    const answer = await this.#dependencies.checkout.dropPoints(address);
    // Those near another address are being asked for.
    if (address !== this.#dependencies.acceptedAddress()) return;
    runInAction(() => {
      this.dropPoints = reduceLoadState(
        this.dropPoints,
        answer.ok ? { type: 'arrived', value: answer.value } : { type: 'failed', failure: answer.failure },
      );
      // A drop point near another address is none any more.
      if (answer.ok && !answer.value.some(({ id }) => id === this.#entered.value.dropPointId)) this.#entered.keep({ dropPointId: null });
    });
  }

  async chooseDropPoint(id: string): Promise<void> {
    const { checkout, take, onRefused } = this.#dependencies;
    const before = this.#entered.value.dropPointId;
    this.missing = null;
    this.#entered.keep({ dropPointId: id });
    const answer = await checkout.chooseDropPoint(id);
    runInAction(() => {
      if (answer.ok) {
        take(answer.value);
        return;
      }
      // Another one was chosen meanwhile.
      if (this.#entered.value.dropPointId !== id) return;
      this.#entered.keep({ dropPointId: before });
      onRefused(answer.failure);
    });
  }

  /** Another address has other parcel shops near it. */
  startOver(): void {
    this.dropPoints = { status: 'initial' };
    if (this.wantsDropPoint) void this.readDropPoints();
  }

  /** Waits for the method that was just clicked, then points out what is missing. Answers whether one may go on to the payment. */
  async submit(): Promise<boolean> {
    this.isSubmitting = true;
    const clicked = this.choosing;
    await when(() => this.choosing === null);
    return runInAction(() => {
      this.isSubmitting = false;
      return (clicked === null || this.chosenMethod?.code === clicked) && this.#check();
    });
  }

  #check(): boolean {
    this.missing = this.isDone ? null : this.#missing;
    return this.isDone;
  }

  /** The server misses a method; of one that goes to a parcel shop it misses that. */
  pointOut(): void {
    if (this.wantsDropPoint) this.#entered.keep({ dropPointId: null });
    this.missing = this.#missing;
  }

  get #missing(): ShippingMissing {
    if (this.chosenMethod === null) return 'method';
    return this.wantsDropPoint && this.#entered.value.dropPointId === null ? 'drop-point' : null;
  }
}
