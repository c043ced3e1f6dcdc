import type { PreferenceKey } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../ports/ports.ts';

/**
 * True if the browser has a stored value under a key. Checked after hydration, because the
 * public page cannot know, and only once `isAsked`.
 */
export const useIsStored = (name: PreferenceKey, isAsked = true): boolean => {
  const preferences = useService(PreferencesT);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isAsked) setIsKept(preferences.read(name) !== null);
  }, [preferences, name, isAsked]);
  return isKept;
};
