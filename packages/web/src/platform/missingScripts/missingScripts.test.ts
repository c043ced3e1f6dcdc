import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isMissingScript,
  offerReload,
  reloadForMissingScript,
  watchMissingScripts,
} from './missingScripts.ts';

const start = ({ onLine = true, now = 0, preferences = new MemoryPreferences() } = {}) => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { onLine });
  let reloads = 0;
  let offers = 0;
  watchMissingScripts(
    preferences,
    () => {
      offers += 1;
    },
    () => now,
    () => {
      reloads += 1;
    },
  );
  const missing = new Error('Failed to fetch');
  tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  return { tab, missing, reloads: () => reloads, offers: () => offers };
};

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test('[ERR-12] a missing script reloads the page once a minute at most', () => {
  const preferences = new MemoryPreferences();
  const outcomeAt = (now: number) => {
    const { missing, reloads, offers } = start({ now, preferences });
    return { isReloading: reloadForMissingScript(missing), reloads: reloads(), offers: offers() };
  };
  const reloaded = { isReloading: true, reloads: 1, offers: 0 };
  expect(outcomeAt(0)).toEqual(reloaded);
  expect(outcomeAt(59_999)).toEqual({ isReloading: false, reloads: 0, offers: 1 });
  expect(outcomeAt(60_000)).toEqual(reloaded);
});

test('[ERR-12] a page that offers a reload does not reload by itself', () => {
  const { missing, reloads, offers } = start();
  offerReload(missing);
  expect(reloadForMissingScript(missing)).toBe(false);
  expect([reloads(), offers()]).toEqual([0, 2]);
  vi.stubGlobal('location', { pathname: '/faq' });
  expect(reloadForMissingScript(missing)).toBe(true);
});

test('[ERR-12] other errors do not reload the page, nor does anything offline', () => {
  const { missing, offers } = start({ onLine: false });
  expect([isMissingScript(missing), isMissingScript(new Error('Boom'))]).toEqual([true, false]);
  expect([reloadForMissingScript(missing), offers()]).toEqual([false, 0]);
  start();
  expect(reloadForMissingScript(new Error('Boom'))).toBe(false);
});

test('[ERR-12] the next page reloads, but not a page with typed input', () => {
  const { tab, missing, offers } = start();
  tab.dispatchEvent(new Event('input'));
  expect([reloadForMissingScript(missing), offers()]).toEqual([false, 1]);
  vi.stubGlobal('location', { pathname: '/faq' });
  expect(reloadForMissingScript(missing)).toBe(true);
});
