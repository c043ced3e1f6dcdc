import type { Basket, BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import type { Address, Checkout, DropPoint } from '@tailorbird/domain/checkout';
import { contentOf, type LoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { EnteredDraft } from './enteredDraft.ts';

type Unreached = { readonly kind: 'unreachable' };

export const dropPointMethod = 'drop-point';

type ShippingMissing = 'method' | 'drop-point' | null;

export type ShippingChoiceDependencies = {
  readonly loadSteps: () => Promise<{
    readonly readDropPoints: (choice: ShippingChoice) => Promise<void>;
  }>;
  readonly entered: EnteredDraft;
  readonly checkout: Pick<
    Checkout,
    'shippingMethods' | 'chooseShippingMethod' | 'dropPoints' | 'chooseDropPoint'
  >;
  readonly chosenMethod: () => ShippingMethod | null;
  readonly requiresShipping: () => boolean;
  readonly acceptedAddress: () => Address | null;
  readonly setBasket: (basket: Basket) => void;
  readonly onRefused: (failure: BasketRefused) => void;
};

/** Shipping method and, if the method needs one, the parcel shop. */
export class ShippingChoice {
  dropPoints: LoadState<readonly DropPoint[], Unreached> = { status: 'initial' };
  choosing: string | null = null;
  missing: ShippingMissing = null;
  /** The customer pressed "continue" while the method is being sent to the server. */
  isSubmitting = false;
  readonly dependencies: ShippingChoiceDependencies;

  constructor(dependencies: ShippingChoiceDependencies) {
    this.dependencies = dependencies;
    makeAutoObservable(this, { dependencies: false }, { autoBind: true });
  }

  get chosenMethod(): ShippingMethod | null {
    return this.dependencies.chosenMethod();
  }

  get wantsDropPoint(): boolean {
    return (this.choosing ?? this.chosenMethod?.code) === dropPointMethod;
  }

  get dropPoint(): DropPoint | null {
    return (
      contentOf(this.dropPoints)?.find(
        ({ id }) => id === this.dependencies.entered.value.dropPointId,
      ) ?? null
    );
  }

  get isDone(): boolean {
    return !this.dependencies.requiresShipping() || this.unchosen === null;
  }

  /** Clears the parcel shops, which depend on the address. */
  startOver(): void {
    this.dropPoints = { status: 'initial' };
    void this.readDropPoints();
  }

  async readDropPoints(): Promise<void> {
    if (!this.wantsDropPoint) return;
    const steps = await this.dependencies.loadSteps().catch(() => null);
    if (steps) await steps.readDropPoints(this);
    else
      runInAction(() => (this.dropPoints = { status: 'error', failure: { kind: 'unreachable' } }));
  }

  get unchosen(): ShippingMissing {
    if (this.chosenMethod === null) return 'method';
    return this.wantsDropPoint && this.dependencies.entered.value.dropPointId === null
      ? 'drop-point'
      : null;
  }
}
