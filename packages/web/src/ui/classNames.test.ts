import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

test('every class that a component uses is in its style sheet', () => {
  const missing: string[] = [];
  let named = 0;
  for (const path of globSync('**/*.{ts,tsx}', { cwd: sources })) {
    const code = readFileSync(join(sources, path), 'utf8');
    for (const [, name, sheet = ''] of code.matchAll(
      /^import (?:\* as )?(\w+) from '([^']+\.module\.css)';$/gm,
    )) {
      const css = readFileSync(join(sources, dirname(path), sheet), 'utf8');
      const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found));
      // Not inside a text: '<name>.title' may be a key.
      const uses = new RegExp(`(?<!['"\`.\\w/])${name}\\.([a-zA-Z]\\w*)`, 'g');
      for (const [, used] of code.matchAll(uses)) {
        named += 1;
        if (!classes.has(used)) missing.push(`${path}: ${used}`);
      }
    }
  }
  expect(named).toBeGreaterThan(1_000);
  expect(missing).toEqual([]);
});
