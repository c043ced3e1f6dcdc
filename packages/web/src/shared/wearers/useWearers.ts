import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { type WearersStore, WearersStoreT } from './wearersStore.ts';

/**
 * The customer's wearers, loaded on first use and retried once per component after a failure.
 * For observers.
 */
export const useWearers = (): WearersStore | null => {
  const store = useService(WearersStoreT);
  const whose = store?.whose ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the customer changes.
  useEffect(() => {
    if (store?.isWanted) void store.load();
  }, [store, whose]);
  return store;
};

/** Name of a wearer; null for the customer. For observers. */
export const useWearerName = (wearerId: number | null): string | null =>
  useWearers()?.nameOf(wearerId) ?? null;
