import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';

/** The name of a saved size; its parser loads with the first named size. */
export const SizeNameSlot = lazyPart<{ readonly title: string }>(
  () => import('./SizeName.tsx'),
  ['sizing'],
  nothing,
);
