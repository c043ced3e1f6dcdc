import {
  listCountries,
  readCountry,
  toWireCountry,
  type WireCountry,
} from '@tailorbird/contract/checkout';
import type { Api } from '../../platform/api/api.ts';
import { notFound, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import { countriesByName } from './application/countries.ts';

export const locationRoutes = (api: Api): void => {
  const wireCountries = (call: Visit): readonly WireCountry[] =>
    countriesByName[call.locale].map(({ alpha2, alpha3, numeric, name, shippable }) =>
      toWireCountry(
        { code: alpha2, printableName: name, shippable },
        { origin: call.origin, alpha3, numeric },
      ),
    );

  route(api, listCountries, (call) =>
    reply(
      200,
      wireCountries(call).filter(
        ({ is_shipping_country }) => call.query.show_all === 'true' || is_shipping_country,
      ),
    ),
  );

  route(api, readCountry, (call) => {
    const country = wireCountries(call).find(
      ({ iso_3166_1_a2 }) => iso_3166_1_a2 === call.params.code,
    );
    return country ? reply(200, country) : notFound;
  });
};
