import type { RowProblem } from '../../../platform/rows/problem.ts';
import { checkClothingType } from './checks/clothingTypes.ts';
import { checkCollections } from './checks/collections.ts';
import { checkColors } from './checks/colors.ts';
import { checkFabrics } from './checks/fabrics.ts';
import { checkGroups } from './checks/groups.ts';
import { checkNamingRules } from './checks/namingRules.ts';
import { repeatedIdsInLists, repeatedRows } from './checks/repetitions.ts';
import { checkSizeTypes } from './checks/sizeTypes.ts';
import { checkTiers } from './checks/tiers.ts';
import type { ParsedCatalog } from './files.ts';

/**
 * Checks rows against each other: repeated keys, missing references, unavailable defaults,
 * one-sided exclusions.
 */
export const crossCheck = (parsed: ParsedCatalog): readonly RowProblem[] => [
  ...repeatedRows(parsed),
  ...repeatedIdsInLists(parsed),
  ...parsed.clothingTypes.rows.flatMap((type) => checkClothingType(type, parsed)),
  ...checkColors(parsed),
  ...checkFabrics(parsed),
  ...checkCollections(parsed.propertyCollections.rows),
  ...checkGroups(parsed),
  ...checkNamingRules(parsed),
  ...checkSizeTypes(parsed),
  ...checkTiers(parsed),
];
