import { lazyPart } from '../../platform/parts/lazyPart.tsx';

export const Menu = lazyPart<object>(() => import('../../features/menu/Menu.tsx'), ['menu']);
