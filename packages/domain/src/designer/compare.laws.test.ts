import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { formatCompared, mostCompared, parseCompared } from './comparedDesigns.ts';
import { compareTraits } from './compareTraits.ts';

const label = fc.constantFrom('Color', 'Fabric', 'Neck', 'Cuff');
const traits = fc.uniqueArray(fc.record({ label, value: fc.constantFrom('a', 'b') }), {
  selector: (trait) => trait.label,
});

describe('compareTraits', () => {
  it('[LIKE-07] has each trait of each design in its own column, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(traits, { minLength: 1, maxLength: 4 }), (designs) => {
        const rows = compareTraits(designs);
        expect(rows.every(({ values }) => values.length === designs.length)).toBe(true);
        expect(new Set(rows.map((row) => row.label)).size).toBe(rows.length);
        const again = designs.map((_, column) =>
          rows.flatMap(({ label: name, values }) => {
            const value = values[column] ?? null;
            return value === null ? [] : [{ label: name, value }];
          }),
        );
        const sorted = (list: readonly { readonly label: string }[]) =>
          list.toSorted((one, other) => (one.label < other.label ? -1 : 1));
        expect(again.map(sorted)).toEqual(designs.map(sorted));
      }),
      runs(200),
    );
  });

  it('[LIKE-07] marks a row exactly where two designs differ, or one has nothing of the kind', () => {
    fc.assert(
      fc.property(fc.array(traits, { minLength: 1, maxLength: 4 }), (designs) => {
        for (const { label: name, isDifferent } of compareTraits(designs)) {
          const found = designs.map((each) => each.find((trait) => trait.label === name)?.value);
          expect(isDifferent).toBe(found.some((value) => value !== found[0]));
        }
      }),
      runs(200),
    );
  });
});

describe('the address of a comparison', () => {
  const design = fc.record({
    slug: fc.constantFrom('pique-polo', 'cap', 'hi-neck'),
    variantId: fc.constantFrom('1', '506-12', '7-8-9'),
  });

  it('[LIKE-08] reads back as the same designs, four at most', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(design, {
          selector: ({ slug, variantId }) => `${slug} ${variantId}`,
          maxLength: 6,
        }),
        (designs) => {
          expect(parseCompared(formatCompared(designs))).toEqual(designs.slice(0, mostCompared));
        },
      ),
      runs(100),
    );
  });

  it('[LIKE-08] leaves out what names no design, and what was named before', () => {
    expect(parseCompared(['cap.1', 'cap.1', 'cap', '../cap.1', 'cap.1.2', 'Cap.1', ''])).toEqual([
      { slug: 'cap', variantId: '1' },
    ]);
  });
});
