import type { Visit } from '@tailorbird/domain/account';
import { fromWireLocation, toWireLocation } from '../location/mapLocation.ts';
import { fromWireUser, toWireUser } from './mapUser.ts';
import type { WireVisit } from './schema.ts';

/*
 * Every page reads its visit first. This module and its imports use schemas as types
 * only, which keeps zod out of the first view.
 */

/** `dateJoined` is ignored for a guest. */
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
