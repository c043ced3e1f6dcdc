import { fromWireSavedAddress, listAddresses } from '@tailorbird/contract/account';
import { fromWireBasket, type WireBasket } from '@tailorbird/contract/basket';
import {
  addCourier,
  addDropPoint,
  addShippingAddress,
  fromWireAddress,
  fromWireCountry,
  listCountries,
  listDropPoints,
  readShippingAddress,
  toWireAddressToSend,
  toWireDestination,
  validateBasket,
} from '@tailorbird/contract/checkout';
import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import type { Address, AddressRefused, Checkout, Country, DropPoint, PaymentFailure } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';
import { refused } from './lateRefusals.ts';

type Unreached = { readonly kind: 'unreachable' };

const unreachable: Result<never, Unreached> = err({ kind: 'unreachable' });

const chosen = async (
  answer:
    | { readonly status: 200; readonly body: WireBasket }
    | { readonly status: 403 | 406; readonly body: Readonly<Record<string, unknown>> }
    | { readonly status: 'unreachable' },
): Promise<Result<Basket, BasketRefused>> => {
  if (answer.status === 200) return ok(fromWireBasket(answer.body));
  return answer.status === 'unreachable' ? unreachable : refused((meanings) => meanings.fromWireBasketRefused(answer.body));
};

/** The way from a filled basket to the payment, over HTTP. */
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

  /** A guest has none. */
  readonly savedAddresses = async (): Promise<Result<readonly Address[], Unreached>> => {
    const answer = await this.#client.send(listAddresses);
    if (answer.status === 403) return ok([]);
    return answer.status === 200 ? ok(answer.body.map(fromWireSavedAddress)) : unreachable;
  };

  readonly shippingAddress = async (): Promise<Result<Address | null, Unreached>> => {
    const answer = await this.#client.send(readShippingAddress);
    if (answer.status === 204) return ok(null);
    return answer.status === 200 ? ok(fromWireAddress(answer.body)) : unreachable;
  };

  readonly setShippingAddress = async (address: Address): Promise<Result<Basket, AddressRefused>> => {
    const answer = await this.#client.send(addShippingAddress, { body: toWireAddressToSend(address) });
    if (answer.status === 400) return refused((meanings) => meanings.fromWireAddressErrors(answer.body, address));
    return chosen(answer);
  };

  readonly chooseShippingMethod = async (code: string): Promise<Result<Basket, BasketRefused>> =>
    chosen(await this.#client.send(addCourier, { body: { shipping_method_code: code } }));

  readonly dropPoints = async (address: Address): Promise<Result<readonly DropPoint[], Unreached>> => {
    const answer = await this.#client.send(listDropPoints, { body: toWireDestination(address) });
    return answer.status === 200 ? ok(answer.body) : unreachable;
  };

  readonly chooseDropPoint = async (id: string): Promise<Result<Basket, BasketRefused>> =>
    chosen(await this.#client.send(addDropPoint, { body: { drop_point_id: id } }));

  readonly validateBasket = async (): Promise<Result<null, PaymentFailure>> => {
    const answer = await this.#client.send(validateBasket);
    if (answer.status === 406) return refused((meanings) => meanings.fromWireCheckoutRefused(answer.body));
    return answer.status === 200 ? ok(null) : unreachable;
  };
}
