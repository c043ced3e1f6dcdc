import { inspect } from 'node:util';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { inLanguage, type Localized } from '@tailorbird/domain/kernel';
import { drawableProperties } from '@tailorbird/packshot';
import type { Catalog } from '../application/catalog.ts';
import { type CatalogProblem, loadCatalog } from './source.ts';

const inFile = (problems: readonly CatalogProblem[], file: string): readonly string[] => [
  `${file}`,
  ...problems
    .filter((problem) => problem.file === file)
    .map(
      ({ row, path, problem }) =>
        `  ${[row, path].filter((part) => part !== '').join(' › ') || 'the file'}: ${problem}`,
    ),
];

const listProblems = (problems: readonly CatalogProblem[]): readonly string[] =>
  [...new Set(problems.map(({ file }) => file))].flatMap((file) => [...inFile(problems, file), '']);

/** Properties without a drawing: allowed, but reported. */
const undrawn = ({
  slug,
  pattern,
  propertyCollections,
}: ClothingType<Localized>): readonly string[] =>
  propertyCollections.flatMap((collection) =>
    collection.properties
      .filter(
        (property) =>
          !drawableProperties[pattern as keyof typeof drawableProperties][
            collection.slug
          ]?.includes(property.slug),
      )
      .map(
        (property) =>
          `note: ${slug} › ${collection.slug} › ${property.slug} has no drawing yet; the ${pattern} is drawn as its default`,
      ),
  );

const count = (catalog: Catalog): string =>
  [
    `${catalog.clothingTypes.length} clothing types`,
    `${catalog.stock.size} fabric colors`,
    `${catalog.productGroups.length} product groups`,
    `${catalog.sizeTypes.length} size types`,
  ].join(', ');

/**
 * The output of `npm run catalog:check`: every problem of the catalog, or of the row with this
 * slug. A named row without problems is printed as parsed. `failed` means the shop cannot start
 * with these rows.
 */
export const explainCatalog = (
  loaded: ReturnType<typeof loadCatalog>,
  rowSlug?: string,
): { readonly lines: readonly string[]; readonly failed: boolean } => {
  if (!loaded.ok) {
    const problems = loaded.failure.filter(
      ({ row }) => rowSlug === undefined || row === rowSlug || row === '',
    );
    const others = loaded.failure.length - problems.length;
    return {
      lines: [
        ...listProblems(problems),
        `${problems.length} to mend${others > 0 ? `, ${others} in other rows` : ''}.`,
      ],
      failed: true,
    };
  }
  if (rowSlug === undefined)
    return {
      lines: [
        ...loaded.value.clothingTypes.flatMap(undrawn),
        `The catalog is sound: ${count(loaded.value)}.`,
      ],
      failed: false,
    };
  const type = loaded.value.clothingTypes.find(({ slug }) => slug === rowSlug);
  return type
    ? {
        lines: [
          ...undrawn(type),
          inspect(inLanguage(type, 'en'), {
            depth: null,
            compact: 3,
            breakLength: 140,
            maxArrayLength: null,
          }),
        ],
        failed: false,
      }
    : {
        lines: [`The catalog is sound, and no clothing type is called ${rowSlug}.`],
        failed: true,
      };
};

if (import.meta.main) {
  const { lines, failed } = explainCatalog(loadCatalog(new Date()), process.argv[2]);
  console.log(lines.join('\n'));
  process.exitCode = failed ? 1 : 0;
}
