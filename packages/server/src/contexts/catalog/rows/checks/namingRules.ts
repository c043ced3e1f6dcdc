import type { RowProblem } from '../../../../platform/rows/problem.ts';
import { suggest } from '../../../../platform/rows/suggest.ts';
import { isRuleFor, wordsOf } from '../../application/namingRules.ts';
import type { ParsedCatalog } from '../files.ts';
import type { ClothingTypeRow } from '../rows.ts';
import { repeated } from './repetitions.ts';
import { ofNamingRules } from './report.ts';

/**
 * Checks that a rule applies to a type, and that all its words are in titles of the type's
 * colors and properties.
 */
export const checkNamingRules = (parsed: ParsedCatalog): readonly RowProblem[] => [
  ...repeated('naming-rules.json', parsed.namingRules.rows, ({ pattern }) => pattern, {
    pattern: ({ pattern }) => pattern,
  }),
  ...parsed.namingRules.rows.flatMap(({ pattern }) => {
    const report = (problem: string): readonly RowProblem[] => [
      ofNamingRules(pattern, 'pattern', problem),
    ];
    const types = parsed.clothingTypes.rows.filter((type) => isRuleFor(pattern, type));
    const titles = parsed.clothingTypes.rows.map(({ title }) => title.en);
    const [first = ''] = pattern.split(',');
    if (types.length === 0) return report(`names no clothing type${suggest(first, titles)}`);
    const words = new Set(types.flatMap((type) => titlesOf(type, parsed)));
    return wordsOf(pattern)
      .filter((word) => !words.has(word))
      .flatMap((word) =>
        report(
          `no color or property of ${types[0]?.slug} is called "${word}"${suggest(word, words)}`,
        ),
      );
  }),
];

const titlesOf = (type: ClothingTypeRow, parsed: ParsedCatalog): readonly string[] => [
  ...parsed.colors.rows
    .filter(({ slug }) => type.fabricColors.some(({ color }) => color === slug))
    .map(({ title }) => title.en),
  ...parsed.propertyCollections.rows
    .filter(({ name }) => type.propertyCollections.includes(name))
    .flatMap(({ properties }) => properties.map(({ traitTitle }) => traitTitle.en)),
];
