/**
 * `npm run fuzz`: sends fifty thousand random requests. `npm run fuzz -- 1234 2000`
 * sends two thousand with the seed 1234, which is reproducible.
 */
import { fuzz } from '../packages/server/test/fuzz/fuzz.ts';

const [seed = Math.floor(Math.random() * 2 ** 31), requests = 50_000] = process.argv
  .slice(2)
  .map(Number);
console.log(`Seed ${seed}, ${requests} requests`);
const shown = new Set<string>();
const {
  findings,
  statuses,
  requests: sent,
  neverDone,
} = await fuzz(seed, requests, ({ call, role, problem, request }) => {
  const kind = `${call}: ${problem.slice(0, 80)}`;
  if (shown.has(kind)) return;
  shown.add(kind);
  console.log(`✗ ${call} as ${role}: ${problem}\n  ${request}`);
});
const counted = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
console.log(
  `${sent} requests (${counted.join(', ')}); ${findings.length} responses differ from docs/api/openapi.json`,
);
if (neverDone.length > 0) console.log(`Never succeeded: ${neverDone.join(', ')}`);
process.exit(findings.length === 0 && sent === requests ? 0 : 1);
