/** How the entry reads the visit. Not part of the container, which arrives later. */
export { readVisit } from '@tailorbird/adapter-http/readVisit';
