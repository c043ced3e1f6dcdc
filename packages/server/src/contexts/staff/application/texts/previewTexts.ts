import { err, locales, ok, type Result } from '@tailorbird/domain/kernel';
import type { ShopValue } from '@tailorbird/domain/shell';
import type { WithClock, WithRandom } from '../../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { createToken } from '../../../../platform/session/secrets.ts';
import { readPreview, storePreview } from '../../store/shopData.ts';
import type { TableNeeds } from '../shopTables.ts';
import { isSameText, refusedTexts } from './liveTexts.ts';

const hourMs = 60 * 60_000;

const nameAt = (ms: number): string => Math.floor(ms).toString(36).padStart(9, '0');

/** Stores a preview of a text for an hour; pages with its name show it. */
export const previewText = async (
  shop: TableNeeds & WithClock & WithRandom,
  actor: Actor,
  key: string,
  value: ShopValue,
): Promise<
  Result<
    { readonly name: string; readonly path: string },
    AccessRefused | NotFound | { readonly kind: 'row-invalid'; readonly fields: readonly string[] }
  >
> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const row = shop.texts.rowOf(key);
  if (!row) return err({ kind: 'not-found' });
  const fields = refusedTexts(row, value);
  if (fields.length > 0) return err({ kind: 'row-invalid', fields });
  const now = shop.clock().getTime();
  const name = `${nameAt(now)}-${createToken(shop.random)}`;
  await shop.database.transaction((trx) =>
    storePreview(trx, name, { ...value, key }, nameAt(now - hourMs)),
  );
  return ok({ name, path: row.path });
};

/** Runs work with a previewed text; without effect if the preview has expired. */
export const inTextPreview = async <Value>(
  shop: Pick<TableNeeds, 'database' | 'texts'> & WithClock,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  const isFresh = name.slice(0, 9) > nameAt(shop.clock().getTime() - hourMs);
  const kept = isFresh ? await readPreview(shop.database.queries, name) : undefined;
  if (!kept) return await work();
  const { key, ...value } = kept;
  return await shop.texts.inPreview({ key: String(key), value }, work);
};

/** A changed text for developers: its location, original and current value. */
export type ChangedText = {
  readonly file: string;
  readonly key: string;
  readonly before: string;
  readonly after: string;
};

export const exportTexts = async (
  shop: TableNeeds,
  actor: Actor,
): Promise<Result<readonly ChangedText[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const all = shop.shopData.all();
  return ok(
    shop.texts.rows.flatMap((row) => {
      const value = all.get(`${row.table}/${row.key}`);
      if (!value || refusedTexts(row, value).length > 0 || isSameText(row, value)) return [];
      return Object.entries(row.value).flatMap(([field, before]) => {
        const locale =
          locales.find((each) => field === each || field.startsWith(`${each}_`)) ?? 'en';
        const key = row.name === null ? field : `${row.name}${field.slice(locale.length)}`;
        return value[field] === before
          ? []
          : [{ file: row.file(locale), key, before, after: String(value[field]) }];
      });
    }),
  );
};
