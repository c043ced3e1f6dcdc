import type { Visit } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { currencyFor } from '@tailorbird/domain/location';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { delaysReturnables } from '../../../platform/runtime/settings.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  countPieces,
  defaultShippingDays,
  defaultShippingPrice,
  loadCurrentBasket,
} from '../../basket/index.ts';
import { isCountry, locationInfoOf, type WithLevies } from '../../location/index.ts';
import { currentUserOf } from './currentUser.ts';

export const visitOf = async (
  { database, settings, levies }: WithDatabase & WithSettings & WithLevies,
  actor: Actor,
  country = actor.country,
): Promise<{ readonly visit: Visit; readonly dateJoined: string }> => {
  const visitor = await actor.visitor();
  const owner = await actor.knownOwner();
  const account = visitor.kind === 'customer' ? visitor.account : null;
  return {
    visit: {
      user: account && (await currentUserOf(database.queries, account)),
      location: locationInfoOf(country, actor.locale, {
        switches: settings.switches,
        waits: delaysReturnables(settings),
        shippingPriceIn: defaultShippingPrice,
        shippingDays: defaultShippingDays,
        levies,
      }),
      basketCount: owner === null ? 0 : await countPieces(database.queries, owner),
    },
    dateJoined: account?.dateJoined ?? '',
  };
};

export type CountryNotChosen =
  | { readonly kind: 'unknown-country' }
  | { readonly kind: 'basket-frozen' };

/** A basket with a pending payment keeps its currency. */
export const checkCountry = async (
  { database }: WithDatabase,
  actor: Actor,
  code: string,
): Promise<Result<null, CountryNotChosen>> => {
  if (!isCountry(code)) return err({ kind: 'unknown-country' });
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(database.queries, owner));
  return basket?.status === 'Frozen' && currencyFor(code) !== basket.currency
    ? err({ kind: 'basket-frozen' })
    : ok(null);
};
