import * as contract from '@tailorbird/contract/checkout';
import {
  currencyOfStore,
  maximumTillReferenceLength,
  storeOfTill,
  type TillSaleFailures,
} from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { requireStore } from '../../../platform/session/access.ts';
import { returnAtTill, type TillNeeds, tillDay } from '../../orders/index.ts';
import { type PayNeeds, pay } from '../application/pay.ts';
import { tillDesk } from '../application/tillDesk.ts';
import { tillMessage, tillRefusal } from '../messages.ts';
import { refusalOf } from './refusals.ts';

const keys = {
  store: 'store',
  reference: 'reference',
  handover: 'handover',
  email: 'guest_email',
} as const;

const messagesAt = (fields: TillSaleFailures, locale: Locale): Record<string, string[]> =>
  Object.fromEntries(
    (Object.keys(keys) as (keyof typeof keys)[]).flatMap((field) => {
      const failure = fields[field];
      return failure
        ? [
            [
              keys[field],
              [tillMessage(failure.kind, locale, { maximum: maximumTillReferenceLength })],
            ],
          ]
        : [];
    }),
  );

export const tillRoutes = (api: Api, shop: PayNeeds & TillNeeds): void => {
  route(api, contract.readTill, async (call) => {
    const desk = await tillDesk(shop, call);
    return desk.ok ? reply(200, contract.toWireTillDesk(desk.value)) : refusalReply(desk.failure);
  });

  route(api, contract.sellAtTill, async (call) => {
    const { locale } = call;
    const visitor = await call.visitor();
    const seller = requireStore(visitor);
    if (!seller.ok) return refusalReply(seller.failure);
    if (visitor.kind === 'guest') return refusalReply({ kind: 'sign-in-required' });
    const { idempotencyKey, expected, ...asked } = contract.fromWireSale(call.body);
    const isForCustomer = visitor.impersonation !== null;
    const { country } = call;
    const store = storeOfTill(shop.settings.stores, { name: asked.store, countryCode: country });
    const payment = await pay(shop, {
      owner: await call.owner(),
      viewer: await call.viewer(),
      idempotencyKey,
      expected,
      currency: store ? currencyOfStore(store) : call.currency,
      means: null,
      country: store?.countryCode ?? country,
      sale: { asked, isForCustomer, accountId: seller.value.id, visitor },
      isActing: isForCustomer,
      email: visitor.account.email,
      comment: '',
      returnUrl: '',
      locale,
      origin: call.linkOrigin,
    });
    if (payment.ok) return reply(200, { order_number: payment.value.orderNumber ?? '' });
    const { failure } = payment;
    return failure.reason === 'sale-invalid'
      ? reply(400, messagesAt(failure.fields, locale))
      : refusalOf(failure, locale);
  });

  route(api, contract.returnAtTill, async (call) => {
    const taken = await returnAtTill(shop, call, call.params.number, call.body);
    if (taken.ok) return reply(200, contract.toWireTillEntry(taken.value));
    const { failure } = taken;
    switch (failure.kind) {
      case 'sale-invalid':
        return reply(400, messagesAt(failure.fields, call.locale));
      case 'not-found':
      case 'sign-in-required':
      case 'permission-denied':
        return refusalReply(failure);
      default:
        return reply(409, { code: failure.kind, detail: tillRefusal(failure.kind, call.locale) });
    }
  });

  route(api, contract.listTillEntries, async (call) => {
    const day = await tillDay(shop, call, call.query);
    if (day.ok) return reply(200, contract.toWireTillDay(day.value));
    return day.failure.kind === 'range-invalid'
      ? reply(400, { until: [tillMessage('range-invalid', call.locale)] })
      : refusalReply(day.failure);
  });
};
