/* Later checkout steps and account features, loaded on first use. */

import { fromWireSavedAddress, listAddresses } from '@tailorbird/contract/account';
import {
  fromWireBasket,
  fromWireShippingMethod,
  type WireBasket,
} from '@tailorbird/contract/basket';
import * as contract from '@tailorbird/contract/checkout';
import type { Basket, BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import type {
  Address,
  AddressRefused,
  DropPoint,
  PaymentFailure,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest, isForbidden, isNotAcceptable } from '@tailorbird/domain/shell';
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
  return answer.status === 'unreachable'
    ? unreachable
    : refused((meanings) => meanings.fromWireBasketRefused(answer.body));
};

/** Empty for a guest. */
export const savedAddresses = async (
  client: HttpClient,
): Promise<Result<readonly Address[], Unreached>> => {
  const answer = await client.send(listAddresses);
  if (isForbidden(answer)) return ok([]);
  return answer.status === 200 ? ok(answer.body.map(fromWireSavedAddress)) : unreachable;
};

export const setShippingAddress = async (
  client: HttpClient,
  address: Address,
): Promise<Result<Basket, AddressRefused>> => {
  const answer = await client.send(contract.addShippingAddress, {
    body: contract.toWireAddressToSend(address),
  });
  if (isBadRequest(answer))
    return refused((meanings) => meanings.fromWireAddressErrors(answer.body, address));
  return chosen(answer);
};

/** The destination is part of the request. A message without a reason becomes the first failure. */
export const shippingMethods = async (
  client: HttpClient,
  address: Address,
): Promise<Result<readonly ShippingMethod[], BasketRefused>> => {
  const answer = await client.send(contract.listShippingMethods, {
    body: contract.toWireDestination(address),
  });
  if (answer.status === 200) return ok(answer.body.map(fromWireShippingMethod));
  return answer.status === 'unreachable'
    ? unreachable
    : refused((meanings) => meanings.fromWireBasketRefused(answer.body));
};

export const chooseShippingMethod = async (
  client: HttpClient,
  code: string,
): Promise<Result<Basket, BasketRefused>> =>
  chosen(await client.send(contract.addCourier, { body: { shipping_method_code: code } }));

export const dropPoints = async (
  client: HttpClient,
  address: Address,
): Promise<Result<readonly DropPoint[], Unreached>> => {
  const answer = await client.send(contract.listDropPoints, {
    body: contract.toWireDestination(address),
  });
  return answer.status === 200 ? ok(answer.body) : unreachable;
};

export const chooseDropPoint = async (
  client: HttpClient,
  id: string,
): Promise<Result<Basket, BasketRefused>> =>
  chosen(await client.send(contract.addDropPoint, { body: { drop_point_id: id } }));

export const validateBasket = async (client: HttpClient): Promise<Result<null, PaymentFailure>> => {
  const answer = await client.send(contract.validateBasket);
  if (isNotAcceptable(answer))
    return refused((meanings) => meanings.fromWireCheckoutRefused(answer.body));
  return answer.status === 200 ? ok(null) : unreachable;
};
