/** What other contexts may ask about somebody's sizes. */
export { allSizesOf, findSize } from '../store/sizes.ts';
export { hasVersion } from '../store/versions.ts';
export { wearerName } from '../store/wearers.ts';
export { sizeForWearer } from './sizeForWearer.ts';
