import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
