import { unreachable } from '@tailorbird/domain/kernel';
import { type CompositionRefused, readComposition } from '@tailorbird/domain/legal';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import { ofFabrics } from './report.ts';

const problemOf = (refused: CompositionRefused): string => {
  switch (refused.kind) {
    case 'unreadable':
      return 'must list shares such as 60% cotton, 40% linen';
    case 'unknown-fiber':
      return `"${refused.name}" is no legal fiber name; adjectives belong to the title`;
    case 'not-whole':
      return `adds up to ${refused.percent}%`;
    case 'not-descending':
      return 'must begin with the largest share';
    default:
      return unreachable(refused);
  }
};

/** Compositions of textiles have legal fiber names (LEGAL-08), the same in both languages. */
export const checkFabrics = ({ fabrics, clothingTypes }: ParsedCatalog): readonly RowProblem[] => {
  const textiles = new Set(
    clothingTypes.rows
      .filter(({ productClass }) => productClass !== 'Gift Card')
      .flatMap(({ fabricColors, trims = [] }) =>
        [...fabricColors, ...trims].map(({ fabric }) => fabric),
      ),
  );
  return fabrics.rows
    .filter(({ slug }) => textiles.has(slug))
    .flatMap(({ slug, composition }) => {
      const [en, de] = [
        readComposition(composition.en, 'en'),
        readComposition(composition.de, 'de'),
      ];
      if (!en.ok) return [ofFabrics(slug, 'composition.en', problemOf(en.failure))];
      if (!de.ok) return [ofFabrics(slug, 'composition.de', problemOf(de.failure))];
      return JSON.stringify(en.value) === JSON.stringify(de.value)
        ? []
        : [ofFabrics(slug, 'composition.de', 'differs from the English composition')];
    });
};
