/** Event of the window: a page that was loading cannot be shown. What shows the loading hears it, once it is here. */
export const loadingFailed = 'loadingfailed';
