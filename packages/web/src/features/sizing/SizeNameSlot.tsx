import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';

/** Its parser loads with the first named size. */
export const SizeNameSlot = lazyPart<{ readonly title: string }>(
  () => import('./SizeName.tsx'),
  ['sizing'],
  nothing,
);
