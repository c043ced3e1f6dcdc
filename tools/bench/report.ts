import type { Measured } from './measure.ts';

export type Pair = {
  readonly name: string;
  readonly connections: number;
  readonly bare: readonly Measured[];
  readonly shop: readonly Measured[];
};

export type Summary = {
  readonly calls: Readonly<Record<string, { readonly share: number; readonly cpu: number }>>;
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const least = (measured: readonly Measured[]): number =>
  Math.min(...measured.map(({ cpu }) => cpu));
/** Relative difference of the rounds. 0 if they are equal. */
const spread = (measured: readonly Measured[]): number =>
  Math.max(...measured.map(({ cpu }) => cpu)) / least(measured) - 1;

/**
 * Other processes slow down both servers, but rarely in every round, so the lowest cost
 * counts. A larger spread makes the result unreliable.
 */
const tooNoisy = 0.25;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const summaryOf = (pairs: readonly Pair[]): Summary => ({
  calls: Object.fromEntries(
    pairs.map(({ name, connections, bare, shop }) => [
      `${name}|${connections}`,
      { share: least(bare) / least(shop), cpu: least(shop) },
    ]),
  ),
});

export const rowsOf = (pairs: readonly Pair[], before: Summary | null): readonly object[] => {
  const { calls } = summaryOf(pairs);
  return pairs.map(({ name, connections, bare, shop }) => {
    const { share = 0, cpu = 0 } = calls[`${name}|${connections}`] ?? {};
    const last = before?.calls[`${name}|${connections}`];
    const noise = Math.max(spread(bare), spread(shop));
    return {
      call: name,
      connections,
      'requests/s': Math.round(mean(shop.map(({ rate }) => rate))),
      'bare/s': Math.round(mean(bare.map(({ rate }) => rate))),
      'ms of CPU': cpu.toFixed(3),
      'bare ms': least(bare).toFixed(3),
      'share of bare': percent(share),
      'last run': last ? percent(last.share) : '',
      'p50 ms': mean(shop.map(({ p50 }) => p50)),
      'p99 ms': mean(shop.map(({ p99 }) => p99)),
      failures: shop.reduce((sum, { failures }) => sum + failures, 0),
      rounds: noise > tooNoisy ? `too noisy (${percent(noise)})` : `${percent(noise)} apart`,
    };
  });
};
