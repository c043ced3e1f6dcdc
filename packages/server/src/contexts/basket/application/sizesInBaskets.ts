/** The sizes lines of baskets need. */
export { sizesInBaskets } from '../store/sizesInBaskets.ts';
