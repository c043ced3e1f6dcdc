import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('a memoized function', () => {
  it('a memoized function returns the same values as the original', () => {
    const lengthOf = memoize((text) => text.length);
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 500 }), { maxLength: 50 }), (texts) => {
        for (const text of [...texts, ...texts]) expect(lengthOf(text)).toBe(text.length);
      }),
    );
  });

  it('a memoized function computes an input once', () => {
    let worked = 0;
    const slow = memoize((text) => {
      worked += 1;
      return `${text}${worked}`;
    });
    expect([slow('a'), slow('b'), slow('a')]).toEqual(['a1', 'b2', 'a1']);
  });

  it('inputs with the same key share a value, including undefined', () => {
    let worked = 0;
    const first = memoize(
      ({ letters }: { readonly letters: string }): string | null => {
        worked += 1;
        return letters === '' ? null : letters.slice(0, 1);
      },
      ({ letters }) => String(letters.length),
    );
    expect([
      first({ letters: 'ab' }),
      first({ letters: 'cd' }),
      first({ letters: '' }),
      first({ letters: '' }),
    ]).toEqual(['a', 'a', null, null]);
    expect(worked).toBe(2);
  });

  it('a memoized function limits its entries and skips long texts', () => {
    let worked = 0;
    const counted = memoize(() => {
      worked += 1;
      return worked;
    });
    for (let n = 0; n < 200; n += 1) counted(String(n));
    expect(counted('0')).toBe(1);
    counted('one more');
    expect(counted('0')).toBe(202);
    const long = 'x'.repeat(301);
    expect(counted(long)).not.toBe(counted(long));
  });
});
