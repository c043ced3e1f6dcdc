import * as contract from '@tailorbird/contract/account';
import { localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { pathInShop, type SocialProvider, socialProviders } from '@tailorbird/domain/shell';
import type { Api } from '../../../platform/api/api.ts';
import { bodyTooLarge, readText } from '../../../platform/api/body.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import { respond } from '../../../platform/http/respond.ts';
import { isToken } from '../../../platform/session/secrets.ts';
import { beginLink, confirmIdentity, endLink, socialState } from '../application/socialAccounts.ts';
import {
  answerOfProvider,
  type SocialEnd,
  type SocialNeeds,
  startProviderSignIn,
} from '../application/socialSignIn.ts';
import { socialMessages } from '../messages.ts';
import { attemptSeconds, pendingSeconds } from '../store/socialAttempts.ts';
import { notTheOwner } from './notTheOwner.ts';
import { notSignedIn } from './session.ts';
import { setSessionCookies } from './sessionCookies.ts';

const stateCookie = 'social_state';
const pendingCookie = 'social_pending';
const securityPath = '/profile/security';

const isProvider = (name: string): name is SocialProvider =>
  socialProviders.some((provider) => provider === name);

const seeOther = (location: string, call: Visit): Response =>
  respond(
    303,
    null,
    { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    call.newCookies(),
  );

/** The next path with the outcome as query; a guest also gets the sign-in panel. */
const withOutcome = (next: string, outcome: string): string => {
  const url = new URL(next, 'http://shop.invalid');
  url.searchParams.delete('social_auth');
  const isLink = parseLocalizedPath(url.pathname).path === securityPath;
  if (!isLink) {
    url.searchParams.set('auth', 'sign-in');
    url.searchParams.set('auth-scope', 'full');
  }
  url.searchParams.set('social', outcome);
  return `${url.pathname}${url.search}${url.hash}`;
};

const outcomeName = (
  kind: Exclude<SocialEnd['outcome']['kind'], 'entered' | 'session-in-use'>,
): string => (kind === 'asked' ? 'confirm' : kind);

const keptToken = (call: Visit, name: string): string | null => {
  const token = call.cookies.get(name) ?? '';
  return isToken(token) ? token : null;
};

export const socialRoutes = (api: Api, shop: SocialNeeds): void => {
  const { login, complete } = contract.socialPaths;

  api.add('GET', login, async (context) => {
    const provider = context.req.param('provider') ?? '';
    if (!isProvider(provider)) return toResponse(notFound);
    const call = api.visit(context);
    const next = pathInShop(context.req.query('next') ?? null) ?? '/';
    const visitor = await call.visitor();
    if (visitor.kind === 'customer') return seeOther(next, call);
    const { locale } = parseLocalizedPath(new URL(next, 'http://shop.invalid').pathname);
    const way = await startProviderSignIn(
      shop,
      { ...call, locale },
      { provider, next, accountId: null },
    );
    if (!way.ok) return seeOther(withOutcome(next, way.failure.kind), call);
    call.setCookie(stateCookie, way.value.state, { maxAgeSeconds: attemptSeconds, httpOnly: true });
    return seeOther(way.value.address.href, call);
  });

  api.add('GET', complete, async (context) => {
    const provider = context.req.param('provider') ?? '';
    if (!isProvider(provider)) return toResponse(notFound);
    const call = api.visit(context);
    const answer = new URL(context.req.url).searchParams;
    const { next, outcome } = await answerOfProvider(shop, call, provider, {
      answer,
      state: keptToken(call, stateCookie),
    });
    call.clearCookie(stateCookie);
    switch (outcome.kind) {
      case 'entered':
        setSessionCookies(call, outcome.session);
        return seeOther(next, call);
      case 'session-in-use':
        return seeOther(next, call);
      case 'asked':
        call.setCookie(pendingCookie, outcome.token, {
          maxAgeSeconds: pendingSeconds,
          httpOnly: true,
        });
        return seeOther(withOutcome(next, outcomeName(outcome.kind)), call);
      default:
        return seeOther(withOutcome(next, outcomeName(outcome.kind)), call);
    }
  });

  // Apple posts its response cross-site, without this shop's cookies: the browser is redirected
  // to send it again.
  api.add('POST', complete, async (context) => {
    const provider = context.req.param('provider') ?? '';
    if (!isProvider(provider)) return toResponse(notFound);
    const text = await readText(context.req.raw);
    if (text === undefined) return toResponse(bodyTooLarge);
    const form = new URLSearchParams(text);
    const fields = ['code', 'state', 'error', 'iss'].flatMap((name) =>
      form.getAll(name).map((value): [string, string] => [name, value]),
    );
    return seeOther(
      `${complete.replace('{provider}', provider)}?${new URLSearchParams(fields)}`,
      api.visit(context),
    );
  });

  route(api, contract.readSocial, async (call) =>
    reply(
      200,
      contract.toWireSocialState(await socialState(shop, call, keptToken(call, pendingCookie))),
    ),
  );

  route(api, contract.confirmSocial, async (call) => {
    const { password, one_time_code: oneTimeCode } = call.body;
    const entered = await confirmIdentity(shop, call, keptToken(call, pendingCookie), {
      password,
      oneTimeCode,
    });
    if (entered.ok) {
      setSessionCookies(call, entered.value);
      call.clearCookie(pendingCookie);
      return reply(204, undefined);
    }
    const { failure } = entered;
    if (failure.kind === 'pending-gone')
      return reply(409, {
        reason: 'pending_gone' as const,
        detail: socialMessages['pending-gone'][call.locale],
      });
    return notSignedIn(failure, call.locale);
  });

  route(api, contract.startSocialLink, async (call) => {
    const { provider, current_password: currentPassword } = call.body;
    const next = localizePath(securityPath, call.locale);
    const way = await beginLink(shop, call, { provider, currentPassword, next });
    if (way.ok) {
      call.setCookie(stateCookie, way.value.state, {
        maxAgeSeconds: attemptSeconds,
        httpOnly: true,
      });
      return reply(200, { url: way.value.address.href });
    }
    const { failure } = way;
    if (failure.kind === 'provider-away')
      return reply(409, {
        reason: 'provider_away' as const,
        detail: socialMessages['provider-away'][call.locale],
      });
    return notTheOwner(failure, call.locale);
  });

  route(api, contract.unlinkSocial, async (call) => {
    const { provider, current_password: currentPassword } = call.body;
    const ended = await endLink(shop, call, { provider, currentPassword });
    if (ended.ok) return reply(204, undefined);
    return ended.failure.kind === 'too-often'
      ? rateLimitedReply(ended.failure, call.locale)
      : notTheOwner(ended.failure, call.locale);
  });
};
