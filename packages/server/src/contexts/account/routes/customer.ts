import {
  fromWireNewCustomer,
  fromWireUserChanges,
  listAddresses,
  listUserAddresses,
  readCredits,
  readUser,
  readUserAddress,
  signUp as signUpCall,
  toWireCredit,
  toWireSavedAddress,
  toWireUser,
  updateUser,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import { type Locale, ok, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply, signInRequired } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import { sessionCookie } from '../../../platform/session/cookieNames.ts';
import type { ListNeeds } from '../../newsletter/index.ts';
import { changeProfile } from '../application/changeProfile.ts';
import { currentUserOf } from '../application/currentUser.ts';
import { ownAddresses, ownCredit } from '../application/profile.ts';
import type { SignInNeeds } from '../application/signIn.ts';
import { type NotSignedUp, signUp } from '../application/signUp.ts';
import { accountMessages, emailMessage, passwordMessage } from '../messages.ts';
import { setSessionCookies } from './sessionCookies.ts';

const notSignedUp = (failure: NotSignedUp, locale: Locale) => {
  switch (failure.kind) {
    case 'fields':
      return reply(400, {
        ...(failure.email && { email: [emailMessage(failure.email, locale)] }),
        ...(failure.password && { password: [passwordMessage(failure.password, locale)] }),
      });
    case 'too-often':
      return rateLimitedReply(failure, locale);
    case 'session-in-use':
      return reply(403, { detail: sessionInUse });
    case 'account-exists':
      return reply(409, { non_field_errors: [accountMessages.alreadyExists[locale]] });
    default:
      return unreachable(failure);
  }
};

export const customerRoutes = (api: Api, shop: SignInNeeds & ListNeeds & WithMailQueue): void => {
  const { queries } = shop.database;

  route(api, signUpCall, async (call) => {
    const created = await signUp(shop, call, fromWireNewCustomer(call.body));
    if (!created.ok) return notSignedUp(created.failure, call.locale);
    const { account, session } = created.value;
    setSessionCookies(call, session);
    return reply(201, toWireUser(await currentUserOf(queries, account), account));
  });

  route(api, updateUser, async (call) => {
    const changes = fromWireUserChanges(call.body);
    const account = await changeProfile(shop, call, changes);
    if (!account.ok)
      return account.failure.kind === 'too-often'
        ? rateLimitedReply(account.failure, call.locale)
        : refusalReply(account.failure);
    if (changes.isActive === false) call.clearCookie(sessionCookie);
    return reply(200, toWireUser(await currentUserOf(queries, account.value), account.value));
  });

  const wireAddresses = async (call: Visit) => {
    const addresses = await ownAddresses(shop, call);
    return addresses.ok
      ? ok(
          addresses.value.map((saved, index) =>
            toWireSavedAddress({ ...saved, isDefault: index === 0 }, call),
          ),
        )
      : addresses;
  };

  for (const endpoint of [listAddresses, listUserAddresses]) {
    route(api, endpoint, async (call) => {
      const addresses = await wireAddresses(call);
      return addresses.ok ? reply(200, addresses.value) : refusalReply(addresses.failure);
    });
  }

  route(api, readUserAddress, async (call) => {
    const addresses = await wireAddresses(call);
    if (!addresses.ok) return refusalReply(addresses.failure);
    const address = addresses.value.find(({ id }) => id === Number(call.params.id));
    return address ? reply(200, address) : notFound;
  });

  route(api, readUser, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const { account } = visitor;
    return account.id === Number(call.params.id)
      ? reply(200, toWireUser(await currentUserOf(queries, account), account))
      : notFound;
  });

  route(api, readCredits, async (call) => {
    const credit = await ownCredit(shop, call);
    return credit.ok ? reply(200, toWireCredit(credit.value)) : refusalReply(credit.failure);
  });
};
