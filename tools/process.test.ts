import { expect, test } from 'vitest';
import { run } from './process.ts';

test('a command returns its code and its output', async () => {
  expect(
    await run('node', ['-e', 'console.log("hello"); process.exit(3)'], { show: 'collect' }),
  ).toEqual({ code: 3, output: 'hello\n' });
});

test('a missing command ends with 127', async () => {
  expect((await run('no-such-command', [], { show: 'collect' })).code).toBe(127);
});
