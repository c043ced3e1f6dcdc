/** Time, as the shop measures and waits for it, in milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** Runs something later; what it answers calls it off. */
  readonly after: (delay: number, run: () => void) => () => void;
};
