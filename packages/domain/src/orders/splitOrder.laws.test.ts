import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productClasses } from '../catalog/index.ts';
import { runs } from '../testing/runs.ts';
import {
  maySplit,
  type SplitCustomer,
  type SplitLine,
  splitFromGarments,
  splitFromKnitwear,
  splitOrder,
} from './index.ts';

const styles = ['t-shirt', 'polo', 'knit', 'shirt'] as const;
const lines: fc.Arbitrary<readonly SplitLine[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      productClass: fc.constantFrom(...productClasses),
      isMadeToSize: fc.boolean(),
      clothingTypeSlug: fc.constantFrom(...styles),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((line, index) => ({ ...line, id: index + 1 })));
const customer: fc.Arbitrary<SplitCustomer> = fc.record({
  hasOrdered: fc.boolean(),
  orderedStyles: fc.subarray([...styles]).map((each) => new Set<string>(each)),
});
const firstTime: SplitCustomer = { hasOrdered: false, orderedStyles: new Set() };
const returning: SplitCustomer = { hasOrdered: true, orderedStyles: new Set(['t-shirt']) };
const line = (
  id: number,
  quantity: number,
  clothingTypeSlug = 't-shirt',
  productClass: SplitLine['productClass'] = 'Customize',
): SplitLine => ({
  id,
  quantity,
  clothingTypeSlug,
  productClass,
  isMadeToSize: true,
});
const units = (all: readonly { readonly quantity: number }[]): number =>
  all.reduce((so, { quantity }) => so + quantity, 0);
const isKnit = ({ productClass }: SplitLine): boolean => productClass === '3DKNITTING';
const isSized = ({ isMadeToSize }: SplitLine): boolean => isMadeToSize;

describe('a split order', () => {
  test('[ORDER-05] a first order of four garments splits, of three does not', () => {
    expect(splitFromGarments).toBe(4);
    expect(splitOrder([line(1, 3)], firstTime)).toBeNull();
    expect(splitOrder([line(1, 4)], firstTime)).toEqual({
      first: [{ lineId: 1, quantity: 1 }],
      onHold: [{ lineId: 1, quantity: 3 }],
    });
    expect(splitOrder([line(1, 2), line(2, 1, 'polo'), line(3, 1, 'shirt')], firstTime)).toEqual({
      first: [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ],
      onHold: [
        { lineId: 1, quantity: 1 },
        { lineId: 3, quantity: 1 },
      ],
    });
  });

  test('[ORDER-06] a first order of two knits is split, of one is not', () => {
    expect(splitFromKnitwear).toBe(2);
    expect(splitOrder([line(1, 1, 'knit', '3DKNITTING')], firstTime)).toBeNull();
    expect(splitOrder([line(1, 2, 'knit', '3DKNITTING')], firstTime)).toEqual({
      first: [{ lineId: 1, quantity: 1 }],
      onHold: [{ lineId: 1, quantity: 1 }],
    });
    expect(
      splitOrder([line(1, 2, 'knit', '3DKNITTING')], {
        ...returning,
        orderedStyles: new Set(['knit']),
      }),
    ).toBeNull();
  });

  test('[ORDER-07] returning customers get a first piece only for new styles', () => {
    expect(splitOrder([line(1, 6), line(2, 3, 'polo'), line(3, 1, 'shirt')], returning)).toEqual({
      first: [
        { lineId: 1, quantity: 6 },
        { lineId: 2, quantity: 1 },
        { lineId: 3, quantity: 1 },
      ],
      onHold: [{ lineId: 2, quantity: 2 }],
    });
    expect(splitOrder([line(1, 9), line(2, 1, 'polo')], returning)).toBeNull();
    expect(splitOrder([line(1, 1, 'polo'), line(2, 1, 'polo')], returning)).toEqual({
      first: [{ lineId: 1, quantity: 1 }],
      onHold: [{ lineId: 2, quantity: 1 }],
    });
  });

  test('[ORDER-05] gift cards, stock and one-size goods never split or wait', () => {
    for (const productClass of ['Gift Card', 'Retail', 'Accessories', 'SON Cap'] as const) {
      const other = { ...line(9, 5, 'other', productClass), isMadeToSize: false };
      expect(splitOrder([line(1, 3), other], firstTime)).toBeNull();
      expect(splitOrder([other], firstTime)).toBeNull();
      expect(splitOrder([other], returning)).toBeNull();
      expect(splitOrder([line(1, 4), other], firstTime)?.first).toContainEqual({
        lineId: 9,
        quantity: 5,
      });
    }
  });

  test('[ORDER-05, ORDER-06, ORDER-07] both parts are nonempty and add up to the order', () => {
    fc.assert(
      fc.property(lines, customer, (all, by) => {
        const split = splitOrder(all, by);
        if (split === null) return;
        for (const { id, quantity } of all) {
          const parts = [...split.first, ...split.onHold].filter(({ lineId }) => lineId === id);
          expect(units(parts)).toBe(quantity);
          for (const part of parts) expect(part.quantity).toBeGreaterThan(0);
        }
        expect(units(split.onHold)).toBeGreaterThan(0);
        const garments = all.filter(isSized);
        const first = split.first.filter(({ lineId }) => garments.some(({ id }) => id === lineId));
        expect(units(first)).toBeGreaterThan(0);
        if (!by.hasOrdered)
          expect(units(first)).toBeLessThanOrEqual(Math.max(1, Math.floor(units(garments) / 2)));
      }),
      runs(2000),
    );
  });

  test('[ORDER-05, ORDER-06, ORDER-07] an order splits exactly as the rule states', () => {
    fc.assert(
      fc.property(lines, customer, (all, by) => {
        const garments = all.filter(isSized);
        const isNewTwice = styles.some(
          (style) =>
            !by.orderedStyles.has(style) &&
            units(garments.filter((each) => each.clothingTypeSlug === style)) > 1,
        );
        const knits = units(garments.filter(({ productClass }) => productClass === '3DKNITTING'));
        const expected = !by.hasOrdered ? units(garments) >= 4 || knits >= 2 : isNewTwice;
        expect(splitOrder(all, by) !== null).toBe(expected);
      }),
      runs(1500),
    );
  });

  test('[ORDER-05, ORDER-06, ORDER-07] a split is possible if some customer gets it', () => {
    fc.assert(
      fc.property(lines, customer, (all, by) => {
        const garments = all.filter(isSized);
        const isTwice = styles.some(
          (style) => units(garments.filter((each) => each.clothingTypeSlug === style)) > 1,
        );
        expect(maySplit(all)).toBe(
          units(garments) >= 4 || isTwice || units(garments.filter(isKnit)) >= 2,
        );
        if (splitOrder(all, by) !== null) expect(maySplit(all)).toBe(true);
      }),
      runs(1500),
    );
  });
});
