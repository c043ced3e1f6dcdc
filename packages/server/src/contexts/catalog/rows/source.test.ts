import {
  checkVariant,
  defaultVariant,
  isFabricColorSelectable,
  type PublishStatus,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { currencies, inLanguage, type Locale, type Result } from '@tailorbird/domain/kernel';
import { drawableProperties } from '@tailorbird/packshot';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../../platform/rows/problem.ts';
import type { Catalog } from '../application/catalog.ts';
import { publishStatusAt } from '../application/publishing.ts';
import { explainCatalog } from './check.ts';
import type { CatalogFileName, CatalogFiles } from './files.ts';
import type { ClothingTypeRow } from './rows.ts';
import { buildCatalog, type CatalogProblem, loadCatalog, readCatalogFiles } from './source.ts';

const now = new Date('2025-11-05T12:00:00Z');

const must = <Value, Failure>(result: Result<Value, Failure>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure, null, 2));
  return result.value;
};

const committed = must(readCatalogFiles());

// biome-ignore lint/suspicious/noExplicitAny: tests create invalid rows
type Editable = any;

const edited = (
  file: CatalogFileName,
  edit: (rows: Editable) => void,
  before: CatalogFiles = committed,
): CatalogFiles => {
  const content = structuredClone(before[file]);
  edit(content);
  return { ...before, [file]: content };
};

const row = (rows: Editable, slug: string): Editable =>
  rows.find(
    (candidate: Editable) => (candidate.name ?? candidate.slug ?? candidate.level) === slug,
  );

const problemsOf = (files: CatalogFiles): readonly string[] => {
  const built = buildCatalog(files, now);
  return built.ok ? [] : built.failure.map(describeProblem);
};

describe('the committed catalog', () => {
  const catalog: Catalog = must(loadCatalog(now));
  const typeCalled = (slug: string) => catalog.clothingTypes.find((type) => type.slug === slug)!;

  test('the committed catalog is valid and matches its summary', () => {
    expect(explainCatalog(loadCatalog(now))).toEqual({
      lines: [
        expect.stringMatching(
          /^The catalog is sound: \d+ clothing types, \d+ fabric colors, 7 product groups, 14 size types\.$/,
        ),
      ],
      failed: false,
    });
  });

  test('the catalog has at least eight garments in five families and a gift card', () => {
    const garments = catalog.clothingTypes.filter(
      ({ productClass }) => productClass !== 'Gift Card',
    );
    expect(garments.length).toBeGreaterThanOrEqual(8);
    expect(new Set(garments.map(({ family }) => family)).size).toBeGreaterThanOrEqual(5);
    expect(catalog.clothingTypes.some(({ productClass }) => productClass === 'Gift Card')).toBe(
      true,
    );
  });

  test.each(
    must(loadCatalog(now))
      .clothingTypes.filter(({ isStockItem, showInDesigner }) => !isStockItem && showInDesigner)
      .map((type) => [type.slug, type] as const),
  )('customers can order the default variant of %s', (_slug, type) => {
    const variant = defaultVariant(type, publicViewer);
    expect(checkVariant(type, variant, publicViewer)).toEqual({ ok: true, value: variant });
    expect(variant.fabricColorId).toBe(type.defaultFabricColorId);
  });

  test('every property of the catalog has a drawing', () => {
    const undrawn = catalog.clothingTypes.flatMap(({ slug, pattern, propertyCollections }) =>
      propertyCollections.flatMap((collection) =>
        collection.properties
          .filter(
            (property) =>
              !drawableProperties[pattern as keyof typeof drawableProperties][
                collection.slug
              ]?.includes(property.slug),
          )
          .map((property) => `${slug} ${collection.slug} ${property.slug}`),
      ),
    );
    expect(undrawn).toEqual([]);
  });

  test('every type has whole prices in all nine currencies', () => {
    for (const { prices } of catalog.clothingTypes) {
      expect(Object.keys(prices).sort()).toEqual([...currencies].sort());
      expect(Object.values(prices).every((price) => price % 100 === 0)).toBe(true);
    }
  });

  test('[CATALOG-19] the catalog has every kind of color customers cannot select', () => {
    const colors = catalog.clothingTypes.flatMap(({ fabricColors }) => fabricColors);
    const refused = colors.filter((color) => !isFabricColorSelectable(color, publicViewer));
    expect(refused.some(({ outOfStock }) => outOfStock)).toBe(true);
    expect(refused.some(({ availability }) => availability === 'PRE_PUBLISH')).toBe(true);
    expect(refused.some(({ showInDesigner }) => !showInDesigner)).toBe(true);
    expect([...catalog.stock.values()]).toContain(5);
  });

  test('[CATALOG-21] four size types are hidden from customers', () => {
    expect(
      catalog.sizeTypes
        .filter(({ hiddenFromCustomers }) => hiddenFromCustomers)
        .map(({ slug }) => slug),
    ).toEqual(['zip-cotton-hoodie', 'terry-shirt', 'terry-open-collar', 'rugby-shirt']);
  });

  test('a type is marked as multi-fabric exactly if it has several fabrics', () => {
    expect(typeCalled('cotton-sweatshirt').supportsMultipleFabrics).toBe(true);
    expect(typeCalled('pique-polo').supportsMultipleFabrics).toBe(false);
  });

  test('[DESIGN-06] exclusions are symmetric and use ids', () => {
    const shirt = typeCalled('oxford-shirt');
    const called = (slug: string) =>
      shirt.propertyCollections
        .flatMap(({ properties }) => properties)
        .find((property) => property.slug === slug)!;
    expect(called('band-collar').excludes).toEqual([called('french-cuff').id]);
    expect(called('french-cuff').excludes).toEqual([called('band-collar').id]);
  });

  test('[PRICE-26] the catalog has three gift card tiers', () => {
    expect(catalog.giftCardTiers.map(({ level, code }) => [level, code])).toEqual([
      ['LOW', 100],
      ['MID', 102],
      ['TOP', 127],
    ]);
  });
});

describe('extending the catalog', () => {
  test('a product, a color and a property are added by rows', () => {
    const withColor = edited('colors.json', (rows) =>
      rows.push({
        slug: 'plum',
        title: { en: 'Plum', de: 'Pflaume' },
        family: 'purple',
        hex: '#4A2A40',
      }),
    );
    const withProperty = edited(
      'property-collections.json',
      (rows) =>
        row(rows, 't-shirt-neck').properties.push({
          id: 9001,
          slug: 'boat-neck',
          traitTitle: { en: 'Boat Neck', de: 'U-Boot-Ausschnitt' },
          showInDesigner: true,
          default: false,
        }),
      withColor,
    );
    const withProduct = edited(
      'clothing-types.json',
      (rows) =>
        rows.push({
          ...structuredClone(row(rows, 'cotton-t-shirt')),
          id: 9001,
          slug: 'hemp-t-shirt',
          fabricColors: [
            {
              id: 900101,
              fabric: 'cotton-jersey-180',
              color: 'plum',
              showInDesigner: true,
              availability: 'AVAILABLE',
              stock: 3,
            },
          ],
          defaultFabricColorId: 900101,
        }),
      withProperty,
    );
    const files = edited(
      'product-groups.json',
      (rows) => row(rows, 't-shirts').subCategories[0].clothingTypes.push('hemp-t-shirt'),
      withProduct,
    );

    const catalog = must(buildCatalog(files, now));
    const added = catalog.clothingTypes.find(({ slug }) => slug === 'hemp-t-shirt')!;
    expect(added.fabricColors).toMatchObject([
      {
        id: 900101,
        color: { slug: 'plum', hex: '#4A2A40' },
        fabric: { slug: 'cotton-jersey-180' },
        outOfStock: false,
      },
    ]);
    expect(added.propertyCollections[0]!.properties.map(({ slug }) => slug)).toContain('boat-neck');
    expect(catalog.stock.get(900101)).toBe(3);
    expect(catalog.productGroups[0]!.subCategories[0]!.clothingTypeSlugs).toContain('hemp-t-shirt');
  });

  test('a property without drawing is allowed and reported', () => {
    const files = edited('property-collections.json', (rows) =>
      row(rows, 'scarf-fringe').properties.push({
        id: 9001,
        slug: 'tassels',
        traitTitle: { en: 'Tassels', de: 'Quasten' },
        showInDesigner: true,
        default: false,
      }),
    );
    expect(explainCatalog(buildCatalog(files, now)).lines).toContain(
      'note: merino-scarf › fringe › tassels has no drawing yet; the scarf is drawn as its default',
    );
  });

  test('an exclusion of a property that the type lacks is ignored', () => {
    const files = edited('clothing-types.json', (rows) => {
      row(rows, 'oxford-shirt').propertyCollections = [
        'shirt-collar',
        'shirt-placket',
        'shirt-pocket',
      ];
    });
    const shirt = must(buildCatalog(files, now)).clothingTypes.find(
      ({ slug }) => slug === 'oxford-shirt',
    )!;
    expect(shirt.propertyCollections[0]!.properties.flatMap(({ excludes }) => excludes)).toEqual(
      [],
    );
  });
});

describe('adding a language', () => {
  const capitals = (value: Editable): Editable => {
    if (Array.isArray(value)) {
      const entries = value.map((entry, index): [string, Editable] => [
        entry?.slug ?? String(index),
        capitals(entry),
      ]);
      return entries.some(([, texts]) => texts !== undefined)
        ? Object.fromEntries(entries.filter(([, texts]) => texts !== undefined))
        : undefined;
    }
    if (typeof value !== 'object' || value === null) return undefined;
    if (typeof value.en === 'string') return value.en.toUpperCase();
    if (Array.isArray(value.en))
      return value.en.map((paragraph: string) => paragraph.toUpperCase());
    const fields = Object.entries(value).flatMap(([key, inner]): [string, Editable][] => {
      const texts = capitals(inner);
      return texts === undefined ? [] : [[key, texts]];
    });
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  };
  const inCapitals = (): Editable =>
    Object.fromEntries(
      Object.entries(committed)
        .filter(([name]) => name.endsWith('.json'))
        .map(([name, rows]) => [
          name.replace('.json', ''),
          Object.fromEntries(
            (rows as Editable[]).map((each) => [
              each.name?.en === undefined ? (each.name ?? each.slug ?? each.level) : each.pattern,
              capitals(each) ?? {},
            ]),
          ),
        ]),
    );
  const withFrench = (edit: (content: Editable) => void = () => {}): CatalogFiles => {
    const content = inCapitals();
    delete content['gift-card-tiers'];
    edit(content);
    return { ...committed, languages: [{ code: 'fr', content }] };
  };

  test('a language file adds its texts to every row', () => {
    const catalog = must(buildCatalog(withFrench(), now));
    const shirt = catalog.clothingTypes.find(({ slug }) => slug === 'rugby-shirt')!;
    expect(shirt.title).toEqual({ en: 'Rugby Shirt', de: 'Rugbyhemd', fr: 'RUGBY SHIRT' });
    expect(inLanguage(shirt, 'fr' as Locale)).toMatchObject({
      title: 'RUGBY SHIRT',
      description: shirt.description.map(({ en }) => en.toUpperCase()),
      fabricColors: expect.arrayContaining([
        expect.objectContaining({ color: expect.objectContaining({ title: 'NAVY' }) }),
      ]),
    });
    expect(catalog.productGroups[0]!.subCategories[0]!.title).toMatchObject({ fr: 'COTTON' });
  });

  test.each<readonly [string, (content: Editable) => void, string]>([
    [
      'a missing text',
      (content) => {
        delete content.colors.navy.title;
      },
      'languages/fr.json › navy › title: is missing',
    ],
    [
      'a missing paragraph',
      (content) => content['clothing-types']['rugby-shirt'].description.pop(),
      'languages/fr.json › rugby-shirt › description.',
    ],
    [
      'an unknown row',
      (content) => {
        content.colors.nvy = { title: 'NAVY' };
      },
      'languages/fr.json › nvy: is no row of colors.json, did you mean "navy"?',
    ],
    [
      'an unknown field',
      (content) => {
        content.colors.navy.titel = 'NAVY';
      },
      'languages/fr.json › navy: unknown field titel, did you mean "title"?',
    ],
  ])('the error explains %s', (_title, edit, problem) => {
    expect(problemsOf(withFrench(edit))).toContainEqual(expect.stringContaining(problem));
  });
});

describe('an invalid row', () => {
  const types = (slug: string, edit: (type: Editable) => void) =>
    edited('clothing-types.json', (rows) => edit(row(rows, slug)));
  const collections = (name: string, edit: (collection: Editable) => void) =>
    edited('property-collections.json', (rows) => edit(row(rows, name)));

  const examples: readonly (readonly [title: string, files: CatalogFiles, problem: string])[] = [
    [
      'an unknown color',
      types('cotton-t-shirt', (type) => {
        type.fabricColors[0].color = 'paper-wite';
      }),
      'clothing-types.json › cotton-t-shirt › fabricColors[0].color: unknown color "paper-wite", did you mean "paper-white"?',
    ],
    [
      'an unknown fabric',
      types('pique-polo', (type) => {
        type.fabricColors[1].fabric = 'cotton-piqe';
      }),
      'clothing-types.json › pique-polo › fabricColors[1].fabric: unknown fabric "cotton-piqe", did you mean "cotton-pique"?',
    ],
    [
      'a trim of an unknown fabric',
      types('rugby-shirt', (type) => {
        type.trims[0].fabric = 'cotton-twil-260';
      }),
      'clothing-types.json › rugby-shirt › trims[0].fabric: unknown fabric "cotton-twil-260", did you mean "cotton-twill-260"?',
    ],
    [
      'a trim whose composition is not whole',
      edited('fabrics.json', (rows) => {
        row(rows, 'rib-jersey-200').composition = {
          en: '95% cotton, 4% elastane',
          de: '95 % Baumwolle, 4 % Elasthan',
        };
      }),
      'fabrics.json › rib-jersey-200 › composition.en: adds up to 99%',
    ],
    [
      'an unknown size type',
      types('pique-polo', (type) => {
        type.sizeType = 'polos';
      }),
      'clothing-types.json › pique-polo › sizeType: unknown size type "polos", did you mean "polo"?',
    ],
    [
      'an unknown pattern',
      types('pique-polo', (type) => {
        type.pattern = 'rugby';
      }),
      'clothing-types.json › pique-polo › pattern: unknown value "rugby"; there is t-shirt, long-sleeve, polo, shirt,',
    ],
    [
      'an unknown texture',
      edited('fabrics.json', (rows) => {
        row(rows, 'lambswool-rib').texture = 'ribs';
      }),
      'fabrics.json › lambswool-rib › texture: unknown value "ribs", did you mean "rib"?',
    ],
    [
      'an unknown property collection',
      types('merino-scarf', (type) => {
        type.propertyCollections = ['scarf-fringes'];
      }),
      'clothing-types.json › merino-scarf › propertyCollections[0]: unknown property collection "scarf-fringes", did you mean "scarf-fringe"?',
    ],
    [
      'an unknown family',
      types('merino-scarf', (type) => {
        type.family = 'accessory';
      }),
      'clothing-types.json › merino-scarf › family: unknown product group "accessory", did you mean "accessories"?',
    ],
    [
      'an unknown clothing type in a group',
      edited('product-groups.json', (rows) =>
        row(rows, 'shirts').subCategories[0].clothingTypes.push('linen-shirt'),
      ),
      'product-groups.json › shirts › subCategories[0].clothingTypes[5]: unknown clothing type "linen-shirt"; the nearest are ',
    ],
    [
      'a type in no group',
      edited('product-groups.json', (rows) => {
        row(rows, 'knitwear').subCategories[0].clothingTypes = [];
      }),
      'clothing-types.json › merino-knit: no product group lists it, so nobody finds it: add it to product-groups.json',
    ],
    [
      'a repeated slug',
      edited('colors.json', (rows) => rows.push(row(rows, 'navy'))),
      'colors.json › navy › slug: slug navy is already taken by navy',
    ],
    [
      'a repeated id',
      types('pique-polo', (type) => {
        type.id = 1;
      }),
      'clothing-types.json › pique-polo › id: id 1 is already taken by cotton-t-shirt',
    ],
    [
      'a repeated fabric color id',
      types('pique-polo', (type) => {
        type.fabricColors[0].id = 101;
      }),
      'clothing-types.json › pique-polo › fabricColors[0].id: id 101 is already taken by another fabric color',
    ],
    [
      'a fabric color twice',
      types('pique-polo', (type) => {
        type.fabricColors[1].color = 'paper-white';
      }),
      'clothing-types.json › pique-polo › fabricColors[1]: cotton-pique in paper-white is there twice',
    ],
    [
      'a repeated property id',
      collections('scarf-fringe', (collection) => {
        collection.properties[1].id = collection.properties[0].id;
      }),
      'property-collections.json › scarf-fringe › properties[1].id: id 261 is already taken by another property',
    ],
    [
      'a hidden default color',
      types('pique-polo', (type) => {
        type.fabricColors[8].showInDesigner = false;
      }),
      'clothing-types.json › pique-polo › defaultFabricColorId: navy is not shown in the designer, so it cannot be the default',
    ],
    [
      'a default color that is not available',
      types('pique-polo', (type) => {
        type.fabricColors[8].availability = 'PRE_PUBLISH';
      }),
      'clothing-types.json › pique-polo › defaultFabricColorId: navy is PRE_PUBLISH, so it cannot be the default',
    ],
    [
      'a default color out of stock',
      types('pique-polo', (type) => {
        type.fabricColors[8].stock = 0;
      }),
      'clothing-types.json › pique-polo › defaultFabricColorId: navy is out of stock, so it cannot be the default',
    ],
    [
      'a default color of another type',
      types('pique-polo', (type) => {
        type.defaultFabricColorId = 101;
      }),
      'clothing-types.json › pique-polo › defaultFabricColorId: no fabric color of this type has the id 101',
    ],
    [
      'no default property',
      collections('scarf-fringe', (collection) => {
        collection.properties[0].default = false;
      }),
      'property-collections.json › scarf-fringe › properties: no property is the default',
    ],
    [
      'two default properties',
      collections('scarf-fringe', (collection) => {
        collection.properties[1].default = true;
      }),
      'property-collections.json › scarf-fringe › properties: more than one property is the default: fringed, plain-edge',
    ],
    [
      'a hidden default property',
      collections('scarf-fringe', (collection) => {
        collection.properties[0].showInDesigner = false;
      }),
      'property-collections.json › scarf-fringe › properties[0]: the default fringed is not shown in the designer',
    ],
    [
      'an exclusion written on one side',
      collections('shirt-cuff', (collection) => {
        collection.properties[2].excludes = [];
      }),
      'property-collections.json › shirt-collar › properties[2].excludes[0]: shirt-collar/band-collar excludes shirt-cuff/french-cuff, but shirt-cuff/french-cuff does not exclude shirt-collar/band-collar: write both',
    ],
    [
      'an exclusion of nothing',
      collections('shirt-collar', (collection) => {
        collection.properties[0].excludes = ['shirt-cuff/french-cuf'];
      }),
      'property-collections.json › shirt-collar › properties[0].excludes[0]: unknown property "shirt-cuff/french-cuf", did you mean "shirt-cuff/french-cuff"?; write collection-name/property-slug',
    ],
    [
      'an excluded default combination',
      edited('property-collections.json', (rows) => {
        row(rows, 'shirt-pocket').properties[1].excludes.push('shirt-collar/button-down-collar');
        row(rows, 'shirt-collar').properties[0].excludes = ['shirt-pocket/chest-pocket'];
      }),
      'clothing-types.json › oxford-shirt › propertyCollections: the defaults shirt-collar/button-down-collar and shirt-pocket/chest-pocket exclude each other',
    ],
    [
      'two collections with one slug',
      types('cotton-t-shirt', (type) => type.propertyCollections.push('shirt-pocket')),
      'clothing-types.json › cotton-t-shirt › propertyCollections: two collections have the slug "pocket"',
    ],
    [
      'a missing currency',
      types('cotton-t-shirt', (type) => {
        delete type.prices.SEK;
      }),
      'clothing-types.json › cotton-t-shirt › prices.SEK: is missing',
    ],
    [
      'a broken krone',
      types('cotton-t-shirt', (type) => {
        type.prices.DKK = 40950;
      }),
      'clothing-types.json › cotton-t-shirt › prices.DKK: must be whole kroner',
    ],
    [
      'a price that is not whole minor units',
      types('cotton-t-shirt', (type) => {
        type.prices.EUR = 54.9;
      }),
      'clothing-types.json › cotton-t-shirt › prices.EUR: must be a whole number, not 54.9',
    ],
    [
      'a price in words',
      types('cotton-t-shirt', (type) => {
        type.prices.EUR = '55';
      }),
      'clothing-types.json › cotton-t-shirt › prices.EUR: must be a number, not "55"',
    ],
    [
      'an empty translation',
      types('cotton-t-shirt', (type) => {
        type.title.de = ' ';
      }),
      'clothing-types.json › cotton-t-shirt › title.de: is empty',
    ],
    [
      'a missing translation',
      edited('colors.json', (rows) => {
        delete row(rows, 'sage').title.de;
      }),
      'colors.json › sage › title.de: is missing',
    ],
    [
      'a paragraph nobody translated',
      types('cotton-t-shirt', (type) => type.description.en.push('New.')),
      'clothing-types.json › cotton-t-shirt › description: has not the same number of paragraphs in both languages',
    ],
    [
      'a misspelled field',
      types('cotton-t-shirt', (type) => {
        type.subtitel = '';
      }),
      'clothing-types.json › cotton-t-shirt: unknown field subtitel',
    ],
    [
      'a color that is no color',
      edited('colors.json', (rows) => {
        row(rows, 'sage').hex = 'sage';
      }),
      'colors.json › sage › hex: must be # and six upper-case hexadecimal digits',
    ],
    [
      'a color without a family',
      edited('colors.json', (rows) => {
        delete row(rows, 'sage').family;
      }),
      'colors.json › sage › family: is missing',
    ],
    [
      'a color of an unknown family',
      edited('colors.json', (rows) => {
        row(rows, 'sage').family = 'greeen';
      }),
      'colors.json › sage › family: unknown color family "greeen", did you mean "green"?',
    ],
    [
      'a family without a color',
      edited('color-families.json', (rows) =>
        rows.push({ slug: 'neon', title: { en: 'Neon', de: 'Neon' } }),
      ),
      'color-families.json › neon: no color is of it',
    ],
    [
      'a scheduled row without its day',
      types('cotton-t-shirt', (type) => {
        type.publish = { status: 'SCHEDULED' };
      }),
      'clothing-types.json › cotton-t-shirt › publish.from: is missing: a scheduled row needs its first day',
    ],
    [
      'a row that ends before it begins',
      types('cotton-t-shirt', (type) => {
        type.publish.until = '2024-01-01';
      }),
      'clothing-types.json › cotton-t-shirt › publish.until: must be after from',
    ],
    [
      'a measure without a property',
      edited('size-types.json', (rows) => row(rows, 'polo').properties.pop()),
      'size-types.json › polo › properties: its standard sizes measure neck, which has no property here',
    ],
    [
      'a wrong level code',
      edited('gift-card-tiers.json', (rows) => {
        row(rows, 'MID').code = 101;
      }),
      'gift-card-tiers.json › MID › code: must be 102, the code of the level MID',
    ],
    [
      'a level worth less than the one below',
      edited('gift-card-tiers.json', (rows) => {
        row(rows, 'TOP').amounts.SGD = 100;
      }),
      'gift-card-tiers.json › TOP › amounts.SGD: must be more than the tier MID',
    ],
    [
      'a missing level',
      edited('gift-card-tiers.json', (rows) => rows.pop()),
      'gift-card-tiers.json: the tier TOP is missing',
    ],
    [
      'a row without a name',
      edited('colors.json', (rows) =>
        rows.push({ family: 'black', hex: '#000000', title: { en: 'Night', de: 'Nacht' } }),
      ),
      `colors.json › #${(committed['colors.json'] as readonly unknown[]).length + 1} › slug: is missing`,
    ],
    [
      'a property none can make',
      edited('property-collections.json', (rows) => {
        const [open, knitted] = [
          row(rows, 'knit-polo-collar').properties[1],
          row(rows, 'knit-polo-placket').properties,
        ];
        open.excludes = ['knit-polo-placket/two-buttons', 'knit-polo-placket/three-buttons'];
        for (const property of knitted) property.excludes = ['knit-polo-collar/open-collar'];
      }),
      'clothing-types.json › cotton-knit-polo › propertyCollections[0]: knit-polo-collar/open-collar goes with no combination of the other properties, so nobody can make it',
    ],
    [
      'a naming rule for no type',
      edited('naming-rules.json', (rows) => {
        rows[0].pattern = 'Coton Long Sleeve, *Henley*';
      }),
      'naming-rules.json › Coton Long Sleeve, *Henley* › pattern: names no clothing type, did you mean "Cotton Long Sleeve"?',
    ],
    [
      'a naming rule for no variant',
      edited('naming-rules.json', (rows) => {
        rows[0].pattern = 'Cotton Long Sleeve, *Henly*';
      }),
      'naming-rules.json › Cotton Long Sleeve, *Henly* › pattern: no color or property of cotton-long-sleeve is called "Henly", did you mean "Henley"?',
    ],
    [
      'a naming rule twice',
      edited('naming-rules.json', (rows) => rows.push(rows[0])),
      'naming-rules.json › Cotton Long Sleeve, *Henley* › pattern: pattern Cotton Long Sleeve, *Henley* is already taken by',
    ],
    [
      'a pocket where an artwork is',
      types('tide-artist-t-shirt', (type) =>
        type.propertyCollections.push('optional-chest-pocket'),
      ),
      'clothing-types.json › tide-artist-t-shirt › propertyCollections[2]: optional-chest-pocket has a chest pocket, where the artwork tide is',
    ],
    [
      'an unknown artwork',
      types('tide-artist-t-shirt', (type) => {
        type.artwork = 'tides';
      }),
      'clothing-types.json › tide-artist-t-shirt › artwork: unknown value "tides", did you mean "tide"?',
    ],
    [
      'a file that is no list',
      { ...committed, 'colors.json': {} },
      'colors.json: must be a list of rows',
    ],
  ];

  test.each(examples)('an invalid row is refused: %s', (_title, files, problem) => {
    expect(problemsOf(files)).toContainEqual(expect.stringContaining(problem));
  });

  test('an invalid row is not also reported as a missing reference', () => {
    const files = edited('colors.json', (rows) => {
      row(rows, 'navy').hex = 'blue';
    });
    expect(problemsOf(files)).toEqual([
      'colors.json › navy › hex: must be # and six upper-case hexadecimal digits',
    ]);
  });

  test('all problems are reported at once, or those of one row', () => {
    const broken = types('pique-polo', (type) => {
      type.title.de = '';
      type.sizeType = 'polos';
    });
    const files = edited(
      'colors.json',
      (rows) => {
        row(rows, 'sage').hex = 'sage';
      },
      broken,
    );
    expect(explainCatalog(buildCatalog(files, now), 'pique-polo')).toEqual({
      lines: [
        'clothing-types.json',
        '  pique-polo › title.de: is empty',
        '',
        '1 to mend, 1 in other rows.',
      ],
      failed: true,
    });
  });

  test('the error names an unreadable file', () => {
    const failure = readCatalogFiles(new URL('../no-such-folder/', import.meta.url));
    expect(failure.ok ? [] : failure.failure.map(({ file }: CatalogProblem) => file)).toContain(
      'clothing-types.json',
    );
  });
});

describe('[CATALOG-10] the publish status follows the dates', () => {
  const examples: readonly (readonly [PublishStatus, ClothingTypeRow['publish']])[] = [
    ['DRAFT', { status: 'DRAFT', from: '2025-01-01' }],
    ['EXPIRED', { status: 'EXPIRED' }],
    ['PUBLISHED', { status: 'PUBLISHED' }],
    ['PUBLISHED', { status: 'SCHEDULED', from: '2025-11-05' }],
    ['SCHEDULED', { status: 'PUBLISHED', from: '2025-11-05T12:00:01Z' }],
    ['EXPIRED', { status: 'SCHEDULED', from: '2025-01-01', until: '2025-11-05T12:00:00Z' }],
    ['PUBLISHED', { status: 'PUBLISHED', until: '2025-11-05T12:00:01Z' }],
  ];

  test.each(examples)('a product is %s at noon for %j', (expected, publish) => {
    expect(publishStatusAt(publish, now)).toBe(expected);
  });
});
