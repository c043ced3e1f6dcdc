import type { Basket, BasketRefused, ShippingMethod } from '../basket/index.ts';
import type { Result } from '../kernel/index.ts';
import type { Address } from './address.ts';
import type { Card, Payment, PaymentFailure, PaymentMethod, PaymentRequest } from './payment.ts';
import type { SavedMeans } from './savedMeans.ts';
import type { AddressFailures } from './validateAddress.ts';
import type { CardFailures } from './validateCard.ts';

export type Country = {
  readonly code: string;
  readonly printableName: string;
  readonly shippable: boolean;
};

export type DropPoint = {
  readonly id: string;
  readonly name: string;
  readonly line1: string;
  readonly postcode: string;
  readonly city: string;
};

export type AddressRefused =
  | { readonly kind: 'address-refused'; readonly fields: AddressFailures }
  | BasketRefused;

/** Port: the checkout from basket to payment. */
export type Checkout = {
  readonly countries: () => Promise<Result<readonly Country[], { readonly kind: 'unreachable' }>>;
  /** Addresses of the signed-in customer, newest first. */
  readonly savedAddresses: () => Promise<
    Result<readonly Address[], { readonly kind: 'unreachable' }>
  >;
  readonly shippingAddress: () => Promise<Result<Address | null, { readonly kind: 'unreachable' }>>;
  readonly setShippingAddress: (address: Address) => Promise<Result<Basket, AddressRefused>>;
  /**
   * The shipping methods to an address with their current prices; `basket-refused` if nothing
   * is shipped.
   */
  readonly shippingMethods: (
    address: Address,
  ) => Promise<Result<readonly ShippingMethod[], BasketRefused>>;
  readonly chooseShippingMethod: (code: string) => Promise<Result<Basket, BasketRefused>>;
  readonly dropPoints: (
    address: Address,
  ) => Promise<Result<readonly DropPoint[], { readonly kind: 'unreachable' }>>;
  readonly chooseDropPoint: (id: string) => Promise<Result<Basket, BasketRefused>>;
  readonly validateBasket: () => Promise<Result<null, PaymentFailure>>;
};

/** Port: payment. Requests with the same idempotency key return the same payment. */
export type Payments = {
  readonly methods: () => Promise<Result<readonly PaymentMethod[], PaymentFailure>>;
  /** Saved cards of the signed-in customer, most recently used first. */
  readonly saved: () => Promise<Result<readonly SavedMeans[], { readonly kind: 'unreachable' }>>;
  /** Deletes a saved card at the provider. Deleting an unknown card succeeds. */
  readonly removeSaved: (id: number) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
  readonly pay: (request: PaymentRequest) => Promise<Result<Payment, PaymentFailure>>;
  /** Continues after the bank's page with the parameters of the return URL. */
  readonly complete: (
    paymentId: string,
    redirectResult: string,
  ) => Promise<Result<Payment, PaymentFailure>>;
  /** Cancels a payment that awaits the customer, which reopens the basket. */
  readonly cancel: (paymentId: string) => Promise<Result<null, PaymentFailure>>;
};

export type CardNotExchanged =
  | { readonly kind: 'card-invalid'; readonly fields: CardFailures }
  | { readonly kind: 'unreachable' };

/**
 * Port: exchanges a card for a token. The card goes from the browser to the provider and never
 * to the shop.
 */
export type CardTokens = {
  readonly exchange: (card: Card) => Promise<Result<string, CardNotExchanged>>;
};
