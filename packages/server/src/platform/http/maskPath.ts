/** A path without what could be a secret or a person in it (reset links, payment references): long parts are cut. */
export const maskPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length > 24 ? '…' : part))
    .join('/');
