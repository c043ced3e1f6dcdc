import { lazyPart } from '../../platform/parts/lazyPart.tsx';

/** The menu, which arrives when somebody is about to open it. */
export const Menu = lazyPart<object>(() => import('./Menu.tsx'), ['menu']);
