import { useEffect } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { SizePreferencesT } from '../../../shared/sizePreferences/sizePreferences.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';

/**
 * Applies the saved cut of the wearer once, until another is chosen here; resets a wearer who
 * is no longer on the list. For observers.
 */
export const useKnownCut = (): void => {
  const preferences = useService(SizePreferencesT);
  const wearers = useWearers();
  const { wearerId } = preferences;
  const isKnown = wearers?.isKnown === true;
  const isGone = isKnown && wearerId !== null && wearers?.nameOf(wearerId) === null;
  const cutFor = isKnown ? (wearers?.cutOf(wearerId) ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later choice of another cut is kept.
  useEffect(() => {
    if (isGone) preferences.selectWearer(null, wearers?.cutOf(null) ?? null);
    else if (cutFor !== null && !preferences.isCutKnown) preferences.setWearerCut(cutFor);
  }, [cutFor, isGone]);
};
