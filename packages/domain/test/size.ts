/** `npm run size` in this package: the bytes of each entry beside its budget. Ends with 1 when one is passed. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entryBudgets, measureEntries } from './entrySizes.ts';

const home = resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { exports: Record<string, string> };
const entries = Object.keys(exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => entry !== 'testing');
const sizes = await measureEntries(home, entries, (entry) => join(home, exports[`./${entry}`]!));
console.table(Object.fromEntries(Object.entries(sizes).map(([entry, bytes]) => [entry, { bytes, budget: entryBudgets[entry] ?? 0 }])));
const passed = Object.entries(sizes).filter(([entry, bytes]) => bytes > (entryBudgets[entry] ?? 0));
for (const [entry] of passed) console.log(`Over budget: ${entry}`);
process.exit(passed.length === 0 ? 0 : 1);
