import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  countValues,
  type Filterable,
  facets,
  filterProducts,
  filterSize,
  isFabricColorWanted,
  noFilter,
  offeredValues,
  type PriceBand,
  type ProductFilter,
  priceBandOf,
  priceBands,
  productOrders,
  restrictFilter,
  sortProducts,
  toggleValue,
} from './index.ts';

const isFound = (product: Filterable, filter: ProductFilter): boolean =>
  filterProducts([product], filter).length === 1;

const families = ['t-shirts', 'polo-shirts', 'wool-t-shirts'];
const fabrics = ['cotton-jersey', 'merino', 'pique'];
const colors = ['navy', 'white', 'moss'];
const properties = ['neck.crew', 'neck.v', 'sleeve.long', 'sleeve.short'];

const some = <Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> =>
  fc.subarray([...values]);

const product: fc.Arbitrary<Filterable> = fc.record({
  families: some(families),
  fabricColors: fc.array(
    fc.record({ fabric: fc.constantFrom(...fabrics), color: fc.constantFrom(...colors) }),
    { maxLength: 4 },
  ),
  properties: some(properties),
  priceBand: fc.constantFrom(...priceBands),
});
const range = fc.array(product, { maxLength: 12 });
const filter: fc.Arbitrary<ProductFilter> = fc.record({
  family: some(families),
  fabric: some(fabrics),
  color: some(colors),
  property: some(properties),
  price: some<string>(priceBands),
});
const value = fc.oneof(
  ...facets.map((facet) =>
    fc.record({
      facet: fc.constant(facet),
      value: fc.constantFrom(
        ...{
          family: families,
          fabric: fabrics,
          color: colors,
          property: properties,
          price: priceBands,
        }[facet],
      ),
    }),
  ),
);

describe('filters of the overview', () => {
  test('[ROUTE-04] filtering twice is filtering once', () => {
    fc.assert(
      fc.property(range, filter, (products, chosen) => {
        const once = filterProducts(products, chosen);
        expect(filterProducts(once, chosen)).toEqual(once);
      }),
      runs(300),
    );
  });

  test('an empty filter keeps all products, and filtering keeps their order', () => {
    fc.assert(
      fc.property(range, filter, (products, chosen) => {
        expect(filterProducts(products, noFilter)).toEqual(products);
        const places = filterProducts(products, chosen).map((each) => products.indexOf(each));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
      runs(300),
    );
  });

  test('more facets never add products; more values of a facet never remove any', () => {
    fc.assert(
      fc.property(range, filter, value, (products, chosen, { facet, value: added }) => {
        const before = filterProducts(products, chosen);
        if (chosen[facet].includes(added)) return;
        const after = filterProducts(products, toggleValue(chosen, facet, added));
        const isFirst =
          facet === 'property'
            ? !chosen.property.some((other) => other.split('.')[0] === added.split('.')[0])
            : chosen[facet].length === 0;
        const [small, large] = isFirst ? [after, before] : [before, after];
        expect(large).toEqual(expect.arrayContaining([...small]));
      }),
      runs(300),
    );
  });

  test('except fabric and color, combined filters leave the common products', () => {
    fc.assert(
      fc.property(range, filter, (products, chosen) => {
        const alone = [
          { ...noFilter, family: chosen.family },
          { ...noFilter, fabric: chosen.fabric, color: chosen.color },
          { ...noFilter, property: chosen.property },
          { ...noFilter, price: chosen.price },
        ];
        expect(filterProducts(products, chosen)).toEqual(
          products.filter((each) => alone.every((one) => isFound(each, one))),
        );
      }),
      runs(300),
    );
  });

  test('a fabric and color filter finds products with both on one fabric color', () => {
    const fabricColors = [
      { fabric: 'merino', color: 'navy' },
      { fabric: 'pique', color: 'white' },
    ];
    const polo: Filterable = { families: [], fabricColors, properties: [], priceBand: '60-100' };
    const wanting = (fabric: string, color: string): ProductFilter => ({
      ...noFilter,
      fabric: [fabric],
      color: [color],
    });
    expect(isFound(polo, wanting('merino', 'navy'))).toBe(true);
    expect(isFound(polo, wanting('merino', 'white'))).toBe(false);
    expect(
      fabricColors.filter((color) => isFabricColorWanted(color, wanting('pique', 'white'))),
    ).toEqual([fabricColors[1]]);
  });

  test('a product matches if it has a chosen property of every collection', () => {
    const made = (...own: readonly string[]): Filterable => ({
      families: [],
      fabricColors: [],
      properties: own,
      priceBand: '60-100',
    });
    const wanted: ProductFilter = { ...noFilter, property: ['neck.v', 'neck.crew', 'sleeve.long'] };
    expect(
      [made('neck.v', 'sleeve.long'), made('neck.v'), made('sleeve.long')].map((each) =>
        isFound(each, wanted),
      ),
    ).toEqual([true, false, false]);
  });
});

describe('counts beside the values', () => {
  test('the count of a value is the number of products with that value', () => {
    fc.assert(
      fc.property(range, filter, value, (products, chosen, { facet, value: counted }) => {
        const others = chosen[facet].filter(
          (other) => facet === 'property' && other.split('.')[0] !== counted.split('.')[0],
        );
        const left = filterProducts(products, { ...chosen, [facet]: [...others, counted] }).length;
        expect(countValues(products, chosen)[facet].get(counted) ?? 0).toBe(left);
      }),
      runs(300),
    );
  });

  test('the counts of the price bands add up to the products of other filters', () => {
    fc.assert(
      fc.property(range, filter, (products, chosen) => {
        const counted = [...countValues(products, chosen).price.values()].reduce(
          (total, count) => total + count,
          0,
        );
        expect(counted).toBe(filterProducts(products, { ...chosen, price: [] }).length);
      }),
      runs(300),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        (one, other) => {
          const place = (amount: number): number => priceBands.indexOf(priceBandOf(amount));
          expect(
            Math.sign(place(one) - place(other)) * Math.sign(one - other),
          ).toBeGreaterThanOrEqual(0);
        },
      ),
      runs(300),
    );
    expect([5_999, 6_000, 9_999, 10_000, 15_999, 16_000].map(priceBandOf)).toEqual<PriceBand[]>([
      'up-to-60',
      '60-100',
      '60-100',
      '100-160',
      '100-160',
      'from-160',
    ]);
  });

  test('only values of existing products are offered; others are ignored', () => {
    fc.assert(
      fc.property(range, filter, (products, chosen) => {
        const offered = offeredValues(products);
        const known = restrictFilter(chosen, offered);
        expect(filterSize(known)).toBeLessThanOrEqual(filterSize(chosen));
        for (const facet of facets)
          expect(offered[facet]).toEqual(expect.arrayContaining([...known[facet]]));
        expect(restrictFilter(known, offered)).toEqual(known);
      }),
      runs(300),
    );
  });

  test('choosing a value twice restores the filter', () => {
    fc.assert(
      fc.property(filter, value, (chosen, { facet, value: toggled }) => {
        const twice = toggleValue(toggleValue(chosen, facet, toggled), facet, toggled);
        for (const each of facets)
          expect([...twice[each]].sort()).toEqual([...chosen[each]].sort());
        expect(Math.abs(filterSize(toggleValue(chosen, facet, toggled)) - filterSize(chosen))).toBe(
          1,
        );
      }),
      runs(300),
    );
  });
});

describe('orders of the overview', () => {
  const sortable = fc.array(
    fc.record({
      id: fc.nat(9),
      title: fc.constantFrom('a', 'b', 'ä'),
      amount: fc.nat(5),
      isNew: fc.boolean(),
    }),
    {
      maxLength: 10,
    },
  );
  const collator = new Intl.Collator('de').compare;

  test('sorting keeps every product and the order of equal ones', () => {
    fc.assert(
      fc.property(sortable, fc.constantFrom(...productOrders), (products, order) => {
        const sorted = sortProducts(products, order, collator);
        expect(sorted).toHaveLength(products.length);
        expect(new Set(sorted)).toEqual(new Set(products));
        expect(sortProducts(sorted, order, collator)).toEqual(sorted);
      }),
      runs(300),
    );
  });

  test('products sort by price, by novelty, or by name in the language', () => {
    fc.assert(
      fc.property(sortable, (products) => {
        const amounts = sortProducts(products, 'price-up', collator).map(({ amount }) => amount);
        expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
        const falling = sortProducts(products, 'price-down', collator).map(({ amount }) => amount);
        expect(falling).toEqual([...amounts].reverse());
        const news = sortProducts(products, 'newest', collator).map(({ isNew }) => isNew);
        expect(news.indexOf(false) === -1 || !news.slice(news.indexOf(false)).includes(true)).toBe(
          true,
        );
        const names = sortProducts(products, 'name', collator).map(({ title }) => title);
        expect(names).toEqual([...names].sort(collator));
      }),
      runs(300),
    );
  });
});
