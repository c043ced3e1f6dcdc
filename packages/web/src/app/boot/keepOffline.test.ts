import { MemoryPreferences } from '@tailorbird/adapter-storage';
import type { Visit } from '@tailorbird/domain/account';
import { err } from '@tailorbird/domain/kernel';
import { aUser } from '@tailorbird/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BasketOutboxT } from '../../features/basket/offline/services.ts';
import { BasketStoreT } from '../../features/basket/services.ts';
import { PreferencesT, ReporterT } from '../../platform/ports/ports.ts';
import type { Services } from '../../platform/services/services.ts';
import { VisitStore, VisitT } from '../../platform/visit/visitStore.ts';
import { aTab, beanie, settled, type Tab } from '../../testing/aTab.ts';
import { keepOffline } from './keepOffline.ts';

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/', search: '' });
});
afterEach(() => void vi.unstubAllGlobals());

const visitOf = (id: number | null): Visit =>
  ({ user: id === null ? null : aUser({ id }), location: {}, basketCount: 0 }) as never;

/** A tab in which a piece waits that the customer with the number 7 asked for, and nobody knows yet who is here. */
const opened = async () => {
  const preferences = new MemoryPreferences();
  const tab: Tab = await aTab({ preferences });
  preferences.write('keptFor', '7');
  tab.outbox.keepPiece({
    request: beanie,
    size: null,
    shown: { title: 'Beanie', detail: '', imagePath: '' },
  });
  const visit = new VisitStore(async () => err({ kind: 'unreachable' }));
  const known = new Map<unknown, unknown>([
    [PreferencesT, preferences],
    [VisitT, visit],
    [BasketStoreT, tab.basket],
    [BasketOutboxT, tab.outbox],
  ]);
  const asked: unknown[] = [];
  const get = async (token: unknown): Promise<unknown> => {
    asked.push(token);
    return known.get(token);
  };
  const services = { ready: (token: unknown) => known.get(token), get } as unknown as Services;
  await keepOffline({ subscribe: () => () => {} }, services);
  const sent = () => tab.network.calls.filter((call) => call.startsWith('baskets.add'));
  return { tab, visit, sent, asked };
};

test('what waits for a network is not sent in the name of somebody who is here by now, and is no longer shown', async () => {
  const { tab, visit, sent } = await opened();
  await vi.dynamicImportSettled();
  await settled();
  expect([sent(), tab.outbox.pieces.length]).toEqual([[], 1]);
  visit.take(visitOf(null));
  await expect.poll(() => tab.outbox.pieces).toEqual([]);
  expect([sent(), tab.preferences.read('basketOutbox')]).toEqual([[], null]);
});

test('what waits for a network is sent once it is known that who asked for it is here', async () => {
  const { visit, sent } = await opened();
  visit.take(visitOf(7));
  await expect.poll(() => sent().length).toBe(1);
});

test('[ERR-05] what went wrong before anything personal was asked for brings in who tells of it; where nothing did, nobody comes', async () => {
  const asked = async (kept: readonly unknown[]) => {
    vi.stubGlobal('window', { pageErrors: { kept } });
    const { asked } = await opened();
    return asked.includes(ReporterT);
  };
  expect([await asked([]), await asked([{}])]).toEqual([false, true]);
});
