import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NavigateFunction } from '../../platform/navigation/router.ts';
import { updateAddress } from './updateAddress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lateBrowser = () => {
  const place = { pathname: '/de/product/shirt', search: '?designer' };
  const arrival = new AbortController();
  const arrived = new Promise((done) => arrival.signal.addEventListener('abort', done));
  const store = observable({ path: '/product/shirt' });
  vi.stubGlobal('location', place);
  const navigate: NavigateFunction = async (to) => {
    await arrived;
    const [pathname = '', search = ''] = String(
      typeof to === 'function' ? to({ ...place, hash: '' }) : to,
    ).split('?');
    Object.assign(place, { pathname, search: search && `?${search}` });
  };
  updateAddress(
    store,
    navigate,
    (path) => `/de${path}`,
    () => {},
  );
  const choose = async (path: string): Promise<void> => {
    runInAction(() => {
      store.path = path;
    });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const arrive = async (): Promise<void> => {
    arrival.abort();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { place, choose, arrive };
};

test('the address shows the latest choice and keeps other parameters', async () => {
  const { place, choose, arrive } = lateBrowser();
  await choose('/product/shirt?initials=A');
  await choose('/product/shirt?initials=AB');
  await arrive();
  expect(place.search).toBe('?initials=AB&designer=');
});

test('a choice undone before the address updates does not appear in it', async () => {
  const { place, choose, arrive } = lateBrowser();
  await choose('/product/shirt?initials=AB');
  await choose('/product/shirt');
  await arrive();
  expect(place).toEqual({ pathname: '/de/product/shirt', search: '?designer=' });
  await choose('/product/shirt?initials=C');
  expect(place.search).toBe('?initials=C&designer=');
});
