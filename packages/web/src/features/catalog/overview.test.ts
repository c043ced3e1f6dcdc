import { noFilter } from '@tailorbird/domain/catalog';
import { aClothingType, aFabricColor, pricesOf } from '@tailorbird/domain/testing';
import { describe, expect, test } from 'vitest';
import type { OverviewData } from './loadOverview.ts';
import { chosenValues, facetOffers, queryOf, searchWith, shownCards } from './overview.ts';
import { plainOverview } from './overviewQuery.ts';
import { packRange } from './range.ts';
import { unpackRange } from './unpackRange.ts';

const shirt = aClothingType();
const sweater = aClothingType({
  id: 7,
  slug: 'sweater',
  title: 'Sweater',
  placements: ['NEW_PRODUCT_LIST'],
  fabricColors: [aFabricColor({ id: 71, fabric: { ...aFabricColor().fabric, slug: 'merino', title: 'Merino' } })],
  defaultFabricColorId: 71,
  propertyCollections: [],
  prices: pricesOf(12_900),
});
const groups = ['t-shirts', 'knitwear'].map((slug, index) => ({
  slug,
  title: slug,
  description: '',
  subCategories: [{ slug: `${slug}-all`, title: 'All of them', clothingTypeSlugs: [index === 0 ? shirt.slug : sweater.slug] }],
}));
const data: OverviewData = { headings: groups, chosen: null, range: packRange([shirt, sweater], groups), found: null };
const range = unpackRange(data.range);
const reader = { currency: 'USD', locale: 'en', join: (from: string, to: string) => `${from}–${to}` } as const;
const titles = (search: string) =>
  shownCards(range, data, queryOf(new URLSearchParams(search), range.cards), reader).map(({ title }) => title);

describe('the overview', () => {
  test('[ROUTE-04] an address narrows and orders the range; what it names in vain changes nothing', () => {
    expect(titles('')).toEqual(['Cotton T-Shirt', 'Sweater']);
    expect(titles('family=knitwear')).toEqual(['Sweater']);
    expect(titles('color=navy')).toEqual(['Cotton T-Shirt']);
    expect(titles('fabric=merino&color=navy')).toEqual([]);
    expect(titles('sort=price-down')).toEqual(['Sweater', 'Cotton T-Shirt']);
    expect(titles('sort=newest')).toEqual(['Sweater', 'Cotton T-Shirt']);
    expect(titles('color=no-such-color&sort=sideways&x=1')).toEqual(['Cotton T-Shirt', 'Sweater']);
    expect(queryOf(new URLSearchParams('color=no-such-color'), range.cards)).toEqual(plainOverview);
  });

  test('a choice changes its own parameters alone', () => {
    const params = new URLSearchParams('utm=x&color=white&sort=name');
    const query = queryOf(params, range.cards);
    expect(searchWith(params, { ...query, filter: { ...query.filter, color: ['navy'] } })).toBe('?utm=x&color=navy&sort=name');
    expect(searchWith(new URLSearchParams('color=white'), plainOverview)).toBe('');
  });

  test('every value says how many garments it leaves; a choice of one value is none', () => {
    const offers = facetOffers(range, data, { ...noFilter, color: ['navy'] }, reader);
    expect(offers.map(({ facet }) => facet)).toEqual(['family', 'color', 'fabric', 'price', 'property']);
    const valuesOf = (facet: string) =>
      offers
        .filter((each) => each.facet === facet)
        .flatMap(({ choices }) => choices.flatMap((choice) => choice.offers.map(({ title, count }) => [title, count])));
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

  test('what is chosen has a name, and a number of garments without it', () => {
    const filter = { ...noFilter, fabric: ['merino'], color: ['navy'] };
    const chosen = chosenValues(facetOffers(range, data, filter, reader), filter, range.cards);
    expect(chosen.map(({ title, count }) => [title, count])).toEqual([
      ['Navy', 1],
      ['Merino', 1],
    ]);
  });
});
