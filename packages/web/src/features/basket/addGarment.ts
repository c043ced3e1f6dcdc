/** Adding in a chunk of its own: the first view of the checkout has nothing to add. */
export { addGarment } from '@tailorbird/domain/basket';
