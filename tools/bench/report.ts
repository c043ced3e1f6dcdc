/** What was measured, as a table, beside what the run before it found. */
import type { Measured } from './measure.ts';

export type Pair = {
  readonly name: string;
  readonly connections: number;
  readonly bare: readonly Measured[];
  readonly shop: readonly Measured[];
};

/** What one run leaves for the next. */
export type Summary = {
  readonly calls: Readonly<Record<string, { readonly share: number; readonly cpu: number }>>;
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const least = (measured: readonly Measured[]): number =>
  Math.min(...measured.map(({ cpu }) => cpu));
/** How far the rounds are apart: 0 where they are the same. */
const spread = (measured: readonly Measured[]): number =>
  Math.max(...measured.map(({ cpu }) => cpu)) / least(measured) - 1;

/** What others do on a machine takes caches and clock from both servers, yet hardly ever from all rounds: of the cost of an answer the least of the rounds counts, and rounds further apart than this say too little. */
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
