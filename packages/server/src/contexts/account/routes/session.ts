import {
  chooseCountry,
  readCurrentUser,
  secondFactorErrors,
  signIn as signInCall,
  signOut as signOutCall,
  startVisit,
  toWireUser,
  toWireVisit,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import { type Locale, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { methodNotAllowed, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import { countryCookie, csrfCookie, sessionCookie } from '../../../platform/session/cookieNames.ts';
import { createToken } from '../../../platform/session/secrets.ts';
import type { WithLevies } from '../../location/index.ts';
import { currentUserOf } from '../application/currentUser.ts';
import { type NotSignedIn, type SignInNeeds, signIn } from '../application/signIn.ts';
import { signOut } from '../application/signOut.ts';
import { type CountryNotChosen, checkCountry, visitOf } from '../application/visit.ts';
import { accountMessages } from '../messages.ts';
import { csrfSeconds } from '../store/sessions.ts';
import { setSessionCookies } from './sessionCookies.ts';

const countrySeconds = 365 * 24 * 60 * 60;

const blank = 'This field may not be blank.';

/** Checks the email address in `username` (or `email`), and the password. */
const credentialErrorsOf = (
  username: string | undefined,
  password: string,
): Record<string, string[]> => ({
  ...(username === undefined
    ? { username: ['This field is required.'] }
    : username.trim() === '' && { username: [blank] }),
  ...(password.trim() === '' && { password: [blank] }),
});

export const notSignedIn = (failure: NotSignedIn, locale: Locale) => {
  switch (failure.kind) {
    case 'too-often':
      return rateLimitedReply(failure, locale);
    case 'invalid-login':
      return reply(401, { non_field_errors: ['invalid login'] });
    case 'second-factor-required':
      return reply(401, {
        non_field_errors: [accountMessages.codeRequired[locale]],
        error_codes: [secondFactorErrors.required],
      });
    case 'second-factor-wrong':
      return reply(401, {
        non_field_errors: [accountMessages.wrongCode[locale]],
        error_codes: [secondFactorErrors.wrong],
      });
    case 'session-in-use':
      return reply(405, { detail: sessionInUse });
    default:
      return unreachable(failure);
  }
};

const countryRefused = ({ kind }: CountryNotChosen) => {
  switch (kind) {
    case 'unknown-country':
      return reply(400, { country_code: ['Not a valid choice.'] });
    case 'basket-frozen':
      return reply(406, { reason: 'Basket Frozen' });
    default:
      return unreachable(kind);
  }
};

export const sessionRoutes = (api: Api, shop: SignInNeeds & WithLevies): void => {
  const { queries } = shop.database;

  const keepCountry = (call: Pick<Visit, 'setCookie'>, code: string): void =>
    call.setCookie(countryCookie, code, { maxAgeSeconds: countrySeconds, httpOnly: false });

  /** The country of the first store, for store accounts that have not chosen one. */
  const storeCountryFor = async (call: Visit): Promise<string | null> => {
    const [store] = shop.settings.stores;
    const isUndecided = store && call.country === null && (await call.viewer()).retailStore;
    if (!isUndecided) return null;
    return (await checkCountry(shop, call, store.countryCode)).ok ? store.countryCode : null;
  };

  route(
    api,
    signInCall,
    async (call) => {
      const { password } = call.body;
      const username = call.body.username ?? call.body.email;
      const errors = credentialErrorsOf(username, password);
      if (username === undefined || Object.keys(errors).length > 0) return reply(401, errors);
      const session = await signIn(shop, call, {
        username,
        password,
        oneTimeCode: call.body.one_time_code,
      });
      if (!session.ok) return notSignedIn(session.failure, call.locale);
      setSessionCookies(call, session.value);
      return reply(200, '' as const);
    },
    { invalid: (errors) => reply(401, errors) },
  );

  route(api, readCurrentUser, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return methodNotAllowed('GET');
    return reply(200, toWireUser(await currentUserOf(queries, visitor.account), visitor.account));
  });

  route(api, signOutCall, async (call) => {
    if (await signOut(shop, call)) {
      call.clearCookie(sessionCookie);
      call.clearCookie(csrfCookie);
    }
    return reply(200, '' as const);
  });

  route(api, startVisit, async (call) => {
    const visitor = await call.visitor();
    const csrfToken =
      visitor.kind === 'customer'
        ? visitor.session.csrfToken
        : (call.cookies.get(csrfCookie) ?? createToken(shop.random));
    if (call.cookies.get(csrfCookie) !== csrfToken)
      call.setCookie(csrfCookie, csrfToken, { maxAgeSeconds: csrfSeconds, httpOnly: false });
    const country = await storeCountryFor(call);
    if (country !== null) keepCountry(call, country);
    const { visit, dateJoined } = await visitOf(shop, call, country ?? call.country);
    return reply(200, toWireVisit(visit, { dateJoined }));
  });

  route(api, chooseCountry, async (call) => {
    const code = call.body.country_code;
    const chosen = await checkCountry(shop, call, code);
    if (!chosen.ok) return countryRefused(chosen.failure);
    keepCountry(call, code);
    const { visit, dateJoined } = await visitOf(shop, call, code);
    return reply(200, toWireVisit(visit, { dateJoined }));
  });
};
