import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/index.ts';
import { maximumWearerName, maximumWearers, nameWearer } from './index.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('names of wearers', () => {
  test('[SIZE-91] names of wearers are trimmed and have 1 to 30 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const answer = nameWearer(typed, []);
        const words = typed.match(/\S+/g) ?? [];
        const length = Array.from(words.join(' ')).length;
        expect(answer.ok).toBe(length > 0 && length <= 30);
        if (answer.ok) {
          expect(answer.value).toBe(words.join(' '));
          // Naming is idempotent.
          expect(nameWearer(answer.value, [])).toEqual(answer);
        }
      }),
      runs(300),
    );
  });

  test.each([
    ['', 'wearer-name-required'],
    [' \t ', 'wearer-name-required'],
    ['a'.repeat(maximumWearerName + 1), 'wearer-name-too-long'],
    ['ANNA', 'wearer-name-taken'],
    [' anna ', 'wearer-name-taken'],
  ])('[SIZE-91, SIZE-92] the wearer’s name %j is refused', (typed, kind) => {
    const answer = nameWearer(typed, named('Anna'));
    expect(answer.ok ? null : answer.failure.kind).toBe(kind);
  });

  test('[SIZE-92] at most twenty wearers can be added', () => {
    const others = named(
      ...Array.from({ length: maximumWearers }, (_, place) => `Nobody ${place}`),
    );
    expect(nameWearer('Anna', others)).toEqual({
      ok: false,
      failure: { kind: 'too-many-wearers', maximum: 20 },
    });
    expect(nameWearer('Anna', others.slice(1))).toEqual({ ok: true, value: 'Anna' });
  });
});
