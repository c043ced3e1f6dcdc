import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceFolder, writeReference } from './reference.ts';

const pagesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

test('the reference of the domain says what its docstrings say: `npm run reference` writes it anew', async () => {
  const draft = mkdtempSync(join(tmpdir(), 'tailorbird-reference-'));
  try {
    const { code, output } = await writeReference(draft);
    expect(output).toBe('');
    expect(code).toBe(0);
    expect(pagesIn(draft)).toEqual(pagesIn(referenceFolder));
  } finally {
    rmSync(draft, { recursive: true });
  }
}, 60_000);
