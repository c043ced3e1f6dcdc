import { lazyPart, nothing } from '../../../../platform/parts/lazyPart.tsx';
import type { BringSizeProps } from './BringSize.tsx';
import type { SizeFilesProps } from './SizeFiles.tsx';

/** How sure a size is, and files of it to take along. Where it cannot be loaded the size is there all the same. */
export const SizeFilesSlot = lazyPart<SizeFilesProps>(
  () => import('./SizeFiles.tsx'),
  ['sizeFiles', 'findSize'],
  nothing,
);

/** The way back: a size from such a file. */
export const BringSizeSlot = lazyPart<BringSizeProps>(
  () => import('./BringSize.tsx'),
  ['sizeFiles'],
  nothing,
);
