/** Sizes as they are kept now, with their version. */
export { sizesById } from '../store/sizes.ts';
