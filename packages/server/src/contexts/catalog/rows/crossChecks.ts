import { giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { currencies } from '@tailorbird/domain/kernel';
import { defaultStandardSize, standardMeasurements } from '@tailorbird/domain/sizing';
import { duplicates } from '../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import { suggest } from '../../../platform/rows/suggest.ts';
import type { CatalogFileName, ParsedCatalog } from './files.ts';
import { isRuleFor } from './namingRules.ts';
import type { ClothingTypeRow, PropertyCollectionRow, PropertyRow } from './rows.ts';

type Report = (row: string, path: string, problem: string) => RowProblem;
const reportOn =
  (file: CatalogFileName): Report =>
  (row, path, problem) => ({ file, row, path, problem });

const ofClothingTypes = reportOn('clothing-types.json');
const ofCollections = reportOn('property-collections.json');
const ofGroups = reportOn('product-groups.json');
const ofSizeTypes = reportOn('size-types.json');
const ofNamingRules = reportOn('naming-rules.json');
const ofTiers = reportOn('gift-card-tiers.json');

const unknownReference = (kind: string, written: string, known: ReadonlySet<string>): string | undefined =>
  known.has(written) ? undefined : `unknown ${kind} "${written}"${suggest(written, known)}`;

/** Rows of one file that share a slug, an id or another key that must be one row's own. */
const repeated = <Row>(
  file: CatalogFileName,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  keys: Readonly<Record<string, (row: Row) => string | number>>,
): readonly RowProblem[] =>
  Object.entries(keys).flatMap(([path, keyOf]) =>
    duplicates(rows, keyOf).map(({ entry }) => ({
      file,
      row: nameOf(entry),
      path,
      problem: `${path} ${keyOf(entry)} is already taken by ${nameOf(rows.find((row) => keyOf(row) === keyOf(entry)) ?? entry)}`,
    })),
  );

const repeatedRows = (parsed: ParsedCatalog): readonly RowProblem[] => {
  const slugOf = ({ slug }: { readonly slug: string }): string => slug;
  const idOf = ({ id }: { readonly id: number }): number => id;
  return [
    ...repeated('clothing-types.json', parsed.clothingTypes.rows, slugOf, { slug: slugOf, id: idOf }),
    ...repeated('colors.json', parsed.colors.rows, slugOf, { slug: slugOf }),
    ...repeated('fabrics.json', parsed.fabrics.rows, slugOf, { slug: slugOf, id: idOf }),
    ...repeated('gift-card-tiers.json', parsed.giftCardTiers.rows, ({ level }) => level, { level: ({ level }) => level }),
    ...repeated('product-groups.json', parsed.productGroups.rows, slugOf, { slug: slugOf }),
    ...repeated('property-collections.json', parsed.propertyCollections.rows, ({ name }) => name, { name: ({ name }) => name, id: idOf }),
    ...repeated('size-types.json', parsed.sizeTypes.rows, slugOf, { slug: slugOf, id: idOf }),
  ];
};

/** Ids that are unique over all rows of a file although they stand in a list of each row. */
const repeatedIdsInLists = (parsed: ParsedCatalog): readonly RowProblem[] => {
  const fabricColors = parsed.clothingTypes.rows.flatMap(({ slug, fabricColors }) =>
    fabricColors.map(({ id }, index) => ({ slug, id, index })),
  );
  const properties = parsed.propertyCollections.rows.flatMap(({ name, properties }) =>
    properties.map(({ id }, index) => ({ name, id, index })),
  );
  const measures = parsed.sizeTypes.rows.flatMap(({ slug, properties }) => properties.map(({ id }, index) => ({ slug, id, index })));
  const idOf = ({ id }: { readonly id: number }): number => id;
  return [
    ...duplicates(fabricColors, idOf).map(({ entry }) =>
      ofClothingTypes(entry.slug, `fabricColors[${entry.index}].id`, `id ${entry.id} is already taken by another fabric color`),
    ),
    ...duplicates(properties, idOf).map(({ entry }) =>
      ofCollections(entry.name, `properties[${entry.index}].id`, `id ${entry.id} is already taken by another property`),
    ),
    ...duplicates(measures, idOf).map(({ entry }) =>
      ofSizeTypes(entry.slug, `properties[${entry.index}].id`, `id ${entry.id} is already taken by another size property`),
    ),
  ];
};

const referencesOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] => {
  const written: readonly (readonly [path: string, kind: string, slug: string, known: ReadonlySet<string>])[] = [
    ['family', 'product group', type.family, parsed.productGroups.names],
    ...(type.sizeType === null ? [] : [['sizeType', 'size type', type.sizeType, parsed.sizeTypes.names] as const]),
    ...type.propertyCollections.map(
      (name, index) => [`propertyCollections[${index}]`, 'property collection', name, parsed.propertyCollections.names] as const,
    ),
    ...type.fabricColors.flatMap(({ fabric, color }, index) => [
      [`fabricColors[${index}].fabric`, 'fabric', fabric, parsed.fabrics.names] as const,
      [`fabricColors[${index}].color`, 'color', color, parsed.colors.names] as const,
    ]),
  ];
  return written.flatMap(([path, kind, slug, known]) => {
    const problem = unknownReference(kind, slug, known);
    return problem ? [ofClothingTypes(type.slug, path, problem)] : [];
  });
};

const fabricColorsOf = (type: ClothingTypeRow): readonly RowProblem[] =>
  duplicates(type.fabricColors, ({ fabric, color }) => `${fabric} in ${color}`).map(({ entry, index }) =>
    ofClothingTypes(type.slug, `fabricColors[${index}]`, `${entry.fabric} in ${entry.color} is there twice`),
  );

const defaultColorOf = (type: ClothingTypeRow): readonly RowProblem[] => {
  const report = (problem: string): readonly RowProblem[] => [ofClothingTypes(type.slug, 'defaultFabricColorId', problem)];
  const color = type.fabricColors.find(({ id }) => id === type.defaultFabricColorId);
  if (!color) return report(`no fabric color of this type has the id ${type.defaultFabricColorId}`);
  if (!color.showInDesigner) return report(`${color.color} is not shown in the designer, so it cannot be the default`);
  if (color.availability !== 'AVAILABLE') return report(`${color.color} is ${color.availability}, so it cannot be the default`);
  return color.stock === 0 ? report(`${color.color} is out of stock, so it cannot be the default`) : [];
};

/** A property by what an exclusion calls it: `shirt-collar/band-collar`. */
const propertiesByReference = (collections: readonly PropertyCollectionRow[]) =>
  new Map(
    collections.flatMap(({ name, properties }) =>
      properties.map((property): [string, PropertyRow] => [`${name}/${property.slug}`, property]),
    ),
  );

/** An artwork is drawn where a chest pocket would be. */
const artworkOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] =>
  type.artwork === undefined
    ? []
    : type.propertyCollections.flatMap((name, index) =>
        parsed.propertyCollections.rows.some(
          (row) => row.name === name && row.properties.some((property) => property.slug === 'chest-pocket'),
        )
          ? [
              ofClothingTypes(
                type.slug,
                `propertyCollections[${index}]`,
                `${name} has a chest pocket, where the artwork ${type.artwork} is`,
              ),
            ]
          : [],
      );

const collectionsOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] => {
  const collections = type.propertyCollections.flatMap((name) => parsed.propertyCollections.rows.filter((row) => row.name === name));
  const defaults = collections.flatMap(({ name, properties }) =>
    properties
      .filter((property) => property.default)
      .map((property) => ({ reference: `${name}/${property.slug}`, excludes: property.excludes })),
  );
  return [
    ...duplicates(collections, ({ slug }) => slug).map(({ entry }) =>
      ofClothingTypes(
        type.slug,
        'propertyCollections',
        `two collections have the slug "${entry.slug}", which addresses need to be one's own`,
      ),
    ),
    ...defaults.flatMap(({ reference, excludes }) =>
      defaults
        .filter((other) => reference < other.reference && excludes.includes(other.reference))
        .map((other) =>
          ofClothingTypes(type.slug, 'propertyCollections', `the defaults ${reference} and ${other.reference} exclude each other`),
        ),
    ),
  ];
};

/** A property that no combination of the type's other properties goes with, so that nobody can make it (DESIGN-06). */
const impossibleOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] => {
  const collections = type.propertyCollections.flatMap((name) => parsed.propertyCollections.rows.filter((row) => row.name === name));
  const excludesOf = new Map<string, readonly string[]>(
    collections.flatMap(({ name, properties }) => properties.map(({ slug, excludes }) => [`${name}/${slug}`, excludes] as const)),
  );
  /** Whether each of the collections left has a property that goes with all chosen ones, and with those chosen after it. */
  const goesOn = (chosen: readonly string[], left: readonly PropertyCollectionRow[]): boolean => {
    const [next, ...rest] = left;
    if (!next) return true;
    return next.properties.some(({ slug }) => {
      const reference = `${next.name}/${slug}`;
      const fits = chosen.every((one) => !excludesOf.get(one)?.includes(reference) && !excludesOf.get(reference)?.includes(one));
      return fits && goesOn([...chosen, reference], rest);
    });
  };
  return collections.flatMap(({ name, properties }, index) =>
    properties
      .map(({ slug }) => `${name}/${slug}`)
      .filter(
        (reference) =>
          !goesOn(
            [reference],
            collections.filter((other) => other.name !== name),
          ),
      )
      .map((reference) =>
        ofClothingTypes(
          type.slug,
          `propertyCollections[${index}]`,
          `${reference} goes with no combination of the other properties, so nobody can make it`,
        ),
      ),
  );
};

const defaultsOf = ({ name, properties }: PropertyCollectionRow): readonly RowProblem[] => {
  const defaults = properties.filter((property) => property.default);
  const [only] = defaults;
  if (!only) return [ofCollections(name, 'properties', 'no property is the default')];
  if (defaults.length > 1) {
    return [ofCollections(name, 'properties', `more than one property is the default: ${defaults.map(({ slug }) => slug).join(', ')}`)];
  }
  return only.showInDesigner
    ? []
    : [ofCollections(name, `properties[${properties.indexOf(only)}]`, `the default ${only.slug} is not shown in the designer`)];
};

const exclusionsOf = (collection: PropertyCollectionRow, all: readonly PropertyCollectionRow[]): readonly RowProblem[] => {
  const byReference = propertiesByReference(all);
  return collection.properties.flatMap((property, index) =>
    property.excludes.flatMap((written, position) => {
      const report = (problem: string): readonly RowProblem[] => [
        ofCollections(collection.name, `properties[${index}].excludes[${position}]`, problem),
      ];
      const excluded = byReference.get(written);
      if (!excluded)
        return report(`unknown property "${written}"${suggest(written, byReference.keys())}; write collection-name/property-slug`);
      if (written.startsWith(`${collection.name}/`))
        return report(`"${written}" is of the same collection, of which only one is chosen anyway`);
      const own = `${collection.name}/${property.slug}`;
      return excluded.excludes.includes(own)
        ? []
        : report(`${own} excludes ${written}, but ${written} does not exclude ${own}: write both`);
    }),
  );
};

const checkCollections = (rows: readonly PropertyCollectionRow[]): readonly RowProblem[] =>
  rows.flatMap((collection) => [
    ...duplicates(collection.properties, ({ slug }) => slug).map(({ entry, index }) =>
      ofCollections(collection.name, `properties[${index}].slug`, `slug ${entry.slug} is already taken in this collection`),
    ),
    ...defaultsOf(collection),
    ...exclusionsOf(collection, rows),
  ]);

const checkGroups = ({ productGroups, clothingTypes }: ParsedCatalog): readonly RowProblem[] => {
  const listed = new Set(
    productGroups.rows.flatMap(({ subCategories }) => subCategories.flatMap((subCategory) => subCategory.clothingTypes)),
  );
  return [
    ...productGroups.rows.flatMap(({ slug: group, subCategories }) => [
      ...duplicates(subCategories, ({ slug }) => slug).map(({ entry, index }) =>
        ofGroups(group, `subCategories[${index}].slug`, `slug ${entry.slug} is already taken in this group`),
      ),
      ...subCategories.flatMap((subCategory, index) =>
        subCategory.clothingTypes.flatMap((written, position) => {
          const problem = unknownReference('clothing type', written, clothingTypes.names);
          return problem ? [ofGroups(group, `subCategories[${index}].clothingTypes[${position}]`, problem)] : [];
        }),
      ),
    ]),
    ...(productGroups.problems.length > 0
      ? []
      : clothingTypes.rows
          .filter(({ slug }) => !listed.has(slug))
          .map(({ slug }) => ofClothingTypes(slug, '', 'no product group lists it, so nobody finds it: add it to product-groups.json'))),
  ];
};

/** A size type with standard sizes has a property for each of their measures. */
const checkSizeTypes = ({ sizeTypes }: ParsedCatalog): readonly RowProblem[] =>
  sizeTypes.rows.flatMap(({ slug, properties }) => [
    ...duplicates(properties, (property) => property.slug).map(({ entry, index }) =>
      ofSizeTypes(slug, `properties[${index}].slug`, `slug ${entry.slug} is already taken in this size type`),
    ),
    ...(standardMeasurements(slug, defaultStandardSize) ?? [])
      .filter(({ measure }) => !properties.some((property) => property.slug === measure))
      .map(({ measure }) => ofSizeTypes(slug, 'properties', `its standard sizes measure ${measure}, which has no property here`)),
  ]);

/** PRICE-26: three levels with their codes, each worth more than the one below in every currency. */
const checkTiers = ({ giftCardTiers: { rows, names } }: ParsedCatalog): readonly RowProblem[] => {
  const levels = ['LOW', 'MID', 'TOP'] as const;
  const byLevel = new Map(rows.map((row) => [row.level, row]));
  return [
    ...levels.filter((level) => !names.has(level)).map((level) => ofTiers('', '', `the tier ${level} is missing`)),
    ...rows
      .filter(({ level, code }) => code !== giftCardTierCodes[level])
      .map(({ level }) => ofTiers(level, 'code', `must be ${giftCardTierCodes[level]}, the code of the level ${level}`)),
    ...levels.slice(1).flatMap((level, index) => {
      const tier = byLevel.get(level);
      const below = byLevel.get(levels[index] ?? 'LOW');
      if (!tier || !below) return [];
      return currencies
        .filter((currency) => tier.amounts[currency] <= below.amounts[currency])
        .map((currency) => ofTiers(level, `amounts.${currency}`, `must be more than the tier ${below.level}`));
    }),
  ];
};

/** A rule names something: a type it is for, and only words that are in titles of that type's colors and properties. */
const checkNamingRules = (parsed: ParsedCatalog): readonly RowProblem[] => [
  ...repeated('naming-rules.json', parsed.namingRules.rows, ({ pattern }) => pattern, { pattern: ({ pattern }) => pattern }),
  ...parsed.namingRules.rows.flatMap(({ pattern }) => {
    const report = (problem: string): readonly RowProblem[] => [ofNamingRules(pattern, 'pattern', problem)];
    const types = parsed.clothingTypes.rows.filter((type) => isRuleFor(pattern, type));
    const titles = parsed.clothingTypes.rows.map(({ title }) => title.en);
    const [first = '', ...rest] = pattern.split(',');
    if (types.length === 0) return report(`names no clothing type${suggest(first, titles)}`);
    const words = new Set(types.flatMap((type) => titlesOf(type, parsed)));
    return rest
      .map((word) => word.replaceAll('*', '').trim())
      .filter((word) => word !== '' && ![...words].some((title) => title.includes(word)))
      .flatMap((word) => report(`no color or property of ${types[0]?.slug} is called "${word}"${suggest(word, words)}`));
  }),
];

const titlesOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly string[] => [
  ...parsed.colors.rows.filter(({ slug }) => type.fabricColors.some(({ color }) => color === slug)).map(({ title }) => title.en),
  ...parsed.propertyCollections.rows
    .filter(({ name }) => type.propertyCollections.includes(name))
    .flatMap(({ properties }) => properties.map(({ traitTitle }) => traitTitle.en)),
];

/** What is wrong between rows: repeated keys, references to nothing, defaults nobody can choose, exclusions written on one side only. */
export const crossCheck = (parsed: ParsedCatalog): readonly RowProblem[] => [
  ...repeatedRows(parsed),
  ...repeatedIdsInLists(parsed),
  ...parsed.clothingTypes.rows.flatMap((type) => [
    ...referencesOf(type, parsed),
    ...fabricColorsOf(type),
    ...defaultColorOf(type),
    ...collectionsOf(type, parsed),
    ...artworkOf(type, parsed),
    ...impossibleOf(type, parsed),
  ]),
  ...checkCollections(parsed.propertyCollections.rows),
  ...checkGroups(parsed),
  ...checkNamingRules(parsed),
  ...checkSizeTypes(parsed),
  ...checkTiers(parsed),
];
