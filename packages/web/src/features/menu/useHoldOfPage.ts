import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { settleLayers } from '../../ui/layers.ts';
import { MenuT } from './menuStore.ts';

/** Blocks focus and scrolling of the page behind the menu; Escape returns to it. */
export const useHoldOfPage = (): void => {
  const menu = useService(MenuT);
  useEffect(() => {
    const behind = [
      ...document.querySelectorAll('main, footer, [data-page-part]:not(:has(header))'),
    ];
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
    root.setAttribute('data-scroll-locked', '');
    for (const element of behind) element.setAttribute('inert', '');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') menu.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) element.removeAttribute('inert');
      // A panel opened from the menu blocks the page from now on.
      settleLayers();
    };
  }, [menu]);
};
