import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageParameters, secretParameters } from '@tailorbird/domain/shell';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const reading =
  /\b(?:query|params|search|searchParams|current|URLSearchParams\([^()]*\))\.(?:get|getAll|has)\('([\w-]+)'\)/g;

/** Parameters of picture addresses and of the demo, not of pages. */
const others: readonly string[] = ['v', 'as', 'at'];

it('the server knows every query parameter that a page reads', () => {
  const read = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(reading)].map(([, name = '']) => name),
    );
  expect(new Set(read).size).toBeGreaterThan(8);
  const known = [...pageParameters, ...secretParameters, ...others];
  expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
});
