import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import { ofColorFamilies, ofColors, unknownReference } from './report.ts';

export const checkColors = ({ colors, colorFamilies }: ParsedCatalog): readonly RowProblem[] => {
  const used = new Set(colors.rows.map(({ family }) => family));
  return [
    ...colors.rows.flatMap(({ slug, family }) => {
      const problem = unknownReference('color family', family, colorFamilies.names);
      return problem ? [ofColors(slug, 'family', problem)] : [];
    }),
    ...(colors.problems.length > 0
      ? []
      : colorFamilies.rows
          .filter(({ slug }) => !used.has(slug))
          .map(({ slug }) => ofColorFamilies(slug, '', 'no color is of it'))),
  ];
};
