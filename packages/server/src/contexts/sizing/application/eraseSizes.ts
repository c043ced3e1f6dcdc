/** What the job that forgets does to the sizes of a profile. */
export { eraseSizes } from '../store/eraseSizes.ts';
