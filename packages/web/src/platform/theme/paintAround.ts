/** What the browser paints around the page: the paper of light or dark, as was chosen. It runs in the head of each page too, as text: it may use nothing from outside its own body. */
export const paintAround = (theme: string): void => {
  // The first is for light.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((paper, place) => {
    const own = place === 1 ? 'dark' : 'light';
    paper.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  });
};
