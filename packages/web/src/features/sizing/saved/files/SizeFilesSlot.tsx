import { lazyPart, nothing } from '../../../../platform/hydration/lazyPart.tsx';
import type { ImportSizeProps } from './ImportSize.tsx';
import type { SizeFilesProps } from './SizeFiles.tsx';

/** Certainty and downloads of a size. If they cannot load, the size still shows. */
export const SizeFilesSlot = lazyPart<SizeFilesProps>(
  () => import('./SizeFiles.tsx'),
  ['sizeFiles', 'findSize'],
  nothing,
);

export const ImportSizeSlot = lazyPart<ImportSizeProps>(
  () => import('./ImportSize.tsx'),
  ['sizeFiles'],
  nothing,
);
