/** Reads all rule books and the tests that prove their rules. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DomainReach, reachDomain } from './reach.ts';
import { proofsIn, type Rule, rulesOf } from './ruleBook.ts';

export type RuleBook = { readonly file: string; readonly rules: readonly Rule[] };

/**
 * Proof of a rule: a test of used code, tests of unused functions only (listed), or no
 * test.
 */
export type Proven =
  | { readonly kind: 'proven' }
  | { readonly kind: 'waiting'; readonly functions: readonly string[] }
  | { readonly kind: 'unproven' };

export type RuleBooks = {
  readonly books: readonly RuleBook[];
  readonly provenBy: (id: string) => Proven;
  readonly unwritten: readonly string[];
};

const bookFiles = ['packages/domain/src/*/RULES.md', 'packages/web/RULES.md'];
const testFiles = ['packages/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'];

export const readRuleBooks = (root: string, reach: DomainReach = reachDomain(root)): RuleBooks => {
  const filesOf = (patterns: readonly string[]): readonly string[] =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const books = filesOf(bookFiles).map((file) => ({ file, rules: rulesOf(read(file)) }));

  /**
   * Unused functions called by the tests of each id. A test without any proves the rule.
   */
  const tests = new Map<string, (readonly string[])[]>();
  for (const file of filesOf(testFiles)) {
    for (const { ids, uses } of proofsIn(file, read(file))) {
      const values = uses.flatMap((used) => reach.valuesOf(file, used));
      const unreached = values
        .filter((place) => !reach.reached.has(place))
        .map((place) => place.split('#')[1] ?? '');
      for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), unreached]);
    }
  }

  const provenBy = (id: string): Proven => {
    const all = tests.get(id);
    if (!all) return { kind: 'unproven' };
    return all.some((unreached) => unreached.length === 0)
      ? { kind: 'proven' }
      : { kind: 'waiting', functions: [...new Set(all.flat())] };
  };
  const written = new Set(books.flatMap(({ rules }) => rules.map(({ id }) => id)));
  return { books, provenBy, unwritten: [...tests.keys()].filter((id) => !written.has(id)).sort() };
};
