import { lazyPart } from '../../platform/parts/lazyPart.tsx';

/** The menu; loads shortly before it opens. */
export const Menu = lazyPart<object>(() => import('../../features/menu/Menu.tsx'), ['menu']);
