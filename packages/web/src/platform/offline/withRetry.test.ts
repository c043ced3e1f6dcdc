import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './withRetry.ts';

const browser = Object.assign(new EventTarget(), { onLine: true });
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => void vi.unstubAllGlobals());

const comeBack = async (): Promise<void> => {
  browser.onLine = true;
  browser.dispatchEvent(new Event('online'));
  await settled();
};

test('offline navigation loads once the network is back', async () => {
  browser.onLine = false;
  let tries = 0;
  const loaded = withRetry(async () => {
    tries += 1;
    if (!browser.onLine) throw new Error('network');
    return 'page';
  });
  await settled();
  expect(tries).toBe(1);
  await comeBack();
  expect(await loaded).toBe('page');
  expect(tries).toBe(2);
});

test('online failures reject, as do those of a superseded navigation', async () => {
  const fail = async (): Promise<never> => {
    throw new Error('broken');
  };
  await expect(withRetry(fail)).rejects.toThrow('broken');
  browser.onLine = false;
  await expect(withRetry(fail, undefined, AbortSignal.abort())).rejects.toThrow('broken');
});
