import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';

/** What a saved size is called: what reads names of sizes comes with the first of them. */
export const SizeNameSlot = lazyPart<{ readonly title: string }>(
  () => import('./SizeName.tsx'),
  ['sizing'],
  nothing,
);
