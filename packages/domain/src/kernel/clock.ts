/** Port: the time, for a channel to bring. Rules take instants as arguments and never ask. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
