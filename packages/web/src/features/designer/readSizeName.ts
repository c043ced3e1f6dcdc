/** A separate chunk, because pages with a size choice do not parse names. */
export { readSizeName } from '@tailorbird/domain/sizing';
