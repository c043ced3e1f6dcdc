/** Reproducible random choices: the same seed gives the same choices. */
export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly below: (count: number) => number;
  /** True with a probability in percent. */
  readonly percent: (share: number) => boolean;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
};

/** mulberry32: small, fast, and sufficient for test data. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    oneOf: (values) => {
      if (values.length === 0) throw new Error('Nothing to choose from');
      return values[below(values.length)] as (typeof values)[number];
    },
  };
};
