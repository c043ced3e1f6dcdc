import {
  facets,
  noFilter,
  overviewParameters,
  type ProductFilter,
  priceBands,
  productOrders,
} from '@tailorbird/domain/catalog';
import { searchText } from '@tailorbird/domain/search';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overviewPairs, plainOverview, readOverviewQuery } from './overviewQuery.ts';

const some = (values: readonly string[]): fc.Arbitrary<readonly string[]> =>
  fc.subarray([...values]);
const filter: fc.Arbitrary<ProductFilter> = fc.record({
  family: some(['t-shirts', 'polo-shirts', 'wool-t-shirts']),
  fabric: some(['cotton-jersey', 'merino', 'pique']),
  color: some(['navy', 'white', 'moss']),
  property: some(['neck.crew', 'neck.v', 'sleeve.long', 'sleeve.short']),
  price: some(priceBands),
});

describe('the address of the overview', () => {
  const text = fc.string({ maxLength: 100 }).map(searchText);

  test('a written query parses back, and each choice has one form', () => {
    fc.assert(
      fc.property(
        filter,
        text,
        fc.constantFrom(...productOrders),
        fc.integer({ min: 1, max: 20 }),
        (chosen, looked, order, pages) => {
          const pairs = overviewPairs({ text: looked, filter: chosen, order, pages });
          const read = readOverviewQuery(pairs);
          expect([read.text, read.order, read.pages]).toEqual([looked, order, pages]);
          for (const facet of facets) expect(read.filter[facet]).toEqual([...chosen[facet]].sort());
          expect(overviewPairs(read)).toEqual(pairs);
          for (const [name] of pairs) expect(overviewParameters).toContain(name);
        },
      ),
      runs(300),
    );
    expect(overviewPairs(plainOverview)).toEqual([]);
  });

  test('any URL can be parsed, with commas or repeated parameters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('q', 'sort', 'page', 'x', ...facets), fc.string())),
        (pairs) => {
          const { text: looked, filter: chosen, pages } = readOverviewQuery(pairs);
          expect(pages >= 1 && pages <= 20).toBe(true);
          expect(searchText(looked)).toBe(looked);
          for (const facet of facets)
            expect(new Set(chosen[facet]).size).toBe(chosen[facet].length);
        },
      ),
      runs(300),
    );
    const read = (query: string): ProductFilter =>
      readOverviewQuery(new URLSearchParams(query)).filter;
    expect(read('color=navy,white&color=navy&property=neck.v&price=60-100&fabric=<b>')).toEqual({
      ...noFilter,
      color: ['navy', 'white'],
      property: ['neck.v'],
      price: ['60-100'],
    });
    expect(readOverviewQuery([['sort', 'backwards']]).order).toBe('recommended');
    for (const page of ['0', '-1', '1.5', 'x', ''])
      expect(readOverviewQuery([['page', page]]).pages).toBe(1);
  });
});
