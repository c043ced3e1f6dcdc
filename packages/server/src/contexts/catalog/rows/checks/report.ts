import type { RowProblem } from '../../../../platform/rows/problem.ts';
import { suggest } from '../../../../platform/rows/suggest.ts';
import type { CatalogFileName } from '../files.ts';

type Report = (row: string, path: string, problem: string) => RowProblem;
const reportOn =
  (file: CatalogFileName): Report =>
  (row, path, problem) => ({ file, row, path, problem });

export const ofClothingTypes = reportOn('clothing-types.json');
export const ofColorFamilies = reportOn('color-families.json');
export const ofColors = reportOn('colors.json');
export const ofFabrics = reportOn('fabrics.json');
export const ofCollections = reportOn('property-collections.json');
export const ofGroups = reportOn('product-groups.json');
export const ofSizeTypes = reportOn('size-types.json');
export const ofNamingRules = reportOn('naming-rules.json');
export const ofTiers = reportOn('gift-card-tiers.json');

export const unknownReference = (
  kind: string,
  written: string,
  known: ReadonlySet<string>,
): string | undefined =>
  known.has(written) ? undefined : `unknown ${kind} "${written}"${suggest(written, known)}`;
