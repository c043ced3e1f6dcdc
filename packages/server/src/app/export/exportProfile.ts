import type { WireProfileExport } from '@tailorbird/contract/account';
import { needsPassword } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { sql } from 'kysely';
import {
  checkCurrentPassword,
  type NotTheOwner,
} from '../../contexts/account/application/checkCurrentPassword.ts';
import type { EventNeeds } from '../../contexts/account/application/recordEvent.ts';
import { startSession } from '../../contexts/account/application/startSession.ts';
import { orderNumbersOf } from '../../contexts/orders/store/eraseOrders.ts';
import type { Queries } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Belonging, exportRules } from './rules.ts';

export type NotExported = NotTheOwner | { readonly kind: 'password-asked' };

type Row = Readonly<Record<string, unknown>>;

const readable = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const rowsOf = async (
  queries: Queries,
  table: string,
  column: string,
  values: readonly (string | number)[],
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += 500) {
    const some = sql.join(values.slice(from, from + 500));
    rows.push(
      ...(
        await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} in (${some})`.execute(
          queries,
        )
      ).rows,
    );
  }
  return rows;
};

const idsIn = (rows: readonly Row[] = []): readonly number[] => rows.map(({ id }) => Number(id));

/**
 * Collects all data of a customer by table; each table comes after the tables that its rows
 * depend on.
 */
const collect = async (
  queries: Queries,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<WireProfileExport['kept']> => {
  const found = new Map<string, readonly Row[]>();
  const numbers = await orderNumbersOf(queries, id);
  const values = (of: Belonging): readonly (string | number)[] => {
    const ids: Readonly<Record<Belonging, () => readonly (string | number)[]>> = {
      account: () => [id],
      email: () => [email],
      'order-number': () => numbers,
      order: () => idsIn(found.get('placed_order')),
      line: () => idsIn(found.get('order_line')),
      size: () => idsIn(found.get('user_size')),
      basket: () => idsIn(found.get('basket')),
      claim: () => idsIn(found.get('claim')),
      conversation: () => idsIn(found.get('conversation')),
    };
    return ids[of]();
  };
  const kept: WireProfileExport['kept'] = {};
  for (const { table, by, without = [] } of exportRules) {
    const rows = (
      await Promise.all(by.map(([column, of]) => rowsOf(queries, table, column, values(of))))
    ).flat();
    found.set(table, rows);
    const hidden = new Set<string>(without);
    kept[table] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) =>
          hidden.has(name) ? [] : [[name, readable(value)]],
        ),
      ),
    );
  }
  return kept;
};

/**
 * Exports all data of the customer. An older session must confirm its identity first; staff
 * acting for a customer are refused.
 */
export const exportProfile = async (
  shop: EventNeeds & WithSettings,
  actor: Actor,
  currentPassword: string,
): Promise<Result<WireProfileExport, NotExported>> => {
  const visitor = await actor.visitor();
  if (visitor.kind === 'guest') return err({ kind: 'sign-in-required' });
  if (visitor.impersonation) return err({ kind: 'permission-denied' });
  const { account, session } = visitor;
  const now = shop.clock();
  const signedInAt = await startSession(shop.database.queries, session.tokenHash);
  if (needsPassword({ signedInAt: signedInAt?.getTime() ?? 0, now: now.getTime() })) {
    if (currentPassword.trim() === '') return err({ kind: 'password-asked' });
    const owner = await checkCurrentPassword(shop, actor, currentPassword);
    if (!owner.ok) return owner;
  }
  const counted = await countAttempt(shop, {
    kind: 'export',
    account: account.email,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  return ok({
    exported_at: now.toISOString(),
    kept: await collect(shop.database.queries, account),
  });
};
