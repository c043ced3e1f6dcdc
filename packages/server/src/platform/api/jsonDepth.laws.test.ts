import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './jsonDepth.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

describe('the depth of a JSON text', () => {
  it('the measured depth equals the depth of the parsed value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }),
        fc.integer({ min: 0, max: 8 }),
        (value, levels) => {
          for (const indent of [0, 2])
            expect(isDeeperThan(JSON.stringify(value, null, indent), levels)).toBe(
              depthOf(value) > levels,
            );
        },
      ),
    );
  });

  it('brackets in strings do not count', () => {
    expect(
      isDeeperThan(JSON.stringify({ '[[{"': `${'['.repeat(50)}\\"\\`, next: '{{{{' }), 1),
    ).toBe(false);
  });
});
