/** Window event. The loading bar listens once it is loaded. */
export const loadingFailed = 'loadingfailed';
