/** The hosts that a page lets in. */
export { hostsOf } from '@tailorbird/adapter-analytics/hosts';
