/** Interval between network checks, in milliseconds. */
export const looksAgainMs = 10_000;
