import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { type SizePreferences, SizePreferencesT } from './sizePreferences.ts';

/** What the visitor has said about sizes. What was chosen before comes back after hydration. */
export const useSizePreferences = (): SizePreferences => {
  const sizePreferences = useService(SizePreferencesT);
  useEffect(() => sizePreferences.recall(), [sizePreferences]);
  return sizePreferences;
};
