/** Event of the window: a text came that the page does not show yet. */
export const contentNews = 'contentnews';
