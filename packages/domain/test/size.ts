/** `npm run size` in this package: the bytes of each entry and of each context beside their budgets. Ends with 1 when one is passed. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contextBudgets, entryBudgets, measureSizes } from './entrySizes.ts';

const home = resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const entries = Object.keys(exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => entry !== 'testing');
const sizes = await measureSizes(home, entries, (entry) => join(home, exports[`./${entry}`]!));
let isOver = false;
for (const [measured, budgets] of [
  [sizes.entries, entryBudgets],
  [sizes.contexts, contextBudgets],
] as const) {
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([name, bytes]) => [
        name,
        { bytes, budget: budgets[name] ?? 0 },
      ]),
    ),
  );
  for (const [name, bytes] of Object.entries(measured)) {
    if (bytes <= (budgets[name] ?? 0)) continue;
    console.log(`Over budget: ${name}`);
    isOver = true;
  }
}
process.exit(isOver ? 1 : 0);
