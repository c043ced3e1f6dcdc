import { defaultStandardSize, standardMeasurements } from '@tailorbird/domain/sizing';
import { duplicates } from '../../../../platform/rows/duplicates.ts';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import { ofSizeTypes } from './report.ts';

export const checkSizeTypes = ({ sizeTypes }: ParsedCatalog): readonly RowProblem[] =>
  sizeTypes.rows.flatMap(({ slug, properties }) => [
    ...duplicates(properties, (property) => property.slug).map(({ entry, index }) =>
      ofSizeTypes(
        slug,
        `properties[${index}].slug`,
        `slug ${entry.slug} is already taken in this size type`,
      ),
    ),
    ...(standardMeasurements(slug, defaultStandardSize) ?? [])
      .filter(({ measure }) => !properties.some((property) => property.slug === measure))
      .map(({ measure }) =>
        ofSizeTypes(
          slug,
          'properties',
          `its standard sizes measure ${measure}, which has no property here`,
        ),
      ),
  ]);
