import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runInChildProcess } from '../src/platform/runtime/runInChildProcess.ts';
import { Unavailable } from '../src/platform/runtime/unavailable.ts';
import type { Asked } from './endingProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runTask = runInChildProcess<Asked, string>(new URL('./endingProcess.ts', import.meta.url));

describe('work in a child process', () => {
  it('work finishes in a new process if the first one ends', async () => {
    expect(await runTask({ word: 'sewn' })).toBe('SEWN');
    const unless = join(folder, 'ended');
    const both = [runTask({ word: 'cut', ends: { unless } }), runTask({ word: 'pressed' })];
    expect(await Promise.all(both)).toEqual(['CUT', 'PRESSED']);
  });

  it('work that ends two processes is refused, and later work continues', async () => {
    const cause = await runTask({ word: 'torn', ends: 'always' }).catch(
      (failure: unknown) => failure,
    );
    expect(cause).toBeInstanceOf(Unavailable);
    expect(cause).toMatchObject({ retryAfterSeconds: 5 });
    expect(await runTask({ word: 'mended' })).toBe('MENDED');
  });
});
