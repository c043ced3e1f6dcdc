import { type Address, type AddressFailures, validateAddress } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  type BasketNeeds,
  type BasketRefusal,
  type BasketView,
  changeBasket,
  changeChoices,
  loadCurrentBasket,
  type StoredBasket,
  shippingServiceOf,
} from '../../basket/index.ts';
import { shippableCountries } from '../../location/index.ts';
import { lastShippingOf } from '../../orders/index.ts';
import { dropPointsNear } from './dropPoints.ts';

export const readAddress = async (
  { database }: BasketNeeds,
  actor: Actor,
): Promise<Address | null> => {
  const owner = await actor.knownOwner();
  return (owner && (await loadCurrentBasket(database.queries, owner))?.shippingAddress) ?? null;
};

/**
 * The method of a customer's last order if it was home delivery; a parcel shop is chosen again
 * for each order.
 */
const lastMethod = async (trx: Queries, { owner }: StoredBasket): Promise<string | null> => {
  const code = owner.kind === 'customer' ? await lastShippingOf(trx, owner.accountId) : null;
  return code !== null && shippingServiceOf(code)?.toDropPoint === false ? code : null;
};

/**
 * Stores a basket's address, normalized. Removes a drop point of another address, and
 * preselects the method of the last order if none is chosen.
 */
export const chooseAddress = async (
  shop: BasketNeeds,
  actor: Actor,
  sent: Address,
): Promise<
  Result<
    BasketView,
    BasketRefusal | { readonly kind: 'address'; readonly failures: AddressFailures }
  >
> => {
  const address = validateAddress(sent, shippableCountries);
  if (!address.ok) return err({ kind: 'address', failures: address.failure });
  const shippingAddress = address.value;
  return await changeBasket(shop, actor, async (trx, basket) => {
    const keepsDropPoint = dropPointsNear(shippingAddress).some(
      ({ id }) => id === basket.dropPoint?.id,
    );
    const shippingMethodCode = basket.shippingMethodCode ?? (await lastMethod(trx, basket));
    return ok(
      await changeChoices(trx, basket, {
        shippingAddress,
        shippingMethodCode,
        dropPoint: keepsDropPoint ? basket.dropPoint : null,
      }),
    );
  });
};
