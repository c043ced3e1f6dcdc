import { parseRows, type Rows } from '../../../platform/rows/parseRows.ts';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import {
  type ClothingTypeRow,
  type ColorFamilyRow,
  type ColorRow,
  clothingTypeRow,
  colorFamilyRow,
  colorRow,
  type FabricRow,
  fabricRow,
  type GiftCardTierRow,
  giftCardTierRow,
  type NamingRuleRow,
  namingRuleRow,
  type ProductGroupRow,
  type PropertyCollectionRow,
  productGroupRow,
  propertyCollectionRow,
  type SizeTypeRow,
  sizeTypeRow,
} from './rows.ts';

export const catalogFileNames = [
  'clothing-types.json',
  'color-families.json',
  'colors.json',
  'fabrics.json',
  'gift-card-tiers.json',
  'naming-rules.json',
  'product-groups.json',
  'property-collections.json',
  'size-types.json',
] as const;
export type CatalogFileName = (typeof catalogFileNames)[number];

/** Texts in another language: the content of `languages/fr.json`, by file, row and field. */
export type LanguageFile = { readonly code: string; readonly content: unknown };

export type CatalogFiles = Readonly<Record<CatalogFileName, unknown>> & {
  readonly languages?: readonly LanguageFile[];
};

/** Rows of all files, valid by schema but not checked against each other. */
export type ParsedCatalog = {
  readonly clothingTypes: Rows<ClothingTypeRow>;
  readonly colorFamilies: Rows<ColorFamilyRow>;
  readonly colors: Rows<ColorRow>;
  readonly fabrics: Rows<FabricRow>;
  readonly giftCardTiers: Rows<GiftCardTierRow>;
  readonly namingRules: Rows<NamingRuleRow>;
  readonly productGroups: Rows<ProductGroupRow>;
  readonly propertyCollections: Rows<PropertyCollectionRow>;
  readonly sizeTypes: Rows<SizeTypeRow>;
};

export const parseCatalogFiles = (files: CatalogFiles): ParsedCatalog => ({
  clothingTypes: parseRows(clothingTypeRow, files['clothing-types.json'], 'clothing-types.json'),
  colorFamilies: parseRows(colorFamilyRow, files['color-families.json'], 'color-families.json'),
  colors: parseRows(colorRow, files['colors.json'], 'colors.json'),
  fabrics: parseRows(fabricRow, files['fabrics.json'], 'fabrics.json'),
  giftCardTiers: parseRows(
    giftCardTierRow,
    files['gift-card-tiers.json'],
    'gift-card-tiers.json',
    'level',
  ),
  namingRules: parseRows(namingRuleRow, files['naming-rules.json'], 'naming-rules.json', 'pattern'),
  productGroups: parseRows(productGroupRow, files['product-groups.json'], 'product-groups.json'),
  propertyCollections: parseRows(
    propertyCollectionRow,
    files['property-collections.json'],
    'property-collections.json',
    'name',
  ),
  sizeTypes: parseRows(sizeTypeRow, files['size-types.json'], 'size-types.json'),
});

export const rowProblemsOf = (parsed: ParsedCatalog): readonly RowProblem[] =>
  Object.values(parsed).flatMap(({ problems }) => problems);
