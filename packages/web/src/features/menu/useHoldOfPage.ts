import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { settleLayers } from '../../ui/layers.ts';
import { MenuT } from './menuStore.ts';

/** The page behind the menu can be neither reached nor scrolled; Escape leads back to it. */
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
      // A panel that was opened from the menu holds the page from now on.
      settleLayers();
    };
  }, [menu]);
};
