/**
 * A separate module, so that the drawing code is in its own chunk and not in the shop logo's.
 * The code for a pattern loads separately.
 */
export { drawingHandFor } from '@tailorbird/packshot';
export { proportionsFor } from './proportionsFor.ts';
