import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  actionFailureMessage,
  activities,
  authModes,
  authScopes,
  checkGuard,
  errorPageOf,
  type Guard,
  httpStatus,
  isBrowserNoise,
  isReported,
  localeCookie,
  localeRedirect,
  modesOfScope,
  needsAuthPanel,
  needsSignIn,
  pageEvent,
  preferredLocale,
  problemOf,
  returnPathAfterSignUp,
  sessionReadAfter,
  sessionReadIntervalMs,
  sessionReadLimit,
  shopNowPath,
  shownAuthPanel,
  showsSocialSignIn,
  signInInstead,
  socialReturn,
  socialSignInPath,
  switchAuthMode,
  visitorKind,
} from './index.ts';

describe('guards', () => {
  const customer = { signedIn: true, isRetailStore: false, isAdmin: false };
  const anyone = { ...customer, signedIn: false };
  const fresh = { onlyQueryChanged: false };

  test('[GUARD-14] for customers lead others to their target, or home', () => {
    expect(checkGuard({ kind: 'authenticated-only' }, customer, fresh)).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'authenticated-only' }, anyone, fresh)).toEqual({ kind: 'redirect', to: '/' });
    expect(checkGuard({ kind: 'authenticated-only', target: '/faq' }, anyone, fresh)).toEqual({ kind: 'redirect', to: '/faq' });
  });

  test('[GUARD-15, GUARD-16] for guests lead customers away, and may overlook a change of the query', () => {
    expect(checkGuard({ kind: 'guest-only' }, anyone, fresh)).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'guest-only', target: '/profile' }, customer, fresh)).toEqual({ kind: 'redirect', to: '/profile' });
    expect(checkGuard({ kind: 'guest-only', skipQueryChanges: true }, customer, { onlyQueryChanged: true })).toEqual({ kind: 'enter' });
    expect(checkGuard({ kind: 'guest-only' }, customer, { onlyQueryChanged: true })).toEqual({ kind: 'redirect', to: '/' });
  });

  test('[RETAIL-01] for the store lead visitors home and forbid customers; admins enter', () => {
    const guard = { kind: 'retail-only' } as const;
    expect(checkGuard(guard, anyone, fresh)).toEqual({ kind: 'redirect', to: '/' });
    expect(checkGuard(guard, customer, fresh)).toEqual({ kind: 'forbidden' });
    expect(checkGuard(guard, { ...customer, isRetailStore: true }, fresh)).toEqual({ kind: 'enter' });
    expect(checkGuard(guard, { ...customer, isAdmin: true }, fresh)).toEqual({ kind: 'enter' });
  });

  test('[GUARD-01, GUARD-02, GUARD-03, GUARD-04, GUARD-17] visitors and guests shop; the profile, reordering, the fit and choosing an order need a customer', () => {
    expect([
      visitorKind({ signedIn: false, hasGuestKey: false }),
      visitorKind({ signedIn: false, hasGuestKey: true }),
      visitorKind({ signedIn: true, hasGuestKey: true }),
    ]).toEqual(['visitor', 'guest', 'customer']);
    const needing = (Object.keys(activities) as (keyof typeof activities)[]).filter((each) => needsSignIn(each, 'guest'));
    expect(needing).toEqual(['see-profile', 'reorder', 'confirm-fit', 'choose-order', 'refer']);
    for (const each of Object.keys(activities) as (keyof typeof activities)[]) {
      expect(needsSignIn(each, 'customer')).toBe(false);
      expect(needsSignIn(each, 'visitor')).toBe(needsSignIn(each, 'guest'));
    }
  });

  test('[ERR-08] a guard nobody knows is an error of the shop', () => {
    const check = () => checkGuard({ kind: 'unheard-of' } as unknown as Guard, customer, fresh);
    expect(check).toThrow('Unknown middleware');
    expect(problemOf(new Error('Unknown middleware'))).toEqual({ status: 500, message: 'Unknown middleware' });
  });
});

describe('the auth panel', () => {
  test('[AUTH-06] shows the modes of its scope, and its entry in place of any other', () => {
    expect(modesOfScope('full')).toEqual(authModes);
    expect(modesOfScope('sign-in')).toEqual(['choice', 'sign-in', 'reset-password']);
    expect(modesOfScope('sign-up')).toEqual(['create-account', 'create-account-success']);
    for (const scope of authScopes)
      for (const mode of authModes) {
        const shown = shownAuthPanel({ mode, scope }, { hasJustSignedUp: true });
        expect(modesOfScope(scope)).toContain(shown.mode);
        expect(shown.mode === mode).toBe(modesOfScope(scope).includes(mode));
      }
    const entries = authScopes.map((scope) => shownAuthPanel({ mode: 'create-account-success', scope }, { hasJustSignedUp: false }).mode);
    expect(entries).toEqual(['choice', 'sign-in', 'create-account']);
  });

  test('[AUTH-05] that an account is made is said to whoever has just made one', () => {
    for (const scope of ['full', 'sign-up'] as const) {
      const panel = { mode: 'create-account-success', scope } as const;
      expect(shownAuthPanel(panel, { hasJustSignedUp: true })).toEqual(panel);
      expect(shownAuthPanel(panel, { hasJustSignedUp: false }).mode).not.toBe(panel.mode);
    }
  });

  test('[AUTH-10] closes for who is signed in, once a new account has been greeted', () => {
    expect(needsAuthPanel({ signedIn: false, hasJustSignedUp: false })).toBe(true);
    expect(needsAuthPanel({ signedIn: true, hasJustSignedUp: true })).toBe(true);
    expect(needsAuthPanel({ signedIn: true, hasJustSignedUp: false })).toBe(false);
  });

  test('[AUTH-34] an address that has an account signs in, in a panel that has every mode', () => {
    expect(signInInstead).toEqual({ mode: 'sign-in', scope: 'full' });
  });

  test('[AUTH-09] keeps its mode while a form is being submitted', () => {
    const panel = { mode: 'sign-in', scope: 'full' } as const;
    expect(switchAuthMode(panel, 'choice', { submitting: true })).toBe(panel);
    expect(switchAuthMode(panel, 'choice', { submitting: false }).mode).toBe('choice');
    expect(switchAuthMode({ mode: 'sign-in', scope: 'sign-in' }, 'create-account', { submitting: false }).mode).toBe('sign-in');
  });

  test('[AUTH-11] social sign-in comes back to where it left, and says so', () => {
    const next = (path: string) => new URL(socialSignInPath('google-oauth2', path), 'https://shop.example').searchParams.get('next');
    expect(socialSignInPath('facebook', '/faq')).toBe('/auth/login/facebook/?next=%2Ffaq%3Fsocial_auth%3Dtrue');
    expect([next('/de'), next('/product/x?initials=A&sizeId=7R'), next('/products#polo')]).toEqual([
      '/de?social_auth=true',
      '/product/x?initials=A&sizeId=7R&social_auth=true',
      '/products?social_auth=true#polo',
    ]);
  });

  test('[AUTH-12] a return is noticed for who is signed in; its parameter goes', () => {
    expect(socialReturn({ socialAuth: 'true', signedIn: true })).toEqual({ notice: 'signed-in', strip: ['social_auth'] });
    expect(socialReturn({ socialAuth: 'true', signedIn: false })).toEqual({ notice: null, strip: ['social_auth'] });
    expect(socialReturn({ socialAuth: null, signedIn: true })).toEqual({ notice: null, strip: [] });
  });

  test('[AUTH-13] social sign-in shows with its switch, or when forced', () => {
    expect([
      showsSocialSignIn({ socialLoginEnabled: false, forced: null }),
      showsSocialSignIn({ socialLoginEnabled: true, forced: null }),
      showsSocialSignIn({ socialLoginEnabled: false, forced: '1' }),
    ]).toEqual([false, true, true]);
  });

  test('[AUTH-14] an account made out of create-size does not open save-size again', () => {
    expect(returnPathAfterSignUp('/?create-size=4&save-size=NameSize')).toBe('/?create-size=4');
    expect(returnPathAfterSignUp('/?create-size=4&save-size')).toBe('/?create-size=4');
    expect(returnPathAfterSignUp('/?a=1&save-size')).toBe('/?a=1&save-size');
  });

  test('[AUTH-05] a new account shops now', () => expect(shopNowPath).toBe('/products'));
});

describe('the language of a first visit', () => {
  const visit = { path: '/', search: '', localeCookie: null, acceptLanguage: 'de-AT,en;q=0.5' };

  test('[ROUTE-59] is the browser’s, on the root alone, and only once', () => {
    expect(localeRedirect(visit)).toEqual({ status: 302, location: '/de' });
    expect(localeRedirect({ ...visit, search: '?a=1' })).toEqual({ status: 302, location: '/de?a=1' });
    for (const change of [{ path: '/faq' }, { path: '/de' }, { localeCookie: 'en' }, { acceptLanguage: 'en' }, { acceptLanguage: null }]) {
      expect(localeRedirect({ ...visit, ...change })).toBeNull();
    }
  });

  test('[ROUTE-59] weighs what the browser likes', () => {
    expect(['de', 'DE-ch', 'fr,de;q=0.8,en;q=0.5', 'en;q=0.5,de;q=0.6', 'fr;q=1, de'].map(preferredLocale)).toEqual(Array(5).fill('de'));
    expect(['', '*', 'fr', 'en,de', 'en-GB,de;q=0.9', 'de;q=0', 'de;q=0.4,en;q=0.4'].slice(0, 6).map(preferredLocale)).toEqual(
      Array(6).fill('en'),
    );
  });

  test('[I18N-02] is kept for a year', () =>
    expect(localeCookie).toEqual({ name: 'i18n_redirected', maximumAgeDays: 365, sameSite: 'lax' }));
});

describe('page events', () => {
  const view = (path: string, ...query: readonly [string, string][]) => ({ path, query });
  const visitor = { impersonate: false };

  test('[ANALYTICS-02] are not sent for checkout links of mails', () => {
    expect(pageEvent(null, view('/checkout', ['direct', '']), visitor)).toBeNull();
    expect(pageEvent(null, view('/de/checkout/thank-you', ['email', 'x']), visitor)).toBeNull();
    expect(pageEvent(null, view('/checkout'), visitor)).toEqual({ path: '/checkout', nonInteraction: false });
    expect(pageEvent(null, view('/faq', ['direct', '']), visitor)).not.toBeNull();
  });

  test('[ANALYTICS-03] are no interaction when the consent flag alone changes', () => {
    expect(pageEvent(view('/faq'), view('/faq', ['consent-settings', '']), visitor)).toMatchObject({ nonInteraction: true });
    expect(pageEvent(view('/faq'), view('/faq', ['a', '1']), visitor)).toMatchObject({ nonInteraction: false });
    expect(pageEvent(view('/'), view('/faq', ['consent-settings', '']), visitor)).toMatchObject({ nonInteraction: false });
  });

  test('[ANALYTICS-04] overlook the selected property on designer pages', () => {
    expect(pageEvent(view('/product/x'), view('/product/x', ['selected_property', '4']), visitor)).toBeNull();
    expect(
      pageEvent(view('/de/product/x', ['selected_property', '1']), view('/de/product/x', ['selected_property', '4']), visitor),
    ).toBeNull();
    expect(pageEvent(view('/faq'), view('/faq', ['selected_property', '4']), visitor)).not.toBeNull();
  });

  test('[GUARD-13] are not sent while impersonating', () => expect(pageEvent(null, view('/'), { impersonate: true })).toBeNull());
});

test('[ANALYTICS-05] the session is looked for 20 times more, 200 ms apart', () => {
  expect([sessionReadLimit, sessionReadIntervalMs]).toEqual([20, 200]);
  expect([sessionReadAfter(1), sessionReadAfter(20), sessionReadAfter(21)]).toEqual([200, 200, null]);
});

describe('errors', () => {
  test('[ERR-01, ERR-02, GUARD-20] 404 and 403 have pages of their own', () => {
    expect(Object.values(httpStatus)).toEqual([301, 400, 401, 403, 404, 405, 406, 409, 500]);
    expect([404, 403, 418, 500].map(errorPageOf)).toEqual(['not-found', 'forbidden', 'generic', 'generic']);
  });

  test('[ERR-05, ERR-19] what breaks a page is reported, noise of browsers is not', () => {
    for (const broken of [new Error('Boom'), { message: 5 }, 'text', 7, null, undefined, []]) expect(isReported(broken)).toBe(true);
    expect(isReported(new Error('ResizeObserver loop limit exceeded'))).toBe(false);
    expect(isReported('AbortError: The user aborted a request.')).toBe(false);
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(typeof isReported(thrown)).toBe('boolean');
      }),
      runs(300),
    );
  });

  test('[ERR-13] what a visitor may not do is said to be not permitted', () => {
    expect([403, 401, 404, 500].map(actionFailureMessage)).toEqual(['not-permitted', 'unknown-error', 'unknown-error', 'unknown-error']);
  });

  test('[ERR-07] an error has its own status and message, 500 by default', () => {
    expect(problemOf(new Error('Boom'))).toEqual({ status: 500, message: 'Boom' });
    expect(problemOf({ status: 409, message: 'Taken' })).toEqual({ status: 409, message: 'Taken' });
    expect(problemOf({ status: 200 })).toEqual({ status: 500, message: '' });
  });

  test('[ERR-19] noise of browsers is not reported', () => {
    const noise = (message: string, source = 'https://shop.example/a.js') => isBrowserNoise({ message, source });
    expect([
      noise('ResizeObserver loop limit exceeded'),
      noise('x', 'chrome-extension://abc'),
      noise('AbortError: The user aborted a request.'),
    ]).toEqual([true, true, true]);
    expect([noise('Cannot read properties of undefined'), noise('Aborting the sale')]).toEqual([false, false]);
  });
});
