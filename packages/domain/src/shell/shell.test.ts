import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  authModes,
  authPanelQuery,
  authScopes,
  hasBackButton,
  isHeaderTransparent,
  pageTitle,
  parseAuthPanel,
  productName,
  robotsMeta,
  topBannerHeight,
} from './index.ts';

describe('the auth panel', () => {
  const panel = fc.record({ mode: fc.constantFrom(...authModes), scope: fc.constantFrom(...authScopes) });

  test('[AUTH-06, AUTH-07] round-trips through the query', () => {
    fc.assert(
      fc.property(panel, (each) => {
        expect(parseAuthPanel(new URLSearchParams(authPanelQuery(each)))).toEqual(each);
      }),
      runs(50),
    );
  });

  test('[ROUTE-53] ?reset-password asks for a new password; a named mode goes before it', () => {
    expect(parseAuthPanel(new URLSearchParams('reset-password'))).toEqual({ mode: 'reset-password', scope: 'sign-in' });
    expect(parseAuthPanel(new URLSearchParams('reset-password&auth=choice'))).toEqual({ mode: 'choice', scope: 'full' });
  });

  test('[AUTH-07] stays closed on anything else', () => {
    for (const query of ['', 'auth=', 'auth=nope', 'auth-scope=full', 'auth=SIGN-IN'])
      expect(parseAuthPanel(new URLSearchParams(query))).toBeNull();
    expect(parseAuthPanel(new URLSearchParams('auth=choice&auth-scope=x'))?.scope).toBe('full');
  });

  test('[AUTH-08] has a way back in the full scope, from sign-in, reset and create', () => {
    const withBack = authModes.flatMap((mode) => authScopes.map((scope) => ({ mode, scope }))).filter(hasBackButton);
    expect(withBack).toEqual((['sign-in', 'reset-password', 'create-account'] as const).map((mode) => ({ mode, scope: 'full' })));
  });
});

describe('the frame', () => {
  test('[SHELL-09] the top banner is 32 high, or 0', () => expect([topBannerHeight(true), topBannerHeight(false)]).toEqual([32, 0]));

  test('[SHELL-18] the header is transparent over an unscrolled hero with nothing open', () => {
    const frame = { heroMounted: true, scrollY: 0, bannerOpen: false, somethingOpen: false };
    expect(isHeaderTransparent(frame)).toBe(true);
    expect(isHeaderTransparent({ ...frame, heroMounted: false })).toBe(false);
    expect(isHeaderTransparent({ ...frame, somethingOpen: true })).toBe(false);
    expect(isHeaderTransparent({ ...frame, scrollY: 1 })).toBe(false);
    expect(isHeaderTransparent({ ...frame, scrollY: 31, bannerOpen: true })).toBe(true);
    expect(isHeaderTransparent({ ...frame, scrollY: 32, bannerOpen: true })).toBe(false);
    expect(isHeaderTransparent({ ...frame, scrollY: -20 })).toBe(true);
  });

  test('[SHELL-26, SHELL-27] titles end in the name, with the tagline in the long form; robots keep no copy', () => {
    expect(pageTitle('FAQ', { form: 'short' })).toBe(`FAQ – ${productName}`);
    expect(pageTitle('FAQ', { form: 'long', tagline: 'Made to order' })).toBe(`FAQ – ${productName} | Made to order`);
    expect(robotsMeta).toBe('NOARCHIVE,NOCACHE');
  });
});
