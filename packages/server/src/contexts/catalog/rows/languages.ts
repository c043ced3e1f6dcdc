import type { RowProblem } from '../../../platform/rows/problem.ts';
import { suggest } from '../../../platform/rows/suggest.ts';
import { type Fields, isFields, withTexts } from '../../../platform/rows/withTexts.ts';
import type { CatalogFileName, LanguageFile, ParsedCatalog } from './files.ts';

const fileOf: Readonly<Record<keyof ParsedCatalog, CatalogFileName>> = {
  clothingTypes: 'clothing-types.json',
  colorFamilies: 'color-families.json',
  colors: 'colors.json',
  fabrics: 'fabrics.json',
  giftCardTiers: 'gift-card-tiers.json',
  namingRules: 'naming-rules.json',
  productGroups: 'product-groups.json',
  propertyCollections: 'property-collections.json',
  sizeTypes: 'size-types.json',
};

export const nameOfRow = (row: unknown, index: number): string => {
  const { name, pattern, slug } = row as Fields;
  return (
    ([name, slug, pattern].find((text) => typeof text === 'string') as string) ?? String(index)
  );
};

/** Adds a language, whose texts must match the texts of the rows exactly. */
export const addLanguage = (
  parsed: ParsedCatalog,
  { code, content }: LanguageFile,
): { readonly parsed: ParsedCatalog; readonly problems: readonly RowProblem[] } => {
  const file = `languages/${code}.json`;
  const problems: RowProblem[] = [];
  if (!isFields(content))
    return {
      parsed,
      problems: [{ file, row: '', path: '', problem: 'must be an object in braces' }],
    };
  const files = Object.entries(fileOf) as [keyof ParsedCatalog, CatalogFileName][];
  const names: readonly string[] = files.map(([, name]) => name.replace('.json', ''));
  for (const name of Object.keys(content)) {
    if (!names.includes(name))
      problems.push({
        file,
        row: name,
        path: '',
        problem: `is no file of the catalog${suggest(name, names)}`,
      });
  }
  const translated = files.map(([key, name]) => {
    const { rows } = parsed[key];
    const given = content[name.replace('.json', '')];
    const texts = isFields(given) ? given : {};
    const rowNames = rows.map(nameOfRow);
    for (const row of Object.keys(texts)) {
      if (!rowNames.includes(row))
        problems.push({
          file,
          row,
          path: '',
          problem: `is no row of ${name}${suggest(row, rowNames)}`,
        });
    }
    const added = rows.map((row, index) => {
      const result = withTexts(row, texts[rowNames[index] ?? ''] ?? {}, code, {
        file,
        row: rowNames[index] ?? '',
        path: '',
      });
      problems.push(...result.problems);
      return result.value;
    });
    return [key, { ...parsed[key], rows: added }] as const;
  });
  return { parsed: Object.fromEntries(translated) as unknown as ParsedCatalog, problems };
};
