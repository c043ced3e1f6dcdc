import { lazyPart } from '../../platform/parts/lazyPart.tsx';

/** The menu, which arrives when somebody is about to open it. */
export const Menu = lazyPart<object>(() => import('../../features/menu/Menu.tsx'), ['menu']);
