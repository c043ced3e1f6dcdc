import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** True if the page is hydrated: false on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
