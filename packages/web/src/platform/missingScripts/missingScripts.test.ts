import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingScript, reloadForMissingScript, watchMissingScripts } from './missingScripts.ts';

const start = ({ onLine = true } = {}) => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('navigator', { onLine });
  const clock = { now: 0 };
  let reloads = 0;
  let offers = 0;
  watchMissingScripts(
    new MemoryPreferences(),
    () => {
      offers += 1;
    },
    () => clock.now,
    () => {
      reloads += 1;
    },
  );
  const missing = new Error('Failed to fetch');
  tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
  return { tab, clock, missing, reloads: () => reloads, offers: () => offers };
};

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test('[ERR-12] a missing script reloads the page once a minute at most', () => {
  const { clock, missing, reloads, offers } = start();
  expect(reloadForMissingScript(missing)).toBe(true);
  clock.now = 59_999;
  expect(reloadForMissingScript(missing)).toBe(false);
  clock.now = 60_000;
  expect(reloadForMissingScript(missing)).toBe(true);
  expect([reloads(), offers()]).toEqual([2, 1]);
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
