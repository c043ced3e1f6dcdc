import type {
  Basket,
  BasketRefused,
  BasketSummary,
  PendingPayment,
  ShippingMethod,
} from '@tailorbird/domain/basket';
import type { LoadState, Locale, Result } from '@tailorbird/domain/kernel';

export type CheckoutBasket = {
  readonly basket: Basket | undefined;
  readonly state: LoadState<Basket, BasketRefused>;
  readonly summary: {
    readonly total: Basket['total'];
    readonly shippingMethod: ShippingMethod | null;
  } | null;
  readonly isFrozen: boolean;
  readonly refresh: (language: Locale) => Promise<unknown>;
  readonly reload: () => Promise<Result<Basket, BasketRefused>>;
  readonly setBasket: (basket: Basket) => void;
  /** Resolves when every change of the basket has been answered. */
  readonly settle: () => Promise<void>;
};

export type CheckoutBasketView = CheckoutBasket & {
  readonly summary: BasketSummary | null;
  readonly pendingPayment: PendingPayment | null;
  readonly isGivingUpPayment: boolean;
  readonly giveUpPayment: () => Promise<boolean>;
};
