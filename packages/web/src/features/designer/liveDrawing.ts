/** A part of its own, so that the rest of the drawing studio comes with it, and not with the shop's mark. */
export { drawGarment } from '@tailorbird/packshot';
