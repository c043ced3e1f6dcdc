import { useSyncExternalStore } from 'react';
import { isOffline } from './withRetry.ts';

const follow = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
