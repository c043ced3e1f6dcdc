/** Tells whoever watches over the shop that something went wrong, in words without anything about a body (SIZE-58, SIZE-63). */
export const report = (message: string): void => console.error(message);
