/**
 * Port: the current time. Domain rules take instants as arguments and never read a
 * clock.
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
