/** Window event: a loading page cannot be shown. The loading bar listens once it is loaded. */
export const loadingFailed = 'loadingfailed';
