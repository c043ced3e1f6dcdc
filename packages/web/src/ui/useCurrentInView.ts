import { type RefObject, useEffect } from 'react';

/** Scrolls a line of tabs to its current link whenever `page` changes. */
export const useCurrentInView = (tabs: RefObject<HTMLElement | null>, page: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the page.
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && current)
      tabs.current.scrollLeft = current.offsetLeft - tabs.current.clientWidth / 3;
  }, [tabs, page]);
};
