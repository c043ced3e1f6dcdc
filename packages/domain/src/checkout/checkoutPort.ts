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

/** Port: from a filled basket to an order, up to the payment. */
export type Checkout = {
  readonly countries: () => Promise<Result<readonly Country[], { readonly kind: 'unreachable' }>>;
  /** Addresses of the signed-in customer, newest first. */
  readonly savedAddresses: () => Promise<
    Result<readonly Address[], { readonly kind: 'unreachable' }>
  >;
  /** The address the basket is to be sent to, if one was given. */
  readonly shippingAddress: () => Promise<Result<Address | null, { readonly kind: 'unreachable' }>>;
  readonly setShippingAddress: (address: Address) => Promise<Result<Basket, AddressRefused>>;
  /** The ways to send what is in the basket to an address, with what each costs it now; `basket-refused` where nothing is sent to. */
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

/** Port: payment. A request with the same idempotency key is answered with the same payment, however often it comes. */
export type Payments = {
  readonly methods: () => Promise<Result<readonly PaymentMethod[], PaymentFailure>>;
  /** Cards that the provider keeps for the signed-in customer, the one used last first; nobody else has any. */
  readonly saved: () => Promise<Result<readonly SavedMeans[], { readonly kind: 'unreachable' }>>;
  /** Has the provider keep a card no longer. One that is gone, or somebody else's, is nothing to remove. */
  readonly forget: (id: number) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
  readonly pay: (request: PaymentRequest) => Promise<Result<Payment, PaymentFailure>>;
  /** Continues after the bank's page, with what it put in the return address. */
  readonly complete: (
    paymentId: string,
    redirectResult: string,
  ) => Promise<Result<Payment, PaymentFailure>>;
  /** Gives a payment up that waits for the customer, so that the basket opens again. */
  readonly cancel: (paymentId: string) => Promise<Result<null, PaymentFailure>>;
};

/** Why there is no token for a card. */
export type CardNotTaken =
  | { readonly kind: 'card-invalid'; readonly fields: CardFailures }
  | { readonly kind: 'unreachable' };

/** Port: who exchanges a card for a token. The card goes from the browser to the provider, past the shop. */
export type CardTokens = {
  readonly exchange: (card: Card) => Promise<Result<string, CardNotTaken>>;
};
