import { expect, it } from 'vitest';
import { readApiDocument } from './fuzz/document.ts';
import { fuzz } from './fuzz/fuzz.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);

it('a response that differs from the API document is detected', () => {
  const { operations, judge } = readApiDocument();
  const call = operations.find(({ name }) => name === 'changeLine');
  if (!call) throw new Error('There is no such call');
  expect(judge(call, 404, { detail: 'Not found.' })).toBeNull();
  expect(judge(call, 404, { reason: 'Not found.' })).toContain('another shape');
  expect(judge(call, 400, { quantity: ['A valid integer is required.'] })).toBeNull();
  expect(judge(call, 400, { quantity: 'A valid integer is required.' })).toContain('another shape');
  expect(judge(call, 200, { id: 1 })).toContain('another shape');
  expect(judge(call, 429, { detail: 'Too often.' })).toContain('does not name');
});

it('two thousand requests of all roles match the API document without 5xx', async () => {
  const { findings, statuses, requests } = await fuzz(seed, 2_000);
  expect(findings.slice(0, 10), `seed ${seed}`).toEqual([]);
  expect(requests).toBe(2_000);
  // Most requests must succeed for the test to mean something.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(400);
}, 600_000);
