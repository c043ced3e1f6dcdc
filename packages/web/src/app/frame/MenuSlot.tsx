import { lazyPart } from '../../platform/parts/lazyPart.tsx';
import { knowingPages } from './knowingPages.ts';

/** The menu, which arrives when somebody is about to open it. */
export const Menu = lazyPart<object>(
  knowingPages(() => import('../../features/menu/Menu.tsx')),
  ['menu'],
);
