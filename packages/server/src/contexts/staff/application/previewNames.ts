import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { ShopValue } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { type AccessRefused, requireStaff } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type NamedVariant, namedVariants } from '../../catalog/index.ts';
import { readOverrides } from '../store/shopData.ts';
import { isPatternRefused, namingRows, namingValue, rulesInUse } from './namingTable.ts';
import type { TableNeeds } from './shopTables.ts';

const mostVariants = 200;

export const previewNames = async (
  shop: TableNeeds,
  actor: Actor,
  key: string,
  sent: ShopValue,
): Promise<
  Result<
    readonly NamedVariant[],
    AccessRefused | { readonly kind: 'row-invalid'; readonly fields: readonly string[] }
  >
> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const value = z.safeParse(namingValue, sent);
  if (!value.success)
    return err({
      kind: 'row-invalid',
      fields: [...new Set(value.error.issues.map(({ path }) => String(path[0] ?? 'row')))],
    });
  const rows = namingRows(shop.catalog.namingRules, await readOverrides(shop.database.queries));
  const others = rows.filter((row) => row.key !== key);
  if (isPatternRefused(shop.catalog, others, value.data))
    return err({ kind: 'row-invalid', fields: ['pattern'] });
  const wanted = { key, value: value.data };
  const after = rows.some((row) => row.key === key)
    ? rows.map((row) => (row.key === key ? wanted : row))
    : [...rows, wanted];
  const meant = rulesInUse([...rows.filter((row) => row.key === key), wanted]);
  const variants = namedVariants(shop.catalog.clothingTypes, meant, {
    before: rulesInUse(rows),
    after: rulesInUse(after),
  });
  return ok(variants.slice(0, mostVariants));
};
