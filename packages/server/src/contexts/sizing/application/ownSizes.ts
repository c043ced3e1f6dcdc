/** What other contexts may ask about somebody's sizes. */
export { findSize, hasVersion } from '../store/sizes.ts';
