import type { Visit } from '@tailorbird/domain/account';
import { fromWireLocation, toWireLocation } from '../location/mapLocation.ts';
import { fromWireUser, toWireUser } from './mapUser.ts';
import type { WireVisit } from './schema.ts';

/*
 * Every page reads its visit before anything heavier is loaded, so this module and what it imports name schemas as types alone: a schema would bring zod
 * into the first view.
 */

/** `dateJoined` is the customer's; for a guest it is not looked at. */
export const toWireVisit = (
  { user, location, basketCount }: Visit,
  { dateJoined }: { readonly dateJoined: string },
): WireVisit => ({
  user: user && toWireUser(user, { dateJoined }),
  location: toWireLocation(location),
  basket_count: basketCount,
});

export const fromWireVisit = ({ user, location, basket_count }: WireVisit): Visit => ({
  user: user && fromWireUser(user),
  location: fromWireLocation(location),
  basketCount: basket_count,
});
