/** A part of its own, so that the frame of the drawing studio comes with it, and not with the shop's mark; the hand for a pattern follows by itself. */
export { drawingHandFor } from '@tailorbird/packshot';
export { proportionsFor } from './proportionsFor.ts';
