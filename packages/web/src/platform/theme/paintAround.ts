/**
 * Sets the browser's color around the page to the chosen light or dark paper. Also runs as text
 * in the head of each page, so it must be self-contained.
 */
export const paintAround = (theme: string): void => {
  // The first is the light one.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((paper, place) => {
    const own = place === 1 ? 'dark' : 'light';
    paper.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  });
};
