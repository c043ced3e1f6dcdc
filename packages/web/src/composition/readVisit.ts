/** Reads the visit for the entry script; separate from the container, which loads later. */
export { readVisit } from '@tailorbird/adapter-http/readVisit';
