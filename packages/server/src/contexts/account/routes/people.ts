import * as contract from '@tailorbird/contract/account';
import { toWireUserSize } from '@tailorbird/contract/sizing';
import { unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { type Detail, type Reply, refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { showSize, sizeTypeOf } from '../../sizing/index.ts';
import { acting, startActing, stopActing } from '../application/acting.ts';
import {
  findCustomers,
  openCustomer,
  type ReasonMissing,
  staffRecords,
} from '../application/people.ts';
import { accountMessages } from '../messages.ts';

const refused = (
  failure: AccessRefused | NotFound | ReasonMissing,
  { locale }: Pick<Visit, 'locale'>,
): Reply<Record<string, string[]>, 400> | Reply<Detail, 403> | Reply<Detail, 404> =>
  failure.kind === 'reason-missing'
    ? reply(400, { reason: [accountMessages.reasonMissing[locale]] })
    : refusalReply(failure);

export const peopleRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithLogger & WithCatalog,
): void => {
  route(api, contract.findCustomers, async (call) => {
    const found = await findCustomers(shop, call, call.query.search);
    return found.ok
      ? reply(200, found.value.map(contract.toWireKnownCustomer))
      : refusalReply(found.failure);
  });

  route(api, contract.openCustomer, async (call) => {
    const opened = await openCustomer(shop, call, Number(call.params.id), call.body.reason);
    if (!opened.ok) return refused(opened.failure, call);
    const { customer, sizes, wearers, orders } = opened.value;
    return reply(200, {
      customer: contract.toWireKnownCustomer(customer),
      sizes: sizes.map((stored) => {
        const { size, details } = showSize(stored, sizeTypeOf(shop, stored), call.locale);
        return toWireUserSize(size, details);
      }),
      wearers: wearers.map(({ id, name }) => ({ id, name })),
      orders: orders.map(({ number, status, placedAt }) => ({
        number,
        status,
        placed_at: placedAt,
      })),
    });
  });

  route(api, contract.readActing, async (call) => {
    const found = await acting(shop, call);
    return found.ok
      ? reply(200, found.value && contract.toWireActingFor(found.value))
      : refusalReply(found.failure);
  });

  route(api, contract.startActing, async (call) => {
    const { customer_id: customerId, reason } = call.body;
    const started = await startActing(shop, call, { customerId, reason });
    if (started.ok) return reply(200, contract.toWireActingFor(started.value));
    const { failure } = started;
    switch (failure.kind) {
      case 'not-a-customer':
        return reply(409, { detail: 'Those who work here are not acted for.' });
      case 'reason-missing':
      case 'not-found':
      case 'sign-in-required':
      case 'permission-denied':
        return refused(failure, call);
      default:
        return unreachable(failure);
    }
  });

  route(api, contract.stopActing, async (call) => {
    const stopped = await stopActing(shop, call);
    return stopped.ok ? reply(204, undefined) : refusalReply(stopped.failure);
  });

  route(api, contract.listStaffRecords, async (call) => {
    const { customer_id: customerId } = call.query;
    const records = await staffRecords(
      shop,
      call,
      customerId === undefined ? null : Number(customerId),
    );
    return records.ok
      ? reply(200, records.value.map(contract.toWireStaffRecord))
      : refusalReply(records.failure);
  });
};
