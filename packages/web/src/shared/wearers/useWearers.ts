import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { type WearersStore, WearersStoreT } from './wearersStore.ts';

/** For whom the customer who is here orders: read when it is first asked for, and once more by each who asks after it failed. For observers. */
export const useWearers = (): WearersStore | null => {
  const store = useService(WearersStoreT);
  const whose = store?.whose ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in afterwards has others.
  useEffect(() => {
    if (store?.isWanted) void store.load();
  }, [store, whose]);
  return store;
};

/** What somebody one orders for is called; null for whoever is here. For observers. */
export const useWearerName = (wearerId: number | null): string | null =>
  useWearers()?.nameOf(wearerId) ?? null;
