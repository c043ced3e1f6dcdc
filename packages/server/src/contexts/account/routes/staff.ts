import { createRetailCustomer, toWireUser } from '@tailorbird/contract/account';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { ListNeeds } from '../../newsletter/index.ts';
import { createCustomer } from '../application/createCustomer.ts';
import { currentUserOf } from '../application/currentUser.ts';
import { accountMessages, emailMessage } from '../messages.ts';

export const staffRoutes = (api: Api, shop: ListNeeds & WithMailQueue): void => {
  route(api, createRetailCustomer, async (call) => {
    const { email, first_name: firstName, last_name: lastName, newsletter } = call.body;
    const created = await createCustomer(shop, call, { email, firstName, lastName, newsletter });
    if (created.ok)
      return reply(
        201,
        toWireUser(await currentUserOf(shop.database.queries, created.value), created.value),
      );
    const { failure } = created;
    switch (failure.kind) {
      case 'account-exists':
        return reply(409, { non_field_errors: [accountMessages.alreadyExists[call.locale]] });
      case 'email-required':
      case 'email-invalid':
        return reply(400, { email: [emailMessage(failure, call.locale)] });
      default:
        return refusalReply(failure);
    }
  });
};
