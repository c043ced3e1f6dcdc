/**
 * A separate module, so that the frame of the drawing studio is in its own chunk and not in the
 * shop logo's. The hand for a pattern loads separately.
 */
export { drawingHandFor } from '@tailorbird/packshot';
export { proportionsFor } from './proportionsFor.ts';
