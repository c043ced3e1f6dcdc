import { noShippingRequired } from '@tailorbird/domain/basket';
import type { DropPoint } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  type BasketNeeds,
  type BasketRefusal,
  type BasketView,
  changeBasket,
  changeChoices,
  currentBasket,
  destinationOf,
  loadCurrentBasket,
  shippingServiceOf,
  shippingServices,
} from '../../basket/index.ts';
import { isShippable } from '../../location/index.ts';
import { dropPointsNear } from './dropPoints.ts';

/** The only method that delivers to a parcel shop. */
const dropPointService = shippingServices.find(({ toDropPoint }) => toDropPoint);

export type Destination = {
  readonly countryCode?: string | undefined;
  readonly postcode?: string | undefined;
  readonly city?: string | undefined;
};

export const chooseCourier = async (
  shop: BasketNeeds,
  actor: Actor,
  code: string,
): Promise<Result<BasketView, BasketRefusal | { readonly kind: 'unknown-shipping-method' }>> => {
  const isKnown =
    code === noShippingRequired
      ? !(await currentBasket(shop, actor)).priced.requiresShipping
      : shippingServiceOf(code) !== undefined;
  if (!isKnown) return err({ kind: 'unknown-shipping-method' });
  return await changeBasket(shop, actor, async (trx, basket) =>
    ok(await changeChoices(trx, basket, { shippingMethodCode: code })),
  );
};

export const chooseDropPoint = async (
  shop: BasketNeeds,
  actor: Actor,
  dropPointId: string,
): Promise<Result<BasketView, BasketRefusal | { readonly kind: 'unknown-drop-point' }>> => {
  const address = (await loadCurrentBasket(shop.database.queries, await actor.owner()))
    ?.shippingAddress;
  const dropPoint = address && dropPointsNear(address).find(({ id }) => id === dropPointId);
  if (!dropPoint || !dropPointService) return err({ kind: 'unknown-drop-point' });
  const shippingMethodCode = dropPointService.code;
  return await changeBasket(shop, actor, async (trx, basket) =>
    ok(await changeChoices(trx, basket, { dropPoint, shippingMethodCode })),
  );
};

export const shippingMethodsTo = async (
  shop: BasketNeeds,
  actor: Actor,
  { countryCode }: Destination,
): Promise<Result<BasketView, { readonly kind: 'country-not-shippable' }>> => {
  if (countryCode && !isShippable(countryCode)) return err({ kind: 'country-not-shippable' });
  const view = await currentBasket(shop, actor);
  return ok(
    countryCode
      ? { ...view, destination: destinationOf(shop.levies, countryCode, view.currency) }
      : view,
  );
};

const tidy = (text: string | undefined): string | undefined =>
  text?.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Parcel shops near a place; missing fields are taken from the basket's address. */
export const dropPointsAt = async (
  { database }: BasketNeeds,
  actor: Actor,
  destination: Destination,
): Promise<
  Result<
    readonly DropPoint[],
    { readonly kind: 'country-unknown' } | { readonly kind: 'country-not-shippable' }
  >
> => {
  const owner = await actor.knownOwner();
  const known =
    (owner && (await loadCurrentBasket(database.queries, owner))?.shippingAddress) || null;
  const countryCode = destination.countryCode || known?.countryCode;
  if (!countryCode) return err({ kind: 'country-unknown' });
  if (!isShippable(countryCode)) return err({ kind: 'country-not-shippable' });
  return ok(
    dropPointsNear({
      countryCode,
      postcode: tidy(destination.postcode)?.toUpperCase() ?? known?.postcode ?? '',
      city: tidy(destination.city) ?? known?.city ?? '',
    }),
  );
};
