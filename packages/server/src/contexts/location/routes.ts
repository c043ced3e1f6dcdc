import { listCountries, toWireCountry } from '@tailorbird/contract/checkout';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { countriesByName } from './application/countries.ts';

/** The countries of the world, or those the shop ships to. */
export const locationRoutes = (api: Api): void => {
  route(api, listCountries, (call) => {
    const all = call.query.show_all === 'true';
    return reply(
      200,
      countriesByName[call.locale]
        .filter(({ shippable }) => all || shippable)
        .map(({ alpha2, alpha3, numeric, name, shippable }) =>
          toWireCountry({ code: alpha2, printableName: name, shippable }, { origin: call.origin, alpha3, numeric }),
        ),
    );
  });
};
