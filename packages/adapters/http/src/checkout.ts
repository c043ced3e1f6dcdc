import { fromWireSavedAddress, listAddresses } from '@tailorbird/contract/account';
import { fromWireBasketRefused, fromWireShippingMethod } from '@tailorbird/contract/basket';
import * as contract from '@tailorbird/contract/checkout';
import type { BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import type { Address, Checkout, Country } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest, isForbidden } from '@tailorbird/domain/shell';
import { changedBasket } from './basket.ts';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

export class HttpCheckout implements Checkout {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly countries: Checkout['countries'] = async () =>
    outcome(
      await this.#client.send(contract.listCountries, { query: { show_all: 'true' } }),
      (countries): readonly Country[] => countries.map(contract.fromWireCountry),
    );

  /** Empty for a guest. */
  readonly savedAddresses: Checkout['savedAddresses'] = async () => {
    const answer = await this.#client.send(listAddresses);
    return isForbidden(answer)
      ? ok([])
      : outcome(answer, (addresses): readonly Address[] => addresses.map(fromWireSavedAddress));
  };

  readonly shippingAddress: Checkout['shippingAddress'] = async () => {
    const answer = await this.#client.send(contract.readShippingAddress);
    return answer.status === 204 ? ok(null) : outcome(answer, contract.fromWireAddress);
  };

  readonly setShippingAddress: Checkout['setShippingAddress'] = async (address) => {
    const answer = await this.#client.send(contract.addShippingAddress, {
      body: contract.toWireAddressToSend(address),
    });
    return isBadRequest(answer)
      ? err(contract.fromWireAddressErrors(answer.body, address))
      : changedBasket(answer);
  };

  /** The destination is part of the request. A message without a reason becomes the first failure. */
  readonly shippingMethods = async (
    address: Address,
  ): Promise<Result<readonly ShippingMethod[], BasketRefused>> =>
    outcome(
      await this.#client.send(contract.listShippingMethods, {
        body: contract.toWireDestination(address),
      }),
      (methods) => methods.map(fromWireShippingMethod),
      { 403: fromWireBasketRefused, 406: fromWireBasketRefused },
    );

  readonly chooseShippingMethod: Checkout['chooseShippingMethod'] = async (code) =>
    changedBasket(
      await this.#client.send(contract.addCourier, { body: { shipping_method_code: code } }),
    );

  readonly dropPoints: Checkout['dropPoints'] = async (address) =>
    outcome(
      await this.#client.send(contract.listDropPoints, {
        body: contract.toWireDestination(address),
      }),
      (points) => points,
    );

  readonly chooseDropPoint: Checkout['chooseDropPoint'] = async (id) =>
    changedBasket(await this.#client.send(contract.addDropPoint, { body: { drop_point_id: id } }));

  readonly validateBasket: Checkout['validateBasket'] = async () =>
    outcome(await this.#client.send(contract.validateBasket), nothing, {
      406: contract.fromWireCheckoutRefused,
    });
}
