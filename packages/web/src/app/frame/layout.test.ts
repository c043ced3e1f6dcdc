import { expect, test } from 'vitest';
import de from '../../../locales/de/shell.json' with { type: 'json' };
import en from '../../../locales/en/shell.json' with { type: 'json' };
import { isHeaderTransparent } from './headerTransparency.ts';
import { frameOf, layoutOf } from './layout.ts';
import { topBanner, topBannerHeight } from './topBanner.ts';

test('[SHELL-01, SHELL-03, SHELL-04] the checkout has no header or footer', () => {
  expect(
    ['/', '/checkout', '/checkout/error', '/checkouts', '/below-the-fold-preview/a/1'].map(
      layoutOf,
    ),
  ).toEqual(['default', 'checkout', 'checkout', 'default', 'standalone']);
  expect(
    [frameOf('default'), frameOf('checkout'), frameOf('standalone')].map(({ header, shop }) => [
      header,
      shop,
    ]),
  ).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('pages of staff and stores have the header, but nothing that sells', () => {
  expect(['/studio', '/studio/data', '/retail/till', '/studios'].map(layoutOf)).toEqual([
    'staff',
    'staff',
    'staff',
    'default',
  ]);
  expect(frameOf('staff')).toEqual({ header: true, shop: false, panels: true });
});

test('[SHELL-05, SHELL-06, SHELL-08] the store has its banner; the top one closes', () => {
  expect(topBanner({ isRetailStore: true, closed: false })).toBe('retail');
  expect(topBanner({ isRetailStore: false, closed: false })).toBe('top');
  expect(topBanner({ isRetailStore: false, closed: true })).toBe('none');
});

test.each([
  ['en', en],
  ['de', de],
])('the top banner is valid all year: it names no year, %s', (_, { banner }) => {
  expect(Object.values(banner).join(' ')).not.toMatch(/\d/);
});

test('[SHELL-09] the top banner is 32 high, or 0', () =>
  expect([topBannerHeight(true), topBannerHeight(false)]).toEqual([32, 0]));

test('[SHELL-18] the header is transparent over an unscrolled hero', () => {
  const frame = { heroMounted: true, scrollY: 0, bannerOpen: false, somethingOpen: false };
  expect(isHeaderTransparent(frame)).toBe(true);
  expect(isHeaderTransparent({ ...frame, heroMounted: false })).toBe(false);
  expect(isHeaderTransparent({ ...frame, somethingOpen: true })).toBe(false);
  expect(isHeaderTransparent({ ...frame, scrollY: 1 })).toBe(false);
  expect(isHeaderTransparent({ ...frame, scrollY: 31, bannerOpen: true })).toBe(true);
  expect(isHeaderTransparent({ ...frame, scrollY: 32, bannerOpen: true })).toBe(false);
  expect(isHeaderTransparent({ ...frame, scrollY: -20 })).toBe(true);
});
