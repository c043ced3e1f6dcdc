import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { bare, walk } from '../testing/walk.ts';
import {
  actionFailureMessage,
  activities,
  authModes,
  authScopes,
  checkGuard,
  dismissToast,
  errorPageOf,
  fetchDisplayDelayMs,
  frameOf,
  guardNamed,
  hiddenLoadingBar,
  httpStatus,
  isBrowserNoise,
  joinMessages,
  type LoadingBar,
  type LoadingEvent,
  layoutOf,
  loadingDurationMs,
  loadingThrottleMs,
  loadingTickMs,
  localeCookie,
  localeRedirect,
  mayReloadForChunk,
  modesOfScope,
  needsAuthPanel,
  needsSignIn,
  pageEvent,
  pageFailureOf,
  pageGroupOf,
  pageGroups,
  pageNotFoundMessage,
  pageRedirect,
  preferredLocale,
  prefetchIdleTimeoutMs,
  problemOf,
  raiseToast,
  reduceLoadingBar,
  resizeDebounceMs,
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
  type Toast,
  toastLimit,
  toastWidth,
  topBanner,
  userDataDelayMs,
  validatePage,
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

  test('[AUTH-05] a new account shops now', () => expect([shopNowPath('en'), shopNowPath('de')]).toEqual(['/products', '/de/products']));
});

describe('the frame', () => {
  test('[SHELL-01, SHELL-03, SHELL-04] the checkout has no header and no footer, previews have nothing', () => {
    expect(['/', '/checkout', '/checkout/error', '/checkouts', '/below-the-fold-preview/a/1'].map(layoutOf)).toEqual([
      'default',
      'checkout',
      'checkout',
      'default',
      'standalone',
    ]);
    expect([frameOf('default'), frameOf('checkout'), frameOf('standalone')].map(({ header, footer }) => [header, footer])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('[SHELL-05, SHELL-06, SHELL-08] the store has its own banner; the top one closes', () => {
    expect(topBanner({ isRetailStore: true, closed: false })).toBe('retail');
    expect(topBanner({ isRetailStore: false, closed: false })).toBe('top');
    expect(topBanner({ isRetailStore: false, closed: true })).toBe('none');
  });

  test('[SUPPORT-16] every page is in a group', () => {
    const groups = [
      '/',
      '/products/t-shirts',
      '/product/x/1-2',
      '/checkout',
      '/profile/orders',
      '/support',
      '/our-mission',
      '/notes/x',
    ].map(pageGroupOf);
    expect(groups).toEqual(['home', 'shop', 'product', 'checkout', 'profile', 'support', 'content', 'content']);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('product', 'products', 'profile', 'de', ''), fc.string())), (parts) => {
        expect(pageGroups).toContain(pageGroupOf(`/${parts.join('/')}`));
      }),
      runs(500),
    );
  });

  test('[SHELL-25] two toasts show at most, the newest', () => {
    expect([toastLimit, toastWidth]).toEqual([2, 450]);
    fc.assert(
      fc.property(fc.array(fc.nat(4)), (ids) => {
        let toasts: readonly Toast[] = [];
        for (const id of ids) {
          toasts = raiseToast(toasts, { id, content: 'x' });
          expect(toasts.at(-1)?.id).toBe(id);
          expect(toasts.length).toBeLessThanOrEqual(2);
          expect(new Set(toasts.map((each) => each.id)).size).toBe(toasts.length);
          expect(dismissToast(toasts, id).some((each) => each.id === id)).toBe(false);
        }
      }),
      runs(200),
    );
  });

  test('[AUTH-22, ERR-10] several messages are one text; none is the unknown error; the contact follows', () => {
    expect(joinMessages(['One.', ' ', 'Two.'], 'Unknown')).toBe('One.\nTwo.');
    expect(joinMessages([], 'Unknown', 'Write to us')).toBe('Unknown\nWrite to us');
  });
});

describe('the loading bar', () => {
  const run = (...events: readonly LoadingEvent[]): LoadingBar => events.reduce(reduceLoadingBar, hiddenLoadingBar);
  const start: LoadingEvent = { type: 'started', at: 0 };

  test('[SHELL-28, SHELL-30] shows after 200 ms and creeps by ticks of 100', () => {
    expect([loadingThrottleMs, loadingDurationMs, loadingTickMs]).toEqual([200, 5000, 100]);
    const percent = (at: number) => {
      const bar = run(start, { type: 'time-passed', at });
      return bar.status === 'running' ? bar.percent : null;
    };
    expect([percent(199), percent(200)]).toEqual([null, 0]);
    expect(percent(299)).toBe(0);
    expect(percent(300)).toBeGreaterThan(0);
    expect(percent(5200)).toBeCloseTo(95, 0);
    expect(percent(60_000)).toBe(99);
  });

  test('[SHELL-29] finishes with the last of what is under way, and fails when any failed', () => {
    expect(run(start, { type: 'ended', outcome: 'finished' })).toEqual(hiddenLoadingBar);
    expect(run(start, { type: 'time-passed', at: 300 }, { type: 'ended', outcome: 'finished' })).toEqual({ status: 'finished' });
    expect(run(start, start, { type: 'ended', outcome: 'failed' })).toMatchObject({ status: 'waiting', pending: 1 });
    expect(run(start, start, { type: 'ended', outcome: 'failed' }, { type: 'ended', outcome: 'finished' })).toEqual({ status: 'failed' });
    expect(run(start, { type: 'time-passed', at: 300 }, { type: 'ended', outcome: 'finished' }, { type: 'hidden' })).toEqual(
      hiddenLoadingBar,
    );
  });

  test('[SHELL-28, SHELL-29] never goes back, never is full before the end, never forgets what is under way', () => {
    const event: fc.Arbitrary<LoadingEvent> = fc.oneof(
      fc.nat(8000).map((at) => ({ type: 'started' as const, at })),
      fc.nat(20_000).map((at) => ({ type: 'time-passed' as const, at })),
      fc.constantFrom('finished' as const, 'failed' as const).map((outcome) => ({ type: 'ended' as const, outcome })),
      bare('hidden'),
    );
    walk({ start: hiddenLoadingBar, event, reduce: reduceLoadingBar }, (after, each, before) => {
      expect(['hidden', 'waiting', 'running', 'finished', 'failed']).toContain(after.status);
      if (after.status === 'running') expect(after.percent).toBeLessThan(100);
      if (before.status === 'running' && after.status === 'running') expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      if (after.status === 'waiting' || after.status === 'running') expect(after.pending).toBeGreaterThan(0);
      if ((before.status === 'waiting' || before.status === 'running') && each.type === 'hidden') expect(after).toBe(before);
    });
  });

  test('[CONST-04, CONST-11, DATA-06, DATA-07] waits', () => {
    expect([resizeDebounceMs, fetchDisplayDelayMs, userDataDelayMs, prefetchIdleTimeoutMs]).toEqual([200, 200, 300, 2000]);
  });
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

test('[ROUTE-22] the profile leads on to the orders', () => {
  expect(['/profile', '/profile/', '/profile/sizes', '/', 'constructor'].map(pageRedirect)).toEqual([
    '/profile/orders',
    '/profile/orders',
    null,
    null,
    null,
  ]);
});

describe('errors', () => {
  test('[ERR-01, ERR-02, GUARD-20] 404 and 403 have pages of their own', () => {
    expect(Object.values(httpStatus)).toEqual([301, 400, 401, 403, 404, 405, 406, 409, 500]);
    expect([404, 403, 418, 500].map(errorPageOf)).toEqual(['not-found', 'forbidden', 'generic', 'generic']);
  });

  test('[ERR-08] a page names its guard; a name nobody knows is a 500', () => {
    for (const kind of ['authenticated-only', 'guest-only', 'retail-only'] as const) {
      expect(guardNamed(kind)).toEqual({ ok: true, value: { kind } });
    }
    for (const name of ['', 'toString', 'Guest-only']) {
      expect(guardNamed(name)).toEqual({ ok: false, failure: { status: 500, message: 'Unknown middleware' } });
    }
  });

  test('[ERR-05, ERR-06, DESIGN-17] a thrown redirect is navigation; all else shows the error page and is reported, noise excepted', () => {
    expect(pageFailureOf({ kind: 'redirect', to: '/faq' })).toEqual({ kind: 'redirect', to: '/faq' });
    for (const broken of [{ kind: 'redirect' }, { kind: 'redirect', to: 5 }, { to: '/faq' }, null, undefined, 'text', 7, []]) {
      expect(pageFailureOf(broken)).toMatchObject({ kind: 'error-page', page: 'generic', problem: { status: 500 }, isReported: true });
    }
    expect(pageFailureOf('The redirect failed')).toMatchObject({ problem: { status: 500, message: 'The redirect failed' } });
    expect(pageFailureOf({ status: 404, message: 'Gone' })).toEqual({
      kind: 'error-page',
      page: 'not-found',
      problem: { status: 404, message: 'Gone' },
      isReported: true,
    });
    expect(pageFailureOf(new Error('ResizeObserver loop limit exceeded'))).toMatchObject({ kind: 'error-page', isReported: false });
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(['redirect', 'error-page']).toContain(pageFailureOf(thrown).kind);
      }),
      runs(500),
    );
  });

  test('[ERR-13] what a visitor may not do is said to be not permitted', () => {
    expect([403, 401, 404, 500].map(actionFailureMessage)).toEqual(['not-permitted', 'unknown-error', 'unknown-error', 'unknown-error']);
  });

  test('[ERR-11] an error box without a message shows the text for all', () => {
    expect([joinMessages([''], 'Something failed'), joinMessages(['No tea'], 'Something failed')]).toEqual(['Something failed', 'No tea']);
  });

  test('[ERR-07] an error has its own status and message, 500 by default', () => {
    expect(problemOf(new Error('Boom'))).toEqual({ status: 500, message: 'Boom' });
    expect(problemOf({ status: 409, message: 'Taken' })).toEqual({ status: 409, message: 'Taken' });
    expect(problemOf({ status: 200 })).toEqual({ status: 500, message: '' });
  });

  test('[ERR-09, ROUTE-57] a page not valid is not found; one that throws shows that', () => {
    expect(validatePage(() => true)).toBeNull();
    expect(validatePage(() => false)).toEqual({ status: 404, message: pageNotFoundMessage });
    expect(pageNotFoundMessage).toBe('This page could not be found');
    expect(
      validatePage(() => {
        throw Object.assign(new Error('Gone'), { status: 410 });
      }),
    ).toEqual({ status: 410, message: 'Gone' });
    expect(
      validatePage(() => {
        throw 'text';
      }),
    ).toEqual({ status: 500, message: '' });
  });

  test('[ERR-12] a part that does not load reloads the page once a minute at most', () => {
    expect([mayReloadForChunk(null, 5), mayReloadForChunk(0, 59_999), mayReloadForChunk(0, 60_000)]).toEqual([true, false, true]);
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
