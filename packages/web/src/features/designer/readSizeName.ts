/** A separate chunk: pages with a size choice on them parse no name. */
export { readSizeName } from '@tailorbird/domain/sizing';
