import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { type SizePreferences, SizePreferencesT } from './sizePreferences.ts';

/** The visitor's size preferences; stored choices are restored after hydration. */
export const useSizePreferences = (): SizePreferences => {
  const sizePreferences = useService(SizePreferencesT);
  useEffect(() => sizePreferences.readStored(), [sizePreferences]);
  return sizePreferences;
};
