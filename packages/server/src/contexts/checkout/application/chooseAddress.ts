import { type Address, type AddressFailures, validateAddress } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Actor } from '../../../platform/session/actor.ts';
import type { BasketRefusal } from '../../basket/application/basketRefusal.ts';
import { type BasketNeeds, changeBasket } from '../../basket/application/changeBasket.ts';
import { changeChoices } from '../../basket/application/choices.ts';
import { loadCurrentBasket } from '../../basket/application/currentBasket.ts';
import type { BasketView } from '../../basket/application/price.ts';
import { shippableCountries } from '../../location/application/countries.ts';
import { dropPointsNear } from './dropPoints.ts';

/** Where the actor's basket goes; null while nobody has said it. */
export const readAddress = async ({ database }: BasketNeeds, actor: Actor): Promise<Address | null> => {
  const owner = await actor.knownOwner();
  return (owner && (await loadCurrentBasket(database.queries, owner))?.shippingAddress) ?? null;
};

/** Keeps, tidied, where the basket goes. A drop point near another address is none any more. */
export const chooseAddress = async (
  shop: BasketNeeds,
  actor: Actor,
  sent: Address,
): Promise<Result<BasketView, BasketRefusal | { readonly kind: 'address'; readonly failures: AddressFailures }>> => {
  const address = validateAddress(sent, shippableCountries);
  if (!address.ok) return err({ kind: 'address', failures: address.failure });
  const shippingAddress = address.value;
  return await changeBasket(shop, actor, async (trx, basket) => {
    const keepsDropPoint = dropPointsNear(shippingAddress).some(({ id }) => id === basket.dropPoint?.id);
    return ok(await changeChoices(trx, basket, { shippingAddress, dropPoint: keepsDropPoint ? basket.dropPoint : null }));
  });
};
