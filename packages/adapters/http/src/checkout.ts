import {
  fromWireAddress,
  fromWireCountry,
  listCountries,
  readShippingAddress,
} from '@tailorbird/contract/checkout';
import type { Basket, BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import type {
  Address,
  AddressRefused,
  Checkout,
  Country,
  DropPoint,
  PaymentFailure,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

type Unreached = { readonly kind: 'unreachable' };

const unreachable: Result<never, Unreached> = err({ kind: 'unreachable' });

type Choices = typeof import('./checkoutChoices.ts');

/**
 * Loads the code of later checkout steps and of account features when first used.
 * Failure to load counts as unreachable.
 */
const choose = async <Value, Failure>(
  choice: (choices: Choices) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | Unreached>> => {
  const choices = await import('./checkoutChoices.ts').catch(() => null);
  return choices ? await choice(choices) : unreachable;
};

export class HttpCheckout implements Checkout {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly countries = async (): Promise<Result<readonly Country[], Unreached>> => {
    const answer = await this.#client.send(listCountries, { query: { show_all: 'true' } });
    if (answer.status !== 200) return unreachable;
    return ok(answer.body.map(fromWireCountry));
  };

  readonly savedAddresses = (): Promise<Result<readonly Address[], Unreached>> =>
    choose(({ savedAddresses }) => savedAddresses(this.#client));

  readonly shippingAddress = async (): Promise<Result<Address | null, Unreached>> => {
    const answer = await this.#client.send(readShippingAddress);
    if (answer.status === 204) return ok(null);
    return answer.status === 200 ? ok(fromWireAddress(answer.body)) : unreachable;
  };

  readonly setShippingAddress = (address: Address): Promise<Result<Basket, AddressRefused>> =>
    choose(({ setShippingAddress }) => setShippingAddress(this.#client, address));

  readonly shippingMethods = (
    address: Address,
  ): Promise<Result<readonly ShippingMethod[], BasketRefused>> =>
    choose(({ shippingMethods }) => shippingMethods(this.#client, address));

  readonly chooseShippingMethod = (code: string): Promise<Result<Basket, BasketRefused>> =>
    choose(({ chooseShippingMethod }) => chooseShippingMethod(this.#client, code));

  readonly dropPoints = (address: Address): Promise<Result<readonly DropPoint[], Unreached>> =>
    choose(({ dropPoints }) => dropPoints(this.#client, address));

  readonly chooseDropPoint = (id: string): Promise<Result<Basket, BasketRefused>> =>
    choose(({ chooseDropPoint }) => chooseDropPoint(this.#client, id));

  readonly validateBasket = (): Promise<Result<null, PaymentFailure>> =>
    choose((choices) => choices.validateBasket(this.#client));
}
