import { useSyncExternalStore } from 'react';
import { isOffline } from './withRetry.ts';

const follow = (hear: () => void): (() => void) => {
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
};

/** True if there is no network now. */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
