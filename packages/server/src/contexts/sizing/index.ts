export { toContent } from './application/content.ts';
export { saveLearned } from './application/learnSize.ts';
export { ownSizes } from './application/readSizes.ts';
export { makeSampleSizes, type SampleSize } from './application/sampleSizes.ts';
export { showSize } from './application/showSize.ts';
export { type SizeVersionContent, sizeContents } from './application/sizeContents.ts';
export { sizeForWearer } from './application/sizeForWearer.ts';
export {
  type StoredSize,
  sizesOfCustomer,
  wearersOfCustomer,
} from './application/sizesOfCustomer.ts';
export { sizeTypeOf } from './application/sizeTypes.ts';
export type { NeededSize, SizeVersion, StoredUse, WithSizeUses } from './application/sizeUses.ts';
export { mergeGuestSizes } from './store/mergeGuestSizes.ts';
export { allSizesOf, findSize, sizesById } from './store/sizes.ts';
export { hasVersion } from './store/versions.ts';
export { wearerName } from './store/wearers.ts';
