import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import type { ClothingTypeRow, PropertyCollectionRow } from '../rows.ts';
import { ofClothingTypes } from './report.ts';

/**
 * Properties that exclude all combinations of the type's other properties, so that they cannot
 * be made (DESIGN-06).
 */
export const impossibleOf = (
  type: ClothingTypeRow,
  parsed: ParsedCatalog,
): readonly RowProblem[] => {
  const collections = type.propertyCollections.flatMap((name) =>
    parsed.propertyCollections.rows.filter((row) => row.name === name),
  );
  const excludesOf = new Map<string, readonly string[]>(
    collections.flatMap(({ name, properties }) =>
      properties.map(({ slug, excludes }) => [`${name}/${slug}`, excludes] as const),
    ),
  );
  /**
   * Whether each remaining collection has a property compatible with all chosen ones,
   * recursively.
   */
  const goesOn = (chosen: readonly string[], left: readonly PropertyCollectionRow[]): boolean => {
    const [next, ...rest] = left;
    if (!next) return true;
    return next.properties.some(({ slug }) => {
      const reference = `${next.name}/${slug}`;
      const fits = chosen.every(
        (one) =>
          !excludesOf.get(one)?.includes(reference) && !excludesOf.get(reference)?.includes(one),
      );
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
