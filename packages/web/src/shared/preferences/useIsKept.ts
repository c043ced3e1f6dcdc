import type { PreferenceKey } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../ports/ports.ts';

/** Whether this browser keeps something under a name: asked once the page is taken over, since the public page knows nothing of it, and once it `isAsked`. */
export const useIsKept = (name: PreferenceKey, isAsked = true): boolean => {
  const preferences = useService(PreferencesT);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isAsked) setIsKept(preferences.read(name) !== null);
  }, [preferences, name, isAsked]);
  return isKept;
};
