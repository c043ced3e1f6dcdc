import { describe, expect, test } from 'vitest';
import {
  actionFailureMessage,
  checkGuard,
  type Guard,
  httpStatus,
  isBadRequest,
  isConflict,
  isForbidden,
  isNotAcceptable,
  isNotFound,
  isUnauthorized,
  localeCookie,
  localeRedirect,
  pageEvent,
  preferredLocale,
  sessionReadAfter,
  showsSocialSignIn,
  socialReturn,
  socialSignInPath,
} from './index.ts';
import { sessionReadIntervalMs, sessionReadLimit } from './pageEvent.ts';

describe('guards', () => {
  const customer = { signedIn: true, isRetailStore: false, isAdmin: false };
  const anyone = { ...customer, signedIn: false };
  const fresh = { onlyQueryChanged: false };

  test('[GUARD-14] guards for customers redirect others to sign-in, or home', () => {
    expect(checkGuard({ kind: 'authenticated-only' }, customer, fresh)).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'authenticated-only' }, anyone, fresh)).toEqual({
      kind: 'redirect',
      to: '/',
    });
    expect(checkGuard({ kind: 'authenticated-only', target: '/faq' }, anyone, fresh)).toEqual({
      kind: 'redirect',
      to: '/faq',
    });
  });

  test('[GUARD-15, GUARD-16] guest pages redirect customers, except query changes', () => {
    expect(checkGuard({ kind: 'guest-only' }, anyone, fresh)).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'guest-only', target: '/profile' }, customer, fresh)).toEqual({
      kind: 'redirect',
      to: '/profile',
    });
    expect(
      checkGuard({ kind: 'guest-only', skipQueryChanges: true }, customer, {
        onlyQueryChanged: true,
      }),
    ).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'guest-only' }, customer, { onlyQueryChanged: true })).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  test('[GUARD-15] guest pages prefer the target in the URL if it is in the shop', () => {
    const led = (next: string | null, target?: string) =>
      checkGuard({ kind: 'guest-only', targetIn: 'next', ...(target && { target }) }, customer, {
        onlyQueryChanged: false,
        parameter: (name) => (name === 'next' ? next : null),
      });
    expect(led('/profile/orders?order=1')).toEqual({
      kind: 'redirect',
      to: '/profile/orders?order=1',
    });
    expect(led('/de/profile/orders', '/faq')).toEqual({ kind: 'redirect', to: '/profile/orders' });
    expect(led('//elsewhere.example', '/faq')).toEqual({ kind: 'redirect', to: '/faq' });
    expect(led('https://elsewhere.example')).toEqual({ kind: 'redirect', to: '/' });
    expect(led(null)).toEqual({ kind: 'redirect', to: '/' });
  });

  test('[RETAIL-01] store pages redirect visitors, forbid customers, admit admins', () => {
    const guard = { kind: 'retail-only' } as const;
    expect(checkGuard(guard, anyone, fresh)).toEqual({ kind: 'redirect', to: '/' });
    expect(checkGuard(guard, customer, fresh)).toEqual({ kind: 'forbidden' });
    expect(checkGuard(guard, { ...customer, isRetailStore: true }, fresh)).toEqual({
      kind: 'enter',
    });
    expect(checkGuard(guard, { ...customer, isAdmin: true }, fresh)).toEqual({ kind: 'enter' });
  });

  test('[RETAIL-01] only store users reach the till, not admins', () => {
    const guard = { kind: 'store-only', target: '/?auth=choice' } as const;
    expect(checkGuard(guard, anyone, fresh)).toEqual({ kind: 'redirect', to: '/?auth=choice' });
    for (const other of [customer, { ...customer, isAdmin: true }])
      expect(checkGuard(guard, other, fresh)).toEqual({ kind: 'forbidden' });
    expect(checkGuard(guard, { ...customer, isRetailStore: true }, fresh)).toEqual({
      kind: 'enter',
    });
  });

  test('staff pages send visitors to sign in and are forbidden to customers', () => {
    const guard = { kind: 'admin-only', target: '/?auth=choice' } as const;
    expect(checkGuard(guard, anyone, fresh)).toEqual({ kind: 'redirect', to: '/?auth=choice' });
    for (const other of [customer, { ...customer, isRetailStore: true }])
      expect(checkGuard(guard, other, fresh)).toEqual({ kind: 'forbidden' });
    expect(checkGuard(guard, { ...customer, isAdmin: true }, fresh)).toEqual({ kind: 'enter' });
  });

  test('[ERR-08] an unknown guard is an error of the shop', () => {
    const check = () => checkGuard({ kind: 'unheard-of' } as unknown as Guard, customer, fresh);
    expect(check).toThrow('Unknown middleware');
  });
});

describe('social sign-in', () => {
  test('[AUTH-11] social sign-in returns to its start with the outcome', () => {
    const next = (path: string) =>
      new URL(socialSignInPath('google-oauth2', path), 'https://shop.example').searchParams.get(
        'next',
      );
    expect(socialSignInPath('facebook', '/faq')).toBe(
      '/auth/login/facebook/?next=%2Ffaq%3Fsocial_auth%3Dtrue',
    );
    expect([next('/de'), next('/product/x?initials=A&sizeId=7R'), next('/products#polo')]).toEqual([
      '/de?social_auth=true',
      '/product/x?initials=A&sizeId=7R&social_auth=true',
      '/products?social_auth=true#polo',
    ]);
  });

  test('[AUTH-12] a sign-in by return is detected, and its parameter removed', () => {
    expect(socialReturn({ socialAuth: 'true', signedIn: true })).toEqual({
      notice: 'signed-in',
      strip: ['social_auth'],
    });
    expect(socialReturn({ socialAuth: 'true', signedIn: false })).toEqual({
      notice: null,
      strip: ['social_auth'],
    });
    expect(socialReturn({ socialAuth: null, signedIn: true })).toEqual({ notice: null, strip: [] });
  });

  test('[AUTH-13] social sign-in shows with its switch, or when forced', () => {
    expect([
      showsSocialSignIn({ socialLoginEnabled: false, forced: null }),
      showsSocialSignIn({ socialLoginEnabled: true, forced: null }),
      showsSocialSignIn({ socialLoginEnabled: false, forced: '1' }),
    ]).toEqual([false, true, true]);
  });
});

describe('the language of a first visit', () => {
  const visit = {
    path: '/',
    search: '',
    localeCookie: null,
    acceptLanguage: 'de-AT,en;q=0.5',
    isFromShop: false,
  };

  test('[ROUTE-59] the stored language wins, also on later visits', () => {
    expect(localeRedirect({ ...visit, localeCookie: 'de', acceptLanguage: 'en' })?.location).toBe(
      '/de',
    );
    expect(localeRedirect({ ...visit, localeCookie: 'en' })).toBeNull();
    expect(localeRedirect({ ...visit, localeCookie: 'xx' })?.location).toBe('/de');
  });

  test('[ROUTE-59] the first language is the browser’s, only at the root', () => {
    expect(localeRedirect(visit)).toEqual({ status: 302, location: '/de', locale: 'de' });
    expect(localeRedirect({ ...visit, search: '?a=1' })).toEqual({
      status: 302,
      location: '/de?a=1',
      locale: 'de',
    });
    for (const change of [
      { path: '/faq' },
      { path: '/de' },
      { localeCookie: 'en' },
      { isFromShop: true },
      { isFromShop: true, localeCookie: 'de' },
      { acceptLanguage: 'en' },
      { acceptLanguage: null },
    ]) {
      expect(localeRedirect({ ...visit, ...change })).toBeNull();
    }
  });

  test('[ROUTE-59] the first language follows the browser’s weights', () => {
    expect(
      ['de', 'DE-ch', 'fr,de;q=0.8,en;q=0.5', 'en;q=0.5,de;q=0.6', 'fr;q=1, de'].map(
        preferredLocale,
      ),
    ).toEqual(Array(5).fill('de'));
    expect(
      ['', '*', 'fr', 'en,de', 'en-GB,de;q=0.9', 'de;q=0', 'de;q=0.4,en;q=0.4']
        .slice(0, 6)
        .map(preferredLocale),
    ).toEqual(Array(6).fill('en'));
  });

  test('[I18N-02] the language is stored for a year', () =>
    expect(localeCookie).toEqual({
      name: 'i18n_redirected',
      maximumAgeDays: 365,
      sameSite: 'lax',
    }));
});

describe('page events', () => {
  const view = (path: string, ...query: readonly [string, string][]) => ({ path, query });
  const visitor = { impersonate: false };

  test('[ANALYTICS-02] page events are not sent for checkout links of mails', () => {
    expect(pageEvent(null, view('/checkout', ['direct', '']), visitor)).toBeNull();
    expect(pageEvent(null, view('/de/checkout/thank-you', ['email', 'x']), visitor)).toBeNull();
    expect(pageEvent(null, view('/checkout'), visitor)).toEqual({
      path: '/checkout',
      nonInteraction: false,
    });
    expect(pageEvent(null, view('/faq', ['direct', '']), visitor)).not.toBeNull();
  });

  test('[ANALYTICS-03] a change of the consent flag alone is no interaction', () => {
    expect(pageEvent(view('/faq'), view('/faq', ['consent-settings', '']), visitor)).toMatchObject({
      nonInteraction: true,
    });
    expect(pageEvent(view('/faq'), view('/faq', ['a', '1']), visitor)).toMatchObject({
      nonInteraction: false,
    });
    expect(pageEvent(view('/'), view('/faq', ['consent-settings', '']), visitor)).toMatchObject({
      nonInteraction: false,
    });
  });

  test('[ANALYTICS-04] page events ignore selected properties on designer pages', () => {
    expect(
      pageEvent(view('/product/x'), view('/product/x', ['selected_property', '4']), visitor),
    ).toBeNull();
    expect(
      pageEvent(
        view('/de/product/x', ['selected_property', '1']),
        view('/de/product/x', ['selected_property', '4']),
        visitor,
      ),
    ).toBeNull();
    expect(
      pageEvent(view('/faq'), view('/faq', ['selected_property', '4']), visitor),
    ).not.toBeNull();
  });

  test('[GUARD-13] page events are not sent while impersonating', () =>
    expect(pageEvent(null, view('/'), { impersonate: true })).toBeNull());
});

test('[ANALYTICS-05] the session is queried 20 more times, 200 ms apart', () => {
  expect([sessionReadLimit, sessionReadIntervalMs]).toEqual([20, 200]);
  expect([sessionReadAfter(1), sessionReadAfter(20), sessionReadAfter(21)]).toEqual([
    200,
    200,
    null,
  ]);
});

describe('errors', () => {
  test('[ERR-01] each recognized status has a predicate of its own', () => {
    expect(Object.values(httpStatus)).toEqual([301, 400, 401, 403, 404, 405, 406, 409, 500]);
    const predicates = [
      isBadRequest,
      isUnauthorized,
      isForbidden,
      isNotFound,
      isNotAcceptable,
      isConflict,
    ];
    const recognizedBy = predicates.map((recognizes) =>
      Array.from({ length: 600 }, (_, status) => status).filter((status) => recognizes({ status })),
    );
    expect(recognizedBy).toEqual([[400], [401], [403], [404], [406], [409]]);
  });

  test('[ERR-13] a forbidden action is reported as not permitted', () => {
    expect([403, 401, 404, 500].map(actionFailureMessage)).toEqual([
      'not-permitted',
      'unknown-error',
      'unknown-error',
      'unknown-error',
    ]);
  });
});
