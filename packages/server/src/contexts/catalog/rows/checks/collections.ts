import { duplicates } from '../../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import { suggest } from '../../../../platform/rows/suggest.ts';
import type { PropertyCollectionRow, PropertyRow } from '../rows.ts';
import { ofCollections } from './report.ts';

/** Properties by their reference in exclusions: `shirt-collar/band-collar`. */
const propertiesByReference = (collections: readonly PropertyCollectionRow[]) =>
  new Map(
    collections.flatMap(({ name, properties }) =>
      properties.map((property): [string, PropertyRow] => [`${name}/${property.slug}`, property]),
    ),
  );

const defaultsOf = ({ name, properties }: PropertyCollectionRow): readonly RowProblem[] => {
  const defaults = properties.filter((property) => property.default);
  const [only] = defaults;
  if (!only) return [ofCollections(name, 'properties', 'no property is the default')];
  if (defaults.length > 1) {
    return [
      ofCollections(
        name,
        'properties',
        `more than one property is the default: ${defaults.map(({ slug }) => slug).join(', ')}`,
      ),
    ];
  }
  return only.showInDesigner
    ? []
    : [
        ofCollections(
          name,
          `properties[${properties.indexOf(only)}]`,
          `the default ${only.slug} is not shown in the designer`,
        ),
      ];
};

const exclusionsOf = (
  collection: PropertyCollectionRow,
  all: readonly PropertyCollectionRow[],
): readonly RowProblem[] => {
  const byReference = propertiesByReference(all);
  return collection.properties.flatMap((property, index) =>
    property.excludes.flatMap((written, position) => {
      const report = (problem: string): readonly RowProblem[] => [
        ofCollections(collection.name, `properties[${index}].excludes[${position}]`, problem),
      ];
      const excluded = byReference.get(written);
      if (!excluded)
        return report(
          `unknown property "${written}"${suggest(written, byReference.keys())}; write collection-name/property-slug`,
        );
      if (written.startsWith(`${collection.name}/`))
        return report(`"${written}" is of the same collection, of which only one is chosen anyway`);
      const own = `${collection.name}/${property.slug}`;
      return excluded.excludes.includes(own)
        ? []
        : report(`${own} excludes ${written}, but ${written} does not exclude ${own}: write both`);
    }),
  );
};

export const checkCollections = (rows: readonly PropertyCollectionRow[]): readonly RowProblem[] =>
  rows.flatMap((collection) => [
    ...duplicates(collection.properties, ({ slug }) => slug).map(({ entry, index }) =>
      ofCollections(
        collection.name,
        `properties[${index}].slug`,
        `slug ${entry.slug} is already taken in this collection`,
      ),
    ),
    ...defaultsOf(collection),
    ...exclusionsOf(collection, rows),
  ]);
