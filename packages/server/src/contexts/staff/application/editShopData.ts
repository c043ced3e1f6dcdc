import { checkReason } from '@tailorbird/domain/account';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { ShopChange, ShopRow, ShopTable, ShopValue } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import { addChange, changesOf } from '../store/shopData.ts';
import { type DataTable, shopTablesOf, type TableNeeds } from './shopTables.ts';

const mostRows = 200;

export type RowNotChanged =
  | { readonly kind: 'row-invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'row-changed'; readonly now: ShopRow | null };

const sorted = (value: ShopValue | null): string =>
  JSON.stringify(value && Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

const keyOf = ({ normalizeKey }: DataTable, key: string): string => normalizeKey?.(key) ?? key;

const find = async (
  table: DataTable,
  queries: Queries,
  key: string,
  locale: Locale,
): Promise<ShopRow | null> =>
  (await table.rows(queries, locale)).find((row) => row.key === key) ?? null;

export const requireTable = async (
  shop: TableNeeds,
  actor: Actor,
  name: ShopTable,
): Promise<Result<SignedInAccount, AccessRefused>> =>
  requireStaff(await actor.visitor(), shopTablesOf(shop)[name].who);

export const listRows = async (
  shop: TableNeeds,
  actor: Actor,
  name: ShopTable,
  search: string,
): Promise<Result<readonly ShopRow[], AccessRefused>> => {
  const table = shopTablesOf(shop)[name];
  const staff = requireStaff(await actor.visitor(), table.who);
  if (!staff.ok) return staff;
  const found = await table.rows(shop.database.queries, actor.locale);
  if (table.search) return ok(table.search(found, search).slice(0, mostRows));
  const words = search.toLowerCase().split(/\s+/);
  return ok(
    found
      .filter(({ key, title }) =>
        words.every((word) => `${key} ${title}`.toLowerCase().includes(word)),
      )
      .slice(0, mostRows),
  );
};

/**
 * Changes a row if it still has the expected value, and adds its history, in one transaction.
 */
export const changeRow = async (
  shop: TableNeeds & WithClock,
  actor: Actor,
  { name, key: sentKey }: { readonly name: ShopTable; readonly key: string },
  sent: { readonly before: ShopValue | null; readonly after: ShopValue; readonly reason: string },
): Promise<Result<ShopRow, AccessRefused | NotFound | RowNotChanged>> => {
  const table = shopTablesOf(shop)[name];
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, table.who);
  if (!staff.ok) return staff;
  const key = keyOf(table, sentKey);
  const after = z.safeParse(table.shape, sent.after);
  const reason = checkReason(sent.reason);
  if (!after.success || !reason.ok) {
    const fields = after.success
      ? []
      : after.error.issues.map(({ path }) => String(path[0] ?? 'row'));
    return err({
      kind: 'row-invalid',
      fields: [...new Set([...fields, ...(reason.ok ? [] : ['reason'])])],
    });
  }
  const changed = await attempt<ShopRow, NotFound | RowNotChanged>(
    shop.database,
    async (trx, refuse) => {
      await acquireLocks(trx, [`shop data ${name} ${key}`]);
      const now = await find(table, trx, key, actor.locale);
      if (sorted(now?.value ?? null) !== sorted(sent.before))
        return refuse({ kind: 'row-changed', now });
      const missing = now ? null : table.newRefused(after.data);
      if (missing !== null)
        return refuse(
          missing === 'row' ? { kind: 'not-found' } : { kind: 'row-invalid', fields: [missing] },
        );
      const refused = (await table.refused?.(trx, key, after.data)) ?? [];
      if (refused.length > 0) return refuse({ kind: 'row-invalid', fields: refused });
      const at = shop.clock();
      await table.write(trx, key, after.data);
      await addChange(
        trx,
        {
          table: name,
          key,
          byAccountId: staff.value.id,
          reason: reason.value,
          before: now?.value ?? null,
          after: after.data,
        },
        at,
      );
      await recordAct(
        trx,
        visitor,
        { action: 'shop-data-changed', about: `${name} ${key}`, reason: reason.value },
        at,
      );
      return { key, title: now?.title ?? key, value: after.data };
    },
    'read committed',
  );
  if (changed.ok) await table.changed(key);
  return changed;
};

export const rowHistory = async (
  shop: TableNeeds,
  actor: Actor,
  { name, key }: { readonly name: ShopTable; readonly key: string },
): Promise<Result<readonly ShopChange[], AccessRefused>> => {
  const staff = await requireTable(shop, actor, name);
  return staff.ok
    ? ok(await changesOf(shop.database.queries, name, keyOf(shopTablesOf(shop)[name], key)))
    : staff;
};
