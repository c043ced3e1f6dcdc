import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeReference } from './reference.ts';

test('the domain reference has a page per context and no warnings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-reference-'));
  try {
    const { code, output } = await writeReference(folder);
    expect(output).toBe('');
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['README.md', 'basket.md']));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
