/**
 * `npm run rules`: lists the rules without a test, and those tested only through unused
 * functions.
 */
import { root } from './process.ts';
import { readRuleBooks } from './ruleBooks.ts';

const { books, provenBy, unwritten } = readRuleBooks(root);
for (const { file, rules } of books) {
  const judged = rules.map((rule) => ({ ...rule, proven: provenBy(rule.id) }));
  const open = judged.filter(({ proven }) => proven.kind !== 'proven');
  console.log(
    `${file}: ${judged.length - open.length} of ${judged.length} rules are covered by tests`,
  );
  for (const { id, text, proven } of open)
    console.log(
      `  [${id}] ${text}${proven.kind === 'waiting' ? ` (waits for a caller of ${proven.functions.join(', ')})` : ' (no test)'}`,
    );
}
if (unwritten.length > 0) console.log(`In test titles but in no RULES.md: ${unwritten.join(', ')}`);
