import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether the page answers to its reader: false on the server and while a page is taken over, true ever after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
