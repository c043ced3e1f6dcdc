import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useWearers } from './useWearers.ts';
import { type Wardrobe, WardrobeT } from './wardrobe.ts';
import type { WearersStore } from './wearersStore.ts';

/** The customer's wearers and their sizes, loaded on first use. For observers. */
export const useWardrobe = (): {
  readonly wearers: WearersStore;
  readonly wardrobe: Wardrobe;
} | null => {
  const wearers = useWearers();
  const wardrobe = useService(WardrobeT);
  const whose = wearers?.whose ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the customer changes.
  useEffect(() => {
    if (wardrobe?.isWanted) void wardrobe.load();
  }, [wardrobe, whose]);
  return wearers && wardrobe ? { wearers, wardrobe } : null;
};
