import { noFilter } from '@tailorbird/domain/catalog';
import { aClothingType, aColor, aFabricColor, pricesOf } from '@tailorbird/domain/testing';
import { describe, expect, test } from 'vitest';
import type { OverviewData } from './loadOverview.ts';
import {
  chosenValues,
  type FacetOffers,
  facetOffers,
  queryOf,
  searchWith,
  shareChosen,
  shownCards,
  toggleFamily,
} from './overview.ts';
import { plainOverview } from './overviewQuery.ts';
import { packRange } from './range.ts';
import { unpackRange } from './unpackRange.ts';

const shirt = aClothingType();
const sweater = aClothingType({
  id: 7,
  slug: 'sweater',
  title: 'Sweater',
  placements: ['NEW_PRODUCT_LIST'],
  fabricColors: [
    aFabricColor({ id: 71, fabric: { ...aFabricColor().fabric, slug: 'merino', title: 'Merino' } }),
  ],
  defaultFabricColorId: 71,
  propertyCollections: [],
  prices: pricesOf(12_900),
});
const groups = ['t-shirts', 'knitwear'].map((slug, index) => ({
  slug,
  title: slug,
  description: '',
  subCategories: [
    {
      slug: `${slug}-all`,
      title: 'All of them',
      clothingTypeSlugs: [index === 0 ? shirt.slug : sweater.slug],
    },
  ],
}));
const data: OverviewData = {
  headings: groups,
  chosen: null,
  range: packRange([shirt, sweater], groups),
  found: null,
};
const range = unpackRange(data.range);
const reader = {
  currency: 'USD',
  locale: 'en',
  join: (from: string, to: string) => `${from}–${to}`,
} as const;
const titles = (search: string) =>
  shownCards(range, data, queryOf(new URLSearchParams(search), range.cards), reader).map(
    ({ title }) => title,
  );

describe('the overview', () => {
  test('[ROUTE-04] filters and sorting follow the known values of the URL', () => {
    expect(titles('')).toEqual(['Cotton T-Shirt', 'Sweater']);
    expect(titles('family=knitwear')).toEqual(['Sweater']);
    expect(titles('color=navy')).toEqual(['Cotton T-Shirt']);
    expect(titles('fabric=merino&color=navy')).toEqual([]);
    expect(titles('sort=price-down')).toEqual(['Sweater', 'Cotton T-Shirt']);
    expect(titles('sort=newest')).toEqual(['Sweater', 'Cotton T-Shirt']);
    expect(titles('color=no-such-color&sort=sideways&x=1')).toEqual(['Cotton T-Shirt', 'Sweater']);
    expect(queryOf(new URLSearchParams('color=no-such-color'), range.cards)).toEqual(plainOverview);
  });

  test('a choice changes only its own parameters in the URL', () => {
    const params = new URLSearchParams('utm=x&color=white&sort=name');
    const query = queryOf(params, range.cards);
    expect(searchWith(params, { ...query, filter: { ...query.filter, color: ['navy'] } })).toBe(
      '?utm=x&color=navy&sort=name',
    );
    expect(searchWith(new URLSearchParams('color=white'), plainOverview)).toBe('');
  });

  test('every value has a count, and facets with a single value are omitted', () => {
    const whole = facetOffers(range, data, { ...noFilter, color: ['navy'] }, reader);
    // The whole range has links to its groups instead.
    expect(whole.map(({ facet }) => facet)).toEqual(['color', 'fabric', 'price', 'property']);
    const found = { ...data, found: { text: 'navy', places: [], suggestion: null } };
    const offers = facetOffers(range, found, { ...noFilter, color: ['navy'] }, reader);
    expect(offers.map(({ facet }) => facet)).toEqual([
      'family',
      'color',
      'fabric',
      'price',
      'property',
    ]);
    const valuesOf = (facet: string) =>
      offers
        .filter((each) => each.facet === facet)
        .flatMap(({ choices }) =>
          choices.flatMap((choice) => choice.offers.map(({ title, count }) => [title, count])),
        );
    expect(valuesOf('family')).toEqual([
      ['t-shirts', 1],
      ['knitwear', 0],
    ]);
    expect(valuesOf('color')).toEqual([
      ['White', 2],
      ['Navy', 1],
    ]);
    expect(valuesOf('price')).toEqual([
      ['$59', 1],
      ['$129', 0],
    ]);
  });

  test('every selected value is named, with the count without it', () => {
    const filter = { ...noFilter, fabric: ['merino'], color: ['navy'] };
    const chosen = chosenValues(facetOffers(range, data, filter, reader), filter, range.cards);
    expect(chosen.map(({ title, count }) => [title, count])).toEqual([
      ['Navy', 1],
      ['Merino', 1],
    ]);
  });
});

describe('families of colors', () => {
  const blue = { slug: 'blue', title: 'Blue', order: 2 };
  const [navy, sky] = [
    aColor({ slug: 'navy', title: 'Navy', hex: '#1D2A45', family: blue }),
    aColor({ slug: 'sky', title: 'Sky', hex: '#A9C3D6', family: blue }),
  ];
  const moss = aColor({
    slug: 'moss',
    title: 'Moss',
    hex: '#5B6142',
    family: { slug: 'green', title: 'Green', order: 3 },
  });
  const white = aColor();
  const worn = [[navy, moss], [navy, sky], [white], [sky, white], [moss]];
  const types = worn.map((colors, index) =>
    aClothingType({
      id: index + 1,
      slug: `type-${index}`,
      fabricColors: colors.map((color, place) =>
        aFabricColor({ id: 100 * (index + 1) + place, color }),
      ),
      defaultFabricColorId: 100 * (index + 1),
      propertyCollections: [],
      prices: pricesOf(index < 2 ? 5_900 : 12_900),
    }),
  );
  const data: OverviewData = {
    headings: [],
    chosen: null,
    range: packRange(types, []),
    found: null,
  };
  const range = unpackRange(JSON.parse(JSON.stringify(data.range)));
  const offersFor = (changes: Partial<typeof noFilter> = {}): readonly FacetOffers[] =>
    facetOffers(range, data, { ...noFilter, ...changes }, reader);
  const familiesFor = (changes: Partial<typeof noFilter> = {}) =>
    offersFor(changes).find(({ facet }) => facet === 'color')?.choices ?? [];
  const named = (changes: Partial<typeof noFilter>) => {
    const filter = { ...noFilter, ...changes };
    return chosenValues(offersFor(changes), filter, range.cards).map(
      ({ title, without, count }) => [title, without.color, count],
    );
  };
  const offersOf = (title: string, changes: Partial<typeof noFilter> = {}) =>
    familiesFor(changes).find((family) => family.title === title)?.offers ?? [];

  test('families are in order, each color in exactly one, the lightest first', () => {
    expect(
      familiesFor().map(({ title, offers }) => [title, offers.map(({ value }) => value)]),
    ).toEqual([
      ['White', ['white']],
      ['Blue', ['sky', 'navy']],
      ['Green', ['moss']],
    ]);
  });

  test('a color family counts garments regardless of the chosen colors', () => {
    for (const filter of [
      {},
      { color: ['moss'] },
      { price: ['up-to-60'] },
      { price: ['100-160'], color: ['navy', 'sky'] },
    ]) {
      const left = worn.filter(
        (_, index) => !filter.price || (filter.price[0] === 'up-to-60') === index < 2,
      );
      expect(familiesFor(filter).map(({ title, count }) => [title, count])).toEqual(
        ['White', 'Blue', 'Green'].map((title) => [
          title,
          left.filter((colors) => colors.some(({ family }) => family.title === title)).length,
        ]),
      );
    }
  });

  test('a color family is selected, completed and deselected as a whole', () => {
    const [none, some] = [noFilter, { ...noFilter, color: ['moss', 'navy'] }];
    const blueOffers = offersOf('Blue');
    const all = toggleFamily(some, blueOffers);
    expect([none, some, all].map(({ color }) => shareChosen(blueOffers, color))).toEqual([
      'none',
      'some',
      'all',
    ]);
    expect(all.color).toEqual(['moss', 'sky', 'navy']);
    expect(toggleFamily(all, blueOffers).color).toEqual(['moss']);
  });

  test('color families are listed in full, except colors without garments', () => {
    // None of the cheaper garments is white, and none of the dearer ones is navy.
    expect(shareChosen(offersOf('Blue', { price: ['100-160'] }), ['sky'])).toBe('all');
    expect(shareChosen(offersOf('Blue', { price: ['up-to-60'] }), ['sky'])).toBe('some');
    expect(shareChosen(offersOf('White', { price: ['up-to-60'] }), ['white'])).toBe('all');
  });

  test('a fully selected color family has one label and one removal', () => {
    expect(named({ color: ['sky', 'navy', 'moss'] })).toEqual([
      ['Blue', ['moss'], 2],
      ['Moss', ['sky', 'navy'], 3],
    ]);
    expect(named({ color: ['navy', 'moss'] })).toEqual([
      ['Navy', ['moss'], 2],
      ['Moss', ['navy'], 2],
    ]);
  });
});
