import type { PreferenceKey } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../ports/ports.ts';

/** Checked after hydration, and only once `isAsked`. */
export const useIsStored = (name: PreferenceKey, isAsked = true): boolean => {
  const preferences = useService(PreferencesT);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isAsked) setIsKept(preferences.read(name) !== null);
  }, [preferences, name, isAsked]);
  return isKept;
};
