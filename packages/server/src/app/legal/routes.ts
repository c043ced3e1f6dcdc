import { readLegalReview, toWireLegalReview } from '@tailorbird/contract/legal';
import { reviewDuties } from '@tailorbird/domain/legal';
import { shippableCountries } from '../../contexts/location/index.ts';
import type { Api } from '../../platform/api/api.ts';
import { refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { requireStaff } from '../../platform/session/access.ts';
import type { Shop } from '../shop.ts';
import { legalSellerOf } from './legalSeller.ts';

export const legalRoutes = (api: Api, { settings, clock }: Shop): void =>
  route(api, readLegalReview, async (call) => {
    const staff = requireStaff(await call.visitor(), 'admins');
    if (!staff.ok) return refusalReply(staff.failure);
    const seller = legalSellerOf(settings);
    const on = clock().toISOString().slice(0, 10);
    return reply(
      200,
      toWireLegalReview({
        sellerCountry: seller.countryCode,
        duties: reviewDuties(seller, shippableCountries, on),
      }),
    );
  });
