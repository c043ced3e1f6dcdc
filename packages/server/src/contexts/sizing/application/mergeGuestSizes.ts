/** Gives a guest's sizes to the customer they turned out to be, within the transaction that signs them in. */
export { mergeGuestSizes } from '../store/mergeGuestSizes.ts';
