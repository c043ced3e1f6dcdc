import { blocksOf } from '@tailorbird/domain/sizing';
import { duplicates } from '../../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import type { ClothingTypeRow } from '../rows.ts';
import { impossibleOf } from './impossibleProperties.ts';
import { ofClothingTypes, unknownReference } from './report.ts';

const referencesOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] => {
  const written: readonly (readonly [
    path: string,
    kind: string,
    slug: string,
    known: ReadonlySet<string>,
  ])[] = [
    ['family', 'product group', type.family, parsed.productGroups.names],
    ...(type.sizeType === null
      ? []
      : [['sizeType', 'size type', type.sizeType, parsed.sizeTypes.names] as const]),
    ...type.propertyCollections.map(
      (name, index) =>
        [
          `propertyCollections[${index}]`,
          'property collection',
          name,
          parsed.propertyCollections.names,
        ] as const,
    ),
    ...type.fabricColors.flatMap(({ fabric, color }, index) => [
      [`fabricColors[${index}].fabric`, 'fabric', fabric, parsed.fabrics.names] as const,
      [`fabricColors[${index}].color`, 'color', color, parsed.colors.names] as const,
    ]),
    ...(type.trims ?? []).map(
      ({ fabric }, index) =>
        [`trims[${index}].fabric`, 'fabric', fabric, parsed.fabrics.names] as const,
    ),
  ];
  return written.flatMap(([path, kind, slug, known]) => {
    const problem = unknownReference(kind, slug, known);
    return problem ? [ofClothingTypes(type.slug, path, problem)] : [];
  });
};

const fabricColorsOf = (type: ClothingTypeRow): readonly RowProblem[] =>
  duplicates(type.fabricColors, ({ fabric, color }) => `${fabric} in ${color}`).map(
    ({ entry, index }) =>
      ofClothingTypes(
        type.slug,
        `fabricColors[${index}]`,
        `${entry.fabric} in ${entry.color} is there twice`,
      ),
  );

const defaultColorOf = (type: ClothingTypeRow): readonly RowProblem[] => {
  const report = (problem: string): readonly RowProblem[] => [
    ofClothingTypes(type.slug, 'defaultFabricColorId', problem),
  ];
  const color = type.fabricColors.find(({ id }) => id === type.defaultFabricColorId);
  if (!color) return report(`no fabric color of this type has the id ${type.defaultFabricColorId}`);
  if (!color.showInDesigner)
    return report(`${color.color} is not shown in the designer, so it cannot be the default`);
  if (color.availability !== 'AVAILABLE')
    return report(`${color.color} is ${color.availability}, so it cannot be the default`);
  return color.stock === 0
    ? report(`${color.color} is out of stock, so it cannot be the default`)
    : [];
};

/**
 * A garment needs a pattern block for each cut of its size type: at least one, and no others
 * (SIZE-97).
 */
const blocksOfType = ({ slug, sizeType, cutFor }: ClothingTypeRow): readonly RowProblem[] => {
  const report = (path: string, problem: string): RowProblem =>
    ofClothingTypes(slug, path, problem);
  if (sizeType === null)
    return cutFor.length > 0 ? [report('cutFor', 'must be empty: it has no sizes')] : [];
  if (cutFor.length === 0) return [report('cutFor', 'is empty: nobody could order it in a size')];
  return cutFor.flatMap((each, index) => {
    if (cutFor.indexOf(each) !== index)
      return [report(`cutFor[${index}]`, `${each} is there twice`)];
    return blocksOf(sizeType).includes(each)
      ? []
      : [
          report(
            `cutFor[${index}]`,
            `garments of the size type ${sizeType} are not cut for ${each}`,
          ),
        ];
  });
};

/** An artwork is drawn at the position of a chest pocket. */
const artworkOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly RowProblem[] =>
  type.artwork === undefined
    ? []
    : type.propertyCollections.flatMap((name, index) =>
        parsed.propertyCollections.rows.some(
          (row) =>
            row.name === name &&
            row.properties.some((property) => property.slug === 'chest-pocket'),
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
  const collections = type.propertyCollections.flatMap((name) =>
    parsed.propertyCollections.rows.filter((row) => row.name === name),
  );
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
          ofClothingTypes(
            type.slug,
            'propertyCollections',
            `the defaults ${reference} and ${other.reference} exclude each other`,
          ),
        ),
    ),
  ];
};

export const checkClothingType = (
  type: ClothingTypeRow,
  parsed: ParsedCatalog,
): readonly RowProblem[] => [
  ...referencesOf(type, parsed),
  ...fabricColorsOf(type),
  ...defaultColorOf(type),
  ...collectionsOf(type, parsed),
  ...blocksOfType(type),
  ...artworkOf(type, parsed),
  ...impossibleOf(type, parsed),
];
