import { useLayoutEffect } from 'react';
import { fragmentOf } from './fragment.ts';
import { type DataRouter, useLocation, useRouter } from './router.ts';

/** Scroll positions of this tab by history key. */
const positionsName = 'react-router-scroll-positions';

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(positionsName) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

export const storeScrollPositions = (router: DataRouter): void => {
  const positions = readPositions();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    if (router.state.navigation.state === 'idle') positions[router.state.location.key] = scrollY;
    try {
      sessionStorage.setItem(positionsName, JSON.stringify(positions));
    } catch {
      // Without stored positions, pages start at the top.
    }
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  router.enableScrollRestoration(positions, () => scrollY);
};

/** Restores the scroll position of a history entry, or scrolls to the anchor of a link. */
const scroll = ({ location, restoreScrollPosition, preventScrollReset }: DataRouter['state']) => {
  if (restoreScrollPosition === false) return;
  if (restoreScrollPosition !== null) {
    window.scrollTo(0, restoreScrollPosition);
    return;
  }
  if (preventScrollReset) return;
  const target = location.hash && document.getElementById(fragmentOf(location.hash));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};

/** Scrolls once per location, not after each reload of its data. */
export const useScrollPosition = (): void => {
  const router = useRouter();
  const location = useLocation();
  useLayoutEffect(() => {
    if (router.state.location.key === location.key) scroll(router.state);
  }, [router, location]);
};
