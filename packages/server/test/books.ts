/** Accounting checks on a shop's PostgreSQL database, without its servers. */
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/platform/database/database.ts';

export type Books = {
  readonly orders: number;
  readonly charges: number;
  readonly receipts: number;
  /** Baskets with several orders, charges without an order, and orders without a charge. */
  readonly wrong: number;
  readonly pending: number;
  /** Frozen baskets without a payment in progress. */
  readonly stuck: number;
  /** Colors sold beyond their stock. */
  readonly oversold: number;
};

const count = async (database: Database, query: string): Promise<number> => {
  const { rows } = await sql
    .raw<{ readonly found: number }>(`select count(*) as found from ${query}`)
    .execute(database.queries);
  return Number(rows[0]?.found ?? 0);
};

const charged = `select basket_id, count(*) as charges from sandbox_payment join payment using (reference)
  where sandbox_payment.status = 'authorised' group by basket_id`;
const ordered =
  'select basket_id, count(*) as orders from placed_order where basket_id is not null group by basket_id';

export const readBooks = async (database: Database): Promise<Books> => ({
  orders: await count(database, 'placed_order where basket_id is not null'),
  charges: await count(database, "sandbox_payment where status = 'authorised'"),
  receipts: await count(database, "outbox where kind = 'order-receipt'"),
  wrong: await count(
    database,
    `(${ordered}) as ordered full join (${charged}) as charged using (basket_id)
      where coalesce(orders, 0) <> 1 or coalesce(charges, 0) <> 1`,
  ),
  pending: await count(database, "payment where status = 'pending'"),
  stuck: await count(
    database,
    `basket where status = 'Frozen'
      and not exists (select 1 from payment where basket_id = basket.id and payment.status in ('pending', 'redirect'))`,
  ),
  oversold: await count(database, 'fabric_color_stock where pieces < 0'),
});

export const countOrders = async (
  database: Database,
  numbers: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ readonly found: number }>`
    select count(*) as found from placed_order where 100000 + id = any(${numbers.map(Number)})`.execute(
    database.queries,
  );
  return Number(rows[0]?.found ?? 0);
};

export const endConnections = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ readonly ended: number }>`
    select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.queries);
  return Number(rows[0]?.ended ?? 0);
};

export const openBooks = (url: string): Promise<Database> => openDatabase({ url });
