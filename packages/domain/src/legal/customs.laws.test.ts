import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/index.ts';
import {
  customsCodeOf,
  type DeclaredLine,
  declareGoods,
  needsCustomsDeclaration,
  weighFibers,
} from './customs.ts';
import { type FiberPercent, fibers, readComposition } from './fibers.ts';

const line: fc.Arbitrary<DeclaredLine> = fc.record({
  description: fc.constantFrom('T-shirt', 'Shirt', 'Cap'),
  quantity: fc.integer({ min: 1, max: 9 }),
  grams: fc.nat(2_000),
  value: fc.nat(50_000).map((amount) => money(amount, 'EUR')),
  hs: fc.constantFrom('610910', '620520', null),
  tariffLine: fc.constantFrom('61091000', null),
});
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const of = (composition: string): readonly FiberPercent[] => {
  const read = readComposition(composition, 'en');
  if (!read.ok) throw new Error(composition);
  return read.value;
};

describe('customs declarations', () => {
  it('[LEGAL-09] totals are those of the goods, and no line repeats', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (goods) => {
        const { lines, grams, value } = declareGoods(goods, 'EUR');
        for (const of of [goods, lines]) {
          expect(total(of.map((each) => each.value.amount))).toBe(value.amount);
          expect(total(of.map((each) => each.grams))).toBe(grams);
        }
        expect(total(lines.map(({ quantity }) => quantity))).toBe(
          total(goods.map(({ quantity }) => quantity)),
        );
        const names = lines.map(
          ({ description, hs, tariffLine }) => `${description} ${hs} ${tariffLine}`,
        );
        expect(new Set(names).size).toBe(names.length);
      }),
      runs(200),
    );
  });

  it.each([
    ['t-shirt', 'jersey', '100% cotton', 'men', '610910'],
    ['t-shirt', 'jersey', '60% recycled cotton, 40% cotton', 'women', '610910'],
    ['t-shirt', 'wool-jersey', '100% wool', 'men', '610990'],
    ['shirt', 'oxford', '100% cotton', 'men', '620520'],
    ['shirt', 'oxford', '100% cotton', 'women', '620630'],
    ['praia-shirt', 'oxford', '100% linen', 'women', '620690'],
    ['polo', 'pique', '100% cotton', 'men', '610510'],
    ['polo', 'lyocell', '95% lyocell, 5% elastane', 'women', '610620'],
    ['knit-polo', 'fine-knit', '100% wool', 'men', '611011'],
    ['cardigan', 'fine-knit', '100% cashmere', 'women', '611012'],
    ['hoodie', 'fleece', '100% cotton', 'men', '611020'],
    ['half-zip', 'technical', '88% polyamide, 12% elastane', 'men', '611030'],
    ['scarf', 'felted', '100% wool', 'men', '611710'],
    ['cap', 'oxford', '100% cotton', 'men', '650500'],
    ['tote', 'oxford', '100% cotton', 'men', '420292'],
  ] as const)(
    '[LEGAL-09] a %s of %s, %s, for %s has the code %s',
    (pattern, texture, composition, cutFor, hs) => {
      expect(customsCodeOf({ pattern, texture, fibers: of(composition), cutFor })?.hs).toBe(hs);
    },
  );

  it.each([
    ['t-shirt', '100% cotton', '61091000'],
    // Wool with long sleeves has a line of its own.
    ['t-shirt', '100% wool', null],
    ['hoodie', '65% recycled cotton, 35% cotton', '61102020'],
    // A line of its own for garments wholly of cashmere.
    ['cardigan', '100% cashmere', null],
    ['scarf', '100% cashmere', '61171010'],
    ['cap', '100% cotton', '65050020'],
    ['beanie', '100% cotton', '65050015'],
    ['tote', '100% cotton', '42029215'],
  ] as const)('[LEGAL-09] a %s of %s has the HTSUS line %s', (pattern, composition, htsus) => {
    const goods = { pattern, texture: 'jersey', fibers: of(composition), cutFor: 'men' } as const;
    const code = customsCodeOf(goods);
    expect(code?.htsus).toBe(htsus);
    if (htsus !== null) expect(htsus.startsWith(code?.hs ?? 'none')).toBe(true);
  });

  it('[LEGAL-09] an unknown pattern has no code', () => {
    const goods = { texture: 'paper', fibers: of('100% cotton'), cutFor: 'men' } as const;
    expect(customsCodeOf({ ...goods, pattern: 'gift-card' })).toBeNull();
  });

  it('[LEGAL-09] only parcels that leave the customs union need a declaration', () => {
    expect(['PT', 'DE', 'MC', 'IC', 'CH', 'GB', 'NO', 'US'].map(needsCustomsDeclaration)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('[LEGAL-10] fiber weights add up to the weight of the pieces of each country', () => {
    const shares = fc
      .tuple(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(...fibers),
        fc.constantFrom(...fibers),
      )
      .map(([percent, one, other]): readonly FiberPercent[] => [
        { fiber: one, percent, isRecycled: false },
        { fiber: other, percent: 100 - percent, isRecycled: true },
      ]);
    const piece = fc.record({
      countryCode: fc.constantFrom('DE', 'PT', 'US'),
      grams: fc.nat(3_000),
      fibers: shares,
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const weights = weighFibers(pieces);
        for (const country of ['DE', 'PT', 'US']) {
          const here = ({ countryCode }: { readonly countryCode: string }) =>
            countryCode === country;
          expect(total(weights.filter(here).map(({ grams }) => grams))).toBeCloseTo(
            total(pieces.filter(here).map(({ grams }) => grams)),
            6,
          );
        }
      }),
      runs(200),
    );
  });
});
