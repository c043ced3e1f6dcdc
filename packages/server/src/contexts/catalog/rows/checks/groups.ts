import { duplicates } from '../../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import { ofClothingTypes, ofGroups, unknownReference } from './report.ts';

export const checkGroups = ({
  productGroups,
  clothingTypes,
}: ParsedCatalog): readonly RowProblem[] => {
  const listed = new Set(
    productGroups.rows.flatMap(({ subCategories }) =>
      subCategories.flatMap((subCategory) => subCategory.clothingTypes),
    ),
  );
  return [
    ...productGroups.rows.flatMap(({ slug: group, subCategories }) => [
      ...duplicates(subCategories, ({ slug }) => slug).map(({ entry, index }) =>
        ofGroups(
          group,
          `subCategories[${index}].slug`,
          `slug ${entry.slug} is already taken in this group`,
        ),
      ),
      ...subCategories.flatMap((subCategory, index) =>
        subCategory.clothingTypes.flatMap((written, position) => {
          const problem = unknownReference('clothing type', written, clothingTypes.names);
          return problem
            ? [ofGroups(group, `subCategories[${index}].clothingTypes[${position}]`, problem)]
            : [];
        }),
      ),
    ]),
    ...(productGroups.problems.length > 0
      ? []
      : clothingTypes.rows
          .filter(({ slug }) => !listed.has(slug))
          .map(({ slug }) =>
            ofClothingTypes(
              slug,
              '',
              'no product group lists it, so nobody finds it: add it to product-groups.json',
            ),
          )),
  ];
};
