import { toWireShippingMethod } from '@tailorbird/contract/basket';
import * as contract from '@tailorbird/contract/checkout';
import type { Api } from '../../../platform/api/api.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import {
  type BasketNeeds,
  basketRefused,
  showShippingMethods,
  wireBasketOf,
} from '../../basket/index.ts';
import { addressMessage } from '../../location/index.ts';
import { chooseAddress, readAddress } from '../application/chooseAddress.ts';
import {
  chooseCourier,
  chooseDropPoint,
  dropPointsAt,
  shippingMethodsTo,
} from '../application/chooseShipping.ts';
import { checkoutMessages } from '../messages.ts';

const invalidCountry = 'Invalid hyperlink - No URL match.';

export const deliveryRoutes = (api: Api, shop: BasketNeeds): void => {
  route(api, contract.readShippingAddress, async (call) => {
    const address = await readAddress(shop, call);
    return address ? reply(200, contract.toWireAddress(address, call)) : reply(204, undefined);
  });

  route(api, contract.addShippingAddress, async (call) => {
    const sent = contract.fromWireAddressToSend(call.body);
    if (!sent)
      return reply(400, { country: [invalidCountry], error_codes: { country: 'invalid-link' } });
    const chosen = await chooseAddress(shop, call, sent);
    if (chosen.ok) return reply(200, wireBasketOf(chosen.value, call));
    const { failure } = chosen;
    return failure.kind === 'address'
      ? reply(
          400,
          contract.toWireAddressErrors(failure.failures, (wrong) =>
            addressMessage(wrong, call.locale),
          ),
        )
      : basketRefused(failure);
  });

  route(
    api,
    contract.addCourier,
    async (call) => {
      const chosen = await chooseCourier(shop, call, call.body.shipping_method_code);
      if (chosen.ok) return reply(200, wireBasketOf(chosen.value, call));
      return chosen.failure.kind === 'unknown-shipping-method'
        ? reply(406, {
            shipping_method_code: [checkoutMessages.unknownShippingMethod[call.locale]],
          })
        : basketRefused(chosen.failure);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.addDropPoint,
    async (call) => {
      const chosen = await chooseDropPoint(shop, call, call.body.drop_point_id);
      if (chosen.ok) return reply(200, wireBasketOf(chosen.value, call));
      return chosen.failure.kind === 'unknown-drop-point'
        ? reply(406, { drop_point_id: [checkoutMessages.unknownDropPoint[call.locale]] })
        : basketRefused(chosen.failure);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.listShippingMethods,
    async (call) => {
      const destination = contract.fromWireDestination(call.body);
      if (!destination) return reply(406, { country: [invalidCountry] });
      const methods = await shippingMethodsTo(shop, call, destination);
      if (!methods.ok)
        return reply(406, { country: [checkoutMessages.countryNotShippable[call.locale]] });
      return reply(200, showShippingMethods(methods.value, call.locale).map(toWireShippingMethod));
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.listDropPoints,
    async (call) => {
      const destination = contract.fromWireDestination(call.body);
      if (!destination) return reply(406, { country: [invalidCountry] });
      const points = await dropPointsAt(shop, call, destination);
      if (points.ok) return reply(200, [...points.value]);
      const message =
        points.failure.kind === 'country-unknown'
          ? checkoutMessages.countryUnknown
          : checkoutMessages.countryNotShippable;
      return reply(406, { country: [message[call.locale]] });
    },
    { invalid: (errors) => reply(406, errors) },
  );
};
