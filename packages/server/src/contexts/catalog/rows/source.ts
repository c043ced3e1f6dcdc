import type { ClothingType, FabricColor, PropertyCollection } from '@tailorbird/domain/catalog';
import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import { readJson } from '../../../platform/rows/readJson.ts';
import { fileLocales } from '../../../platform/rows/withTexts.ts';
import type { Catalog } from '../application/catalog.ts';
import { withRules } from '../application/namingRules.ts';
import { publishStatusAt } from '../application/publishing.ts';
import { crossCheck } from './crossChecks.ts';
import {
  type CatalogFileName,
  type CatalogFiles,
  catalogFileNames,
  type ParsedCatalog,
  parseCatalogFiles,
  rowProblemsOf,
} from './files.ts';
import { addLanguage } from './languages.ts';
import type { ClothingTypeRow, PropertyCollectionRow } from './rows.ts';

export type CatalogProblem = RowProblem;

/** For validated rows only: a missing reference is a bug. */
const found = <Row>(row: Row | undefined, slug: string): Row => {
  if (row === undefined) throw new Error(`Missing row ${slug}`);
  return row;
};

/** Leaves out exclusions of properties that the type does not have. */
const collectionsOf = (
  type: ClothingTypeRow,
  all: ParsedCatalog['propertyCollections'],
): readonly PropertyCollection<Localized>[] => {
  const rows: readonly PropertyCollectionRow[] = type.propertyCollections.map((name) =>
    found(
      all.rows.find((row) => row.name === name),
      name,
    ),
  );
  const idByReference = new Map(
    rows.flatMap(({ name, properties }) =>
      properties.map(({ slug, id }) => [`${name}/${slug}`, id] as [string, number]),
    ),
  );
  return rows.map(({ id, slug, traitLabelTitle, properties }) => ({
    id,
    slug,
    traitLabelTitle,
    properties: properties.map((property) => ({
      ...property,
      excludes: property.excludes.flatMap((reference) => idByReference.get(reference) ?? []),
    })),
  }));
};

const colorOf = (
  slug: string,
  { colors, colorFamilies }: ParsedCatalog,
): FabricColor<Localized>['color'] => {
  const { family, ...color } = found(
    colors.rows.find((row) => row.slug === slug),
    slug,
  );
  const order = colorFamilies.rows.findIndex((row) => row.slug === family);
  return { ...color, family: { ...found(colorFamilies.rows[order], family), order: order + 1 } };
};

const fabricOf = (slug: string, { fabrics }: ParsedCatalog): FabricColor<Localized>['fabric'] =>
  found(
    fabrics.rows.find((row) => row.slug === slug),
    slug,
  );

const fabricColorsOf = (
  type: ClothingTypeRow,
  parsed: ParsedCatalog,
): readonly FabricColor<Localized>[] =>
  type.fabricColors.map(({ id, fabric, color, showInDesigner, availability, stock }) => ({
    id,
    color: colorOf(color, parsed),
    fabric: fabricOf(fabric, parsed),
    showInDesigner,
    availability,
    outOfStock: stock === 0,
  }));

const resolveClothingType = (
  row: ClothingTypeRow,
  parsed: ParsedCatalog,
  now: Date,
): ClothingType<Localized> => {
  const { publish, sizeType, artwork, trims, ...same } = row;
  const resolved: ClothingType<Localized> = {
    ...same,
    ...(artwork !== undefined && { artwork }),
    ...(trims && {
      trims: trims.map(({ title, fabric }) => ({
        title,
        composition: fabricOf(fabric, parsed).composition,
      })),
    }),
    publishStatus: publishStatusAt(publish, now),
    supportsMultipleFabrics: new Set(row.fabricColors.map(({ fabric }) => fabric)).size > 1,
    sizeType:
      sizeType === null
        ? null
        : {
            id: found(
              parsed.sizeTypes.rows.find(({ slug }) => slug === sizeType),
              sizeType,
            ).id,
            slug: sizeType,
          },
    fabricColors: fabricColorsOf(row, parsed),
    propertyCollections: collectionsOf(row, parsed.propertyCollections),
  };
  return withRules(resolved, parsed.namingRules.rows);
};

const resolve = (parsed: ParsedCatalog, now: Date): Catalog => ({
  publishing: new Map(parsed.clothingTypes.rows.map(({ id, publish }) => [id, publish])),
  clothingTypes: parsed.clothingTypes.rows.map((row) => resolveClothingType(row, parsed, now)),
  stock: new Map(
    parsed.clothingTypes.rows.flatMap(({ fabricColors }) =>
      fabricColors.map(({ id, stock }) => [id, stock] as const),
    ),
  ),
  productGroups: parsed.productGroups.rows.map(({ subCategories, ...group }) => ({
    ...group,
    subCategories: subCategories.map(({ slug, title, clothingTypes }) => ({
      slug,
      title,
      clothingTypeSlugs: clothingTypes,
    })),
  })),
  sizeTypes: parsed.sizeTypes.rows.map((row) => ({
    ...row,
    properties: row.properties.toSorted((one, other) => one.displayOrder - other.displayOrder),
  })),
  giftCardTiers: parsed.giftCardTiers.rows,
  namingRules: parsed.namingRules.rows,
});

export const buildCatalog = (
  files: CatalogFiles,
  now: Date,
): Result<Catalog, readonly CatalogProblem[]> => {
  const inTwo = parseCatalogFiles(files);
  const problems: CatalogProblem[] = [...rowProblemsOf(inTwo), ...crossCheck(inTwo)];
  if (problems.length > 0) return err(problems);
  let parsed = inTwo;
  for (const language of files.languages ?? []) {
    const added = addLanguage(parsed, language);
    parsed = added.parsed;
    problems.push(...added.problems);
  }
  return problems.length > 0 ? err(problems) : ok(resolve(parsed, now));
};

export const catalogFolder = new URL('../../../../catalog/', import.meta.url);

/**
 * The content of the catalog files in a folder; fails with each file that is unreadable or not
 * JSON.
 */
export const readCatalogFiles = (
  folder: URL = catalogFolder,
): Result<CatalogFiles, readonly CatalogProblem[]> => {
  const read = catalogFileNames.map((name) => ({ name, result: readJson(folder, name) }));
  const problems = read.flatMap(({ result }) => (result.ok ? [] : [result.failure]));
  if (problems.length > 0) return err(problems);
  const languages = fileLocales.map((code) => ({
    code,
    result: readJson(folder, `languages/${code}.json`),
  }));
  const unread = languages.flatMap(({ result }) => (result.ok ? [] : [result.failure]));
  if (unread.length > 0) return err(unread);
  const contents = read.flatMap(({ name, result }) =>
    result.ok ? [[name, result.value] as const] : [],
  );
  return ok({
    ...(Object.fromEntries(contents) as Record<CatalogFileName, unknown>),
    languages: languages.flatMap(({ code, result }) =>
      result.ok ? [{ code, content: result.value }] : [],
    ),
  });
};

/** Loads a catalog (by default the shop's own) as of `now` (CATALOG-04 … CATALOG-09). */
export const loadCatalog = (
  now: Date,
  folder: URL = catalogFolder,
): Result<Catalog, readonly CatalogProblem[]> => {
  const files = readCatalogFiles(folder);
  return files.ok ? buildCatalog(files.value, now) : files;
};
