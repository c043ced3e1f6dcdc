import {
  chooseCountry,
  confirmPasswordReset,
  createRetailCustomer,
  fromWireNewCustomer,
  fromWireResetLink,
  fromWireUserChanges,
  listAddresses,
  readCredits,
  readCurrentUser,
  requestPasswordReset,
  signIn,
  signOut,
  signUp,
  startVisit,
  toWireCredit,
  toWireResetRefused,
  toWireSavedAddress,
  toWireUser,
  toWireVisit,
  updateUser,
  validateResetToken,
  type WireCurrentUser,
  type WireVisit,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import { isAdmin, isRetailStore, parseNewPassword, parseSignUpPassword } from '@tailorbird/domain/account';
import { type Locale, parseEmail } from '@tailorbird/domain/kernel';
import { currencyFor } from '@tailorbird/domain/location';
import type { Api } from '../../platform/api/api.ts';
import { methodNotAllowed, permissionDenied, reply, signInRequired, tooOften } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import { countAttempt, forgiveAttempt } from '../../platform/limits/attempts.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { countryCookie, csrfCookie, sessionCookie } from '../../platform/session/cookieNames.ts';
import { createToken } from '../../platform/session/secrets.ts';
import type { SignedInAccount } from '../../platform/session/visitor.ts';
import type { Shop } from '../../platform/shop.ts';
import { countPieces, loadCurrentBasket } from '../basket/store/baskets.ts';
import { creditOf } from '../basket/store/credit.ts';
import { addressesOf } from '../checkout/store/savedAddresses.ts';
import { countryOf as countryByCode } from '../location/application/countries.ts';
import { locationInfoOf } from '../location/application/locationInfo.ts';
import { currentUserOf } from './application/currentUser.ts';
import { mergeGuest } from './application/mergeGuest.ts';
import { hashPassword, isPassword } from './application/passwordHash.ts';
import { passwordResetMail } from './mails/passwordReset.ts';
import { welcomeMail } from './mails/welcome.ts';
import { accountMessages, emailMessage, passwordMessage } from './messages.ts';
import { changeAccount, changePassword, createAccount, findCredentials, normalizeEmail } from './store/accounts.ts';
import { createResetPath, findReset, useReset } from './store/passwordResets.ts';
import { closeAllSessions, closeSession, csrfSeconds, findAccount, openSession, sessionSeconds } from './store/sessions.ts';

const countrySeconds = 365 * 24 * 60 * 60;

const setSessionCookies = (visit: Visit, session: { readonly token: string; readonly csrfToken: string }): void => {
  visit.setCookie(sessionCookie, session.token, { maxAgeSeconds: sessionSeconds, httpOnly: true });
  visit.setCookie(csrfCookie, session.csrfToken, { maxAgeSeconds: csrfSeconds, httpOnly: false });
};

type FieldMessages = Record<string, string[]>;

const isEmpty = (errors: FieldMessages): boolean => Object.keys(errors).length === 0;

const emailErrorsOf = (typed: string, locale: Locale): FieldMessages => {
  const email = parseEmail(typed);
  return email.ok ? {} : { email: [emailMessage(email.failure, locale)] };
};

const blank = 'This field may not be blank.';

/** AUTH-02: an e-mail address in `username` (or `email`), and a password. */
const credentialErrorsOf = (username: string | undefined, password: string): FieldMessages => ({
  ...(username === undefined ? { username: ['This field is required.'] } : username.trim() === '' && { username: [blank] }),
  ...(password.trim() === '' && { password: [blank] }),
});

const invalidLogin = reply(401, { non_field_errors: ['invalid login'] });
const userNotActive = reply(400, toWireResetRefused({ kind: 'user-not-active' }));
const linkInvalid = reply(400, toWireResetRefused({ kind: 'reset-link-invalid' }));

/** Session, profile, password, credit, and what a visit starts with. */
export const accountRoutes = (api: Api, shop: Shop): void => {
  const { database, clock, settings } = shop;
  const queries = database.queries;

  const wireUserOf = async (account: SignedInAccount): Promise<WireCurrentUser> =>
    toWireUser(await currentUserOf(queries, account), account);

  const originForMails = (visit: Visit): string => visit.linkOrigin;

  const visitOf = async (visit: Visit, country: string | null): Promise<WireVisit> => {
    const visitor = await visit.visitor();
    const owner = await visit.knownOwner();
    const account = visitor.kind === 'customer' ? visitor.account : null;
    return toWireVisit(
      {
        user: account && (await currentUserOf(queries, account)),
        location: locationInfoOf(country, visit.locale, settings),
        basketCount: owner === null ? 0 : await countPieces(queries, owner),
      },
      { dateJoined: account?.dateJoined ?? '' },
    );
  };

  route(
    api,
    signIn,
    async (call) => {
      const { password } = call.body;
      const username = call.body.username ?? call.body.email;
      const errors = credentialErrorsOf(username, password);
      if (username === undefined || !isEmpty(errors)) return reply(401, errors);

      const attempt = { kind: 'sign-in', account: normalizeEmail(username), address: call.networkAddress() } as const;
      const counted = await countAttempt(shop, attempt);
      if (!counted.ok) return tooOften(accountMessages.throttled[call.locale], counted.failure);
      const credentials = await findCredentials(queries, { email: username });
      const matches = await isPassword(password.trim(), credentials?.passwordHash ?? null, settings.passwordCost);
      if (!credentials || !matches || !credentials.isActive) return invalidLogin;
      await forgiveAttempt(shop, attempt);
      const visitor = await call.visitor();
      if (visitor.kind === 'customer') return reply(405, { detail: sessionInUse });
      const session = await database.transaction(async (trx) => {
        if (visitor.guestKey !== null) await mergeGuest(trx, visitor.guestKey, credentials.id, clock());
        return await openSession(trx, credentials.id, shop);
      });
      setSessionCookies(call, session);
      return reply(200, '' as const);
    },
    { invalid: (errors) => reply(401, errors) },
  );

  route(api, readCurrentUser, async (call) => {
    const visitor = await call.visitor();
    return visitor.kind === 'customer' ? reply(200, await wireUserOf(visitor.account)) : methodNotAllowed('GET');
  });

  route(api, signOut, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'customer') {
      await closeSession(queries, visitor.session.tokenHash);
      call.clearCookie(sessionCookie);
      call.clearCookie(csrfCookie);
    }
    return reply(200, '' as const);
  });

  route(api, signUp, async (call) => {
    const { email, password, newsletter, source } = fromWireNewCustomer(call.body);
    const visitor = await call.visitor();
    if (visitor.kind === 'customer') return reply(403, { detail: sessionInUse });
    const chosen = parseNewPassword(password, source);
    const errors: FieldMessages = {
      ...emailErrorsOf(email, call.locale),
      ...(!chosen.ok && { password: [passwordMessage(chosen.failure, call.locale)] }),
    };
    if (!isEmpty(errors)) return reply(400, errors);
    const counted = await countAttempt(shop, { kind: 'sign-up', address: call.networkAddress() });
    if (!counted.ok) return tooOften(accountMessages.throttled[call.locale], counted.failure);

    const passwordHash = chosen.ok && chosen.value !== null ? await hashPassword(chosen.value, settings.passwordCost) : null;
    const created = await database.transaction(async (trx) => {
      const now = clock();
      const id = await createAccount(trx, { email, passwordHash, newsletter, locale: call.locale, source }, now);
      if (id === undefined) return undefined;
      if (visitor.guestKey !== null) await mergeGuest(trx, visitor.guestKey, id, now);
      const setPasswordPath = passwordHash === null ? await createResetPath(trx, id, shop) : null;
      const mail = welcomeMail({ to: normalizeEmail(email), locale: call.locale, origin: originForMails(call), setPasswordPath });
      await queueMail(trx, 'welcome', mail, now);
      return { id, session: await openSession(trx, id, shop) };
    });
    if (!created) return reply(409, { non_field_errors: [accountMessages.alreadyExists[call.locale]] });
    shop.mailQueued();
    setSessionCookies(call, created.session);
    const account = await findAccount(queries, created.id);
    if (!account) throw new Error('An account that was just made is gone');
    return reply(201, await wireUserOf(account));
  });

  route(api, createRetailCustomer, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const staff = { ...visitor.account, orderCount: 0, fulfilledOrderCount: 0 };
    if (!isRetailStore(staff) && !isAdmin(staff)) return permissionDenied;
    const { email, first_name, last_name, newsletter } = call.body;
    const errors = emailErrorsOf(email, call.locale);
    if (!isEmpty(errors)) return reply(400, errors);
    const id = await database.transaction(async (trx) => {
      const now = clock();
      const made = await createAccount(
        trx,
        {
          email,
          passwordHash: null,
          firstName: first_name.trim(),
          lastName: last_name.trim(),
          newsletter,
          locale: call.locale,
          source: 'store',
        },
        now,
      );
      if (made === undefined) return undefined;
      const setPasswordPath = await createResetPath(trx, made, shop);
      const mail = welcomeMail({ to: normalizeEmail(email), locale: call.locale, origin: originForMails(call), setPasswordPath });
      await queueMail(trx, 'welcome', mail, now);
      return made;
    });
    if (id === undefined) return reply(409, { non_field_errors: [accountMessages.alreadyExists[call.locale]] });
    shop.mailQueued();
    const account = await findAccount(queries, id);
    if (!account) throw new Error('An account that was just made is gone');
    return reply(201, await wireUserOf(account));
  });

  route(api, updateUser, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const changes = fromWireUserChanges(call.body);
    const isDeleted = changes.isActive === false;
    const account = await database.transaction(async (trx) => {
      await changeAccount(trx, visitor.account.id, changes);
      if (isDeleted) await closeAllSessions(trx, visitor.account.id);
      return await findAccount(trx, visitor.account.id);
    });
    if (!account) throw new Error('The account of a session is gone');
    if (isDeleted) call.clearCookie(sessionCookie);
    return reply(200, await wireUserOf(account));
  });

  route(api, listAddresses, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const addresses = await addressesOf(queries, visitor.account.id);
    return reply(
      200,
      addresses.map((saved, index) => toWireSavedAddress({ ...saved, isDefault: index === 0 }, call)),
    );
  });

  route(api, startVisit, async (call) => {
    const visitor = await call.visitor();
    const csrfToken = visitor.kind === 'customer' ? visitor.session.csrfToken : (call.cookies.get(csrfCookie) ?? createToken(shop.random));
    if (call.cookies.get(csrfCookie) !== csrfToken) call.setCookie(csrfCookie, csrfToken, { maxAgeSeconds: csrfSeconds, httpOnly: false });
    return reply(200, await visitOf(call, call.country));
  });

  route(api, chooseCountry, async (call) => {
    const code = call.body.country_code;
    if (!countryByCode(code)) return reply(400, { country_code: ['Not a valid choice.'] });
    const owner = await call.knownOwner();
    const basket = owner && (await loadCurrentBasket(queries, owner));
    // What is being paid for keeps the currency it was agreed in.
    if (basket?.status === 'Frozen' && currencyFor(code) !== basket.currency) return reply(406, { reason: 'Basket Frozen' });
    call.setCookie(countryCookie, code, { maxAgeSeconds: countrySeconds, httpOnly: false });
    return reply(200, await visitOf(call, code));
  });

  route(api, readCredits, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    return reply(200, toWireCredit(await creditOf(queries, visitor.account.id, call.currency)));
  });

  route(api, requestPasswordReset, async (call) => {
    const errors = emailErrorsOf(call.body.email, call.locale);
    if (!isEmpty(errors)) return reply(400, errors);
    const email = normalizeEmail(call.body.email);
    const attempt = { kind: 'password-reset', account: email, address: call.networkAddress() } as const;
    // Each request counts, so that nobody's mailbox is filled and nobody tries addresses through.
    const counted = await countAttempt(shop, attempt);
    if (!counted.ok) return tooOften(accountMessages.throttled[call.locale], counted.failure);
    const credentials = await findCredentials(queries, { email });
    if (credentials && !credentials.isActive) return userNotActive;
    await database.transaction(async (trx) => {
      if (!credentials) return;
      const path = await createResetPath(trx, credentials.id, shop);
      const mail = passwordResetMail({ to: credentials.email, locale: call.locale, origin: originForMails(call), path });
      await queueMail(trx, 'password-reset', mail, clock());
    });
    shop.mailQueued();
    return reply(204, undefined);
  });

  route(api, validateResetToken, async (call) =>
    (await findReset(queries, fromWireResetLink(call.body), clock())) === undefined ? linkInvalid : reply(204, undefined),
  );

  route(api, confirmPasswordReset, async (call) => {
    const accountId = await findReset(queries, fromWireResetLink(call.body), clock());
    if (accountId === undefined) return linkInvalid;
    const credentials = await findCredentials(queries, { id: accountId });
    if (!credentials?.isActive) return userNotActive;
    const chosen = parseSignUpPassword(call.body.password);
    if (!chosen.ok) return reply(400, { password: [passwordMessage(chosen.failure, call.locale)] });
    const passwordHash = await hashPassword(chosen.value, settings.passwordCost);
    const used = await database.transaction(async (trx) => {
      if (!(await useReset(trx, accountId, call.body.token, clock()))) return false;
      await changePassword(trx, accountId, passwordHash);
      await closeAllSessions(trx, accountId);
      return true;
    });
    return used ? reply(204, undefined) : linkInvalid;
  });
};
