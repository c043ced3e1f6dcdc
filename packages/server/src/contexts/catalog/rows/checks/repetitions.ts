import { duplicates } from '../../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { CatalogFileName, ParsedCatalog } from '../files.ts';
import { ofClothingTypes, ofCollections, ofSizeTypes } from './report.ts';

export const repeated = <Row>(
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

export const repeatedRows = (parsed: ParsedCatalog): readonly RowProblem[] => {
  const slugOf = ({ slug }: { readonly slug: string }): string => slug;
  const idOf = ({ id }: { readonly id: number }): number => id;
  return [
    ...repeated('clothing-types.json', parsed.clothingTypes.rows, slugOf, {
      slug: slugOf,
      id: idOf,
    }),
    ...repeated('color-families.json', parsed.colorFamilies.rows, slugOf, { slug: slugOf }),
    ...repeated('colors.json', parsed.colors.rows, slugOf, { slug: slugOf }),
    ...repeated('fabrics.json', parsed.fabrics.rows, slugOf, { slug: slugOf, id: idOf }),
    ...repeated('gift-card-tiers.json', parsed.giftCardTiers.rows, ({ level }) => level, {
      level: ({ level }) => level,
    }),
    ...repeated('product-groups.json', parsed.productGroups.rows, slugOf, { slug: slugOf }),
    ...repeated('property-collections.json', parsed.propertyCollections.rows, ({ name }) => name, {
      name: ({ name }) => name,
      id: idOf,
    }),
    ...repeated('size-types.json', parsed.sizeTypes.rows, slugOf, { slug: slugOf, id: idOf }),
  ];
};

/** Checks ids that are unique in a file although they are in lists of its rows. */
export const repeatedIdsInLists = (parsed: ParsedCatalog): readonly RowProblem[] => {
  const fabricColors = parsed.clothingTypes.rows.flatMap(({ slug, fabricColors }) =>
    fabricColors.map(({ id }, index) => ({ slug, id, index })),
  );
  const properties = parsed.propertyCollections.rows.flatMap(({ name, properties }) =>
    properties.map(({ id }, index) => ({ name, id, index })),
  );
  const measures = parsed.sizeTypes.rows.flatMap(({ slug, properties }) =>
    properties.map(({ id }, index) => ({ slug, id, index })),
  );
  const idOf = ({ id }: { readonly id: number }): number => id;
  return [
    ...duplicates(fabricColors, idOf).map(({ entry }) =>
      ofClothingTypes(
        entry.slug,
        `fabricColors[${entry.index}].id`,
        `id ${entry.id} is already taken by another fabric color`,
      ),
    ),
    ...duplicates(properties, idOf).map(({ entry }) =>
      ofCollections(
        entry.name,
        `properties[${entry.index}].id`,
        `id ${entry.id} is already taken by another property`,
      ),
    ),
    ...duplicates(measures, idOf).map(({ entry }) =>
      ofSizeTypes(
        entry.slug,
        `properties[${entry.index}].id`,
        `id ${entry.id} is already taken by another size property`,
      ),
    ),
  ];
};
