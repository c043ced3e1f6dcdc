import { type RawBuilder, sql } from 'kysely';
import { removePhotoFiles } from '../../contexts/support/application/photos/storePhoto.ts';
import { toInstant } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WithFiles } from '../../platform/files/fileStore.ts';
import { runJob } from '../../platform/jobs/jobRuns.ts';
import { type Repeated, repeatEvery } from '../../platform/runtime/repeatEvery.ts';
import type { WithClock, WithLogger } from '../../platform/runtime/runtime.ts';
import type { Settings } from '../../platform/runtime/settings.ts';
import { eraseProfiles } from './eraseProfiles.ts';
import type { RetentionRule } from './rule.ts';
import { retentionRules } from './rules.ts';
import { billingDays } from './saleRules.ts';

const dayMs = 24 * 60 * 60_000;
/** Rows per statement: small enough not to block others. */
const batch = 200;
/** Limit of batches per run; the next run continues. */
const mostBatches = 50;

const everyMs = 60 * 60_000;

type RetentionNeeds = { readonly database: Database } & WithClock &
  WithFiles & { readonly settings: Pick<Settings, 'billingRetentionYears'> };

const conditionOf = (
  { of }: RetentionRule,
  instants: Readonly<Record<string, string>>,
): RawBuilder<unknown> => {
  const [first = '', ...rest] = of.split(/:(now|cutoff)\b/);
  const parts: RawBuilder<unknown>[] = [sql.raw(first)];
  for (const [place, text] of rest.entries())
    parts.push(place % 2 === 0 ? sql`${instants[text]}` : sql.raw(text));
  return sql.join(parts, sql.raw(' '));
};

/** Deletes or blanks up to `batch` rows of a rule in one statement; returns their number. */
const forgetBatch = async (
  shop: RetentionNeeds,
  rule: RetentionRule,
  now: Date,
): Promise<number> => {
  const { queries } = shop.database;
  const days = rule.isBilling ? billingDays(shop.settings.billingRetentionYears) : rule.days;
  const cutoff = toInstant(new Date(now.getTime() - days * dayMs));
  const table = sql.table(rule.table);
  const key = sql.ref(rule.key);
  const condition = conditionOf(rule, { now: toInstant(now), cutoff });
  const rows = sql`select ${key} from ${table} where ${sql.ref(rule.since)} <= ${cutoff} and ${condition} limit ${sql.lit(batch)}`;
  if (rule.hasPhotos) {
    const found = await sql<{
      readonly id: string;
    }>`select ${key} as id from (${rows}) as old`.execute(queries);
    for (const { id } of found.rows) await removePhotoFiles(shop, id);
    const gone =
      found.rows.length === 0
        ? null
        : await sql`delete from ${table} where ${key} in (${sql.join(found.rows.map(({ id }) => id))})`.execute(
            queries,
          );
    return Number(gone?.numAffectedRows ?? 0n);
  }
  const statement =
    rule.forgets === 'row'
      ? sql`delete from ${table} where ${key} in (${rows})`
      : sql`update ${table} set ${sql.join(Object.entries(rule.forgets).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))} where ${key} in (${rows})`;
  const { numAffectedRows = 0n } = await statement.execute(queries);
  return Number(numAffectedRows);
};

export type Forgotten = { readonly name: string; readonly rows: number };

/**
 * Applies all retention rules in small steps. Safe to interrupt, repeat, and run in several
 * processes at once. `isStopped` is checked before each step.
 */
export const applyRetention = async (
  shop: RetentionNeeds,
  isStopped: () => boolean = () => false,
): Promise<readonly Forgotten[]> => {
  const { clock } = shop;
  const forgotten: Forgotten[] = [];
  const profiles = await eraseProfiles(shop, isStopped);
  if (profiles > 0) forgotten.push({ name: 'profiles', rows: profiles });
  for (const rule of retentionRules) {
    let rows = 0;
    for (let step = 0; step < mostBatches && !isStopped(); step += 1) {
      const some = await forgetBatch(shop, rule, clock());
      rows += some;
      if (some < batch) break;
    }
    if (rows > 0) forgotten.push({ name: rule.name, rows });
  }
  return forgotten;
};

/** Applies the rules and logs the number of rows per rule; returns the total. */
export const applyAndLogRetention = async (
  shop: RetentionNeeds & WithLogger,
  isStopped?: () => boolean,
): Promise<number> => {
  const forgotten = await applyRetention(shop, isStopped);
  for (const each of forgotten) shop.logger.info(each, 'old data deleted');
  return forgotten.reduce((sum, { rows }) => sum + rows, 0);
};

/**
 * Applies the rules now and every hour; failures are logged and retried. Returns a function to
 * stop.
 */
export const startRetention = (shop: RetentionNeeds & WithLogger): Pick<Repeated, 'stop'> => {
  let isStopped = false;
  const { doNow, stop } = repeatEvery(
    everyMs,
    () => runJob(shop, 'retention', async () => await applyAndLogRetention(shop, () => isStopped)),
    (cause) => shop.logger.error({ cause: cause.stack ?? cause.message }, 'retention failed'),
  );
  doNow();
  return {
    stop: async () => {
      isStopped = true;
      await stop();
    },
  };
};
