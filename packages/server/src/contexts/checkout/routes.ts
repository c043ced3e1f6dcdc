import { toWireShippingMethod } from '@tailorbird/contract/basket';
import * as contract from '@tailorbird/contract/checkout';
import { noShippingRequired } from '@tailorbird/domain/basket';
import { type PaymentMethod, validateAddress } from '@tailorbird/domain/checkout';
import { ok } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Shop } from '../../platform/shop.ts';
import { basketReply } from '../basket/application/basketReply.ts';
import { changeBasket } from '../basket/application/changeBasket.ts';
import { currentBasket, loadCurrentBasket } from '../basket/application/currentBasket.ts';
import { dropVouchers } from '../basket/application/dropVouchers.ts';
import { sumOf, viewFor } from '../basket/application/price.ts';
import { shippingServiceOf, shippingServices } from '../basket/application/shippingServices.ts';
import { showShippingMethod } from '../basket/application/showBasket.ts';
import { changeChoices } from '../basket/store/choices.ts';
import { countriesByName, isShippable, shippableCountries } from '../location/application/countries.ts';
import { checkPayable } from './application/checkPayable.ts';
import { dropPointsNear } from './application/dropPoints.ts';
import { addressMessage, checkoutMessages } from './messages.ts';
import { paymentRoutes } from './routes/payments.ts';
import { checkoutRefused } from './routes/refusals.ts';
import { sandboxPage } from './sandbox/page.ts';

const invalidCountry = 'Invalid hyperlink - No URL match.';

/** The drop-point service: the one method that goes to a parcel shop. */
const dropPointService = shippingServices.find(({ toDropPoint }) => toDropPoint);

const addressRoutes = (api: Api, shop: Shop): void => {
  const { queries } = shop.database;

  route(api, contract.readShippingAddress, async (call) => {
    const owner = await call.knownOwner();
    const address = owner && (await loadCurrentBasket(queries, owner))?.shippingAddress;
    return address ? reply(200, contract.toWireAddress(address, call)) : reply(204, undefined);
  });

  route(api, contract.addShippingAddress, async (call) => {
    const sent = contract.fromWireAddressToSend(call.body);
    if (!sent)
      return reply(
        400,
        contract.toWireAddressErrors({ countryCode: { kind: 'required' } }, () => invalidCountry),
      );
    const address = validateAddress(sent, shippableCountries);
    if (!address.ok) {
      return reply(
        400,
        contract.toWireAddressErrors(address.failure, (failure) => addressMessage(failure, call.locale)),
      );
    }
    const shippingAddress = address.value;
    return basketReply(
      await changeBasket(shop, call, async (trx, basket) => {
        // A drop point near another address is none any more.
        const keepsDropPoint = dropPointsNear(shippingAddress).some(({ id }) => id === basket.dropPoint?.id);
        return ok(await changeChoices(trx, basket, { shippingAddress, dropPoint: keepsDropPoint ? basket.dropPoint : null }));
      }),
      call,
    );
  });
};

const shippingRoutes = (api: Api, shop: Shop): void => {
  const { queries } = shop.database;

  route(
    api,
    contract.addCourier,
    async (call) => {
      const code = call.body.shipping_method_code;
      if (!shippingServiceOf(code) && code !== noShippingRequired) {
        return reply(406, { shipping_method_code: [checkoutMessages.unknownShippingMethod[call.locale]] });
      }
      return basketReply(
        await changeBasket(shop, call, async (trx, basket) => ok(await changeChoices(trx, basket, { shippingMethodCode: code }))),
        call,
      );
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.addDropPoint,
    async (call) => {
      const owner = await call.owner();
      const address = (await loadCurrentBasket(queries, owner))?.shippingAddress;
      const dropPoint = address && dropPointsNear(address).find(({ id }) => id === call.body.drop_point_id);
      if (!dropPoint || !dropPointService) return reply(406, { drop_point_id: [checkoutMessages.unknownDropPoint[call.locale]] });
      const shippingMethodCode = dropPointService.code;
      return basketReply(
        await changeBasket(shop, call, async (trx, basket) => ok(await changeChoices(trx, basket, { dropPoint, shippingMethodCode }))),
        call,
      );
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.listShippingMethods,
    async (call) => {
      const destination = contract.fromWireDestination(call.body);
      if (!destination) return reply(406, { country: [invalidCountry] });
      if (destination.countryCode && !isShippable(destination.countryCode)) {
        return reply(406, { country: [checkoutMessages.countryNotShippable[call.locale]] });
      }
      const view = await currentBasket(shop, call);
      return reply(
        200,
        view.priced.shippingMethods.map((method) => toWireShippingMethod(showShippingMethod(method, call.locale))),
      );
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.listDropPoints,
    async (call) => {
      const destination = contract.fromWireDestination(call.body);
      if (!destination) return reply(406, { country: [invalidCountry] });
      const owner = await call.knownOwner();
      // What is not said is taken from the address of the basket.
      const known = (owner && (await loadCurrentBasket(queries, owner))?.shippingAddress) || null;
      const countryCode = destination.countryCode || known?.countryCode;
      if (!countryCode) return reply(406, { country: [checkoutMessages.countryUnknown[call.locale]] });
      if (!isShippable(countryCode)) return reply(406, { country: [checkoutMessages.countryNotShippable[call.locale]] });
      const tidy = (text: string | undefined): string | undefined => text?.normalize('NFC').trim().replace(/\s+/g, ' ');
      const points = dropPointsNear({
        countryCode,
        postcode: tidy(destination.postcode)?.toUpperCase() ?? known?.postcode ?? '',
        city: tidy(destination.city) ?? known?.city ?? '',
      });
      return reply(200, [...points]);
    },
    { invalid: (errors) => reply(406, errors) },
  );
};

/** Serves the calls from a filled basket to a paid one (API-34 … API-42). */
export const checkoutRoutes = (api: Api, shop: Shop): void => {
  const { queries } = shop.database;

  route(api, contract.listCountries, (call) => {
    const all = call.query.show_all === 'true';
    return reply(
      200,
      countriesByName[call.locale]
        .filter(({ shippable }) => all || shippable)
        .map(({ alpha2, alpha3, numeric, name, shippable }) =>
          contract.toWireCountry({ code: alpha2, printableName: name, shippable }, { origin: call.origin, alpha3, numeric }),
        ),
    );
  });

  addressRoutes(api, shop);
  shippingRoutes(api, shop);

  route(api, contract.validateBasket, async (call) => {
    const owner = await call.knownOwner();
    const basket = owner && (await loadCurrentBasket(queries, owner));
    if (!basket) return checkoutRefused({ reason: 'Basket Empty' });
    if (basket.status === 'Frozen') return checkoutRefused({ reason: 'Basket Frozen' });
    const payable = await checkPayable(queries, shop, await viewFor(queries, shop, call, basket), await call.viewer());
    if (payable.ok) return reply(200, { valid: true as const });
    if (payable.failure.reason === 'Voucher Removed') await dropVouchers(shop, owner, payable.failure.vouchers);
    return checkoutRefused(payable.failure);
  });

  route(api, contract.listPaymentMethods, async (call) => {
    const owner = await call.knownOwner();
    const basket = owner && (await loadCurrentBasket(queries, owner));
    if (!basket || basket.lines.length === 0) return checkoutRefused({ reason: 'Basket Empty' });
    const { owed } = sumOf(await viewFor(queries, shop, call, basket), shop.settings.switches);
    const methods: readonly PaymentMethod[] =
      owed.amount === 0 ? [{ type: 'none', name: '', brands: [] }] : shop.payments.methods(call.locale);
    return reply(200, contract.toWirePaymentMethods(methods));
  });

  paymentRoutes(api, shop);
  sandboxPage(api, shop);
};
