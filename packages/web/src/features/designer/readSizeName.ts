/** In a chunk of its own: a page whose size is chosen on it has no name to read. */
export { readSizeName } from '@tailorbird/domain/sizing';
