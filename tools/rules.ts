/** `npm run rules`: the rules of the rule books that no test title names, of any package. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';
import { citedIds, type Rule, rulesOf } from './ruleBook.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const unseen = { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] };

const rules = globSync('packages/domain/src/*/RULES.md', unseen)
  .sort()
  .map((file) => ({ context: file.split('/').at(-2) ?? '', rules: rulesOf(read(file)) }));
const cited = new Set(globSync(['packages/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'], unseen).flatMap((file) => citedIds(read(file))));

const isUnproven = ({ id }: Rule): boolean => !cited.has(id);
for (const { context, rules: all } of rules) {
  const unproven = all.filter(isUnproven);
  console.log(`${context}: ${all.length - unproven.length} of ${all.length} rules are named by a test`);
  for (const { id, text } of unproven) console.log(`  [${id}] ${text}`);
}
const written = new Set(rules.flatMap(({ rules: all }) => all.map(({ id }) => id)));
const unwritten = [...cited].filter((id) => !written.has(id)).sort();
if (unwritten.length > 0) console.log(`Named by tests, and in no rule book: ${unwritten.join(', ')}`);
