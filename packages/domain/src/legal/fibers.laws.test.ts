import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { fibers, readComposition } from './fibers.ts';

/** Shares of 100 percent in descending order, by distinct cuts of the whole. */
const percents = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 })
  .map((cuts) =>
    [...cuts.toSorted((one, other) => one - other), 100]
      .map((cut, place, all) => cut - (all[place - 1] ?? 0))
      .toSorted((one, other) => other - one),
  );

describe('compositions', () => {
  it('[LEGAL-08] a composition of legal names is read as its shares', () => {
    fc.assert(
      fc.property(
        percents,
        fc.array(fc.tuple(fc.constantFrom(...fibers), fc.boolean()), {
          minLength: 4,
          maxLength: 4,
        }),
        (shares, named) => {
          const given = shares.map((percent, place) => {
            const [fiber = 'cotton', isRecycled = false] = named[place] ?? [];
            return { fiber, percent, isRecycled };
          });
          const written = given
            .map(
              ({ fiber, percent, isRecycled }) =>
                `${percent}% ${isRecycled ? 'recycled ' : ''}${fiber}`,
            )
            .join(', ');
          expect(readComposition(written, 'en')).toEqual({ ok: true, value: given });
        },
      ),
      runs(200),
    );
  });

  it.each([
    ['100% merino wool', { kind: 'unknown-fiber', name: 'merino wool' }],
    ['60% cotton, 30% linen', { kind: 'not-whole', percent: 90 }],
    ['40% cotton, 60% linen', { kind: 'not-descending' }],
    ['Cotton', { kind: 'unreadable' }],
  ])('[LEGAL-08] the composition %s is refused', (composition, failure) => {
    expect(readComposition(composition, 'en')).toEqual({ ok: false, failure });
  });

  it('[LEGAL-08] German compositions have German names and a narrow space', () => {
    expect(readComposition('60\u202f% recycelte Baumwolle, 40\u202f% Baumwolle', 'de')).toEqual({
      ok: true,
      value: [
        { fiber: 'cotton', percent: 60, isRecycled: true },
        { fiber: 'cotton', percent: 40, isRecycled: false },
      ],
    });
  });
});
