import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether the page is hydrated: false on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
