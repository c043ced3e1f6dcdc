/** Anchor of a heading: `4. If it does not fit` → `4-if-it-does-not-fit`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
