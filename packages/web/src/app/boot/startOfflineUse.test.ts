import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { err } from '@tailorbird/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { Services } from '../../platform/services/services.ts';
import { PreferencesT, ReporterT } from '../../shared/ports/ports.ts';
import { VisitStore, VisitT } from '../../shared/visit/visitStore.ts';
import { startOfflineUse } from './startOfflineUse.ts';

afterEach(() => void vi.unstubAllGlobals());

test('[ERR-05] only early errors load the reporter before the first service', async () => {
  const asked = async (kept: readonly unknown[]): Promise<boolean> => {
    vi.stubGlobal('window', { pageErrors: { kept } });
    vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/', search: '' });
    const known = new Map<unknown, unknown>([
      [PreferencesT, new MemoryPreferences()],
      [VisitT, new VisitStore(async () => err({ kind: 'unreachable' }))],
    ]);
    const tokens: unknown[] = [];
    const services = {
      ready: (token: unknown) => known.get(token),
      get: async (token: unknown) => void tokens.push(token),
    } as unknown as Services;
    await startOfflineUse({ subscribe: () => () => {} }, services);
    return tokens.includes(ReporterT);
  };
  expect([await asked([]), await asked([{}])]).toEqual([false, true]);
});
