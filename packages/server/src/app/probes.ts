import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import type { Migration } from '../platform/database/migration.ts';

export type Checks = {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly open: boolean;
};

export type Probes = {
  /** Readiness for requests. Responds within two seconds, even if the database hangs. */
  readonly readiness: () => Promise<Checks>;
  readonly drain: () => void;
};

const patienceMs = 2_000;

export const createProbes = (
  { queries }: Pick<Database, 'queries'>,
  steps: readonly Migration[],
): Probes => {
  let isOpen = true;
  const applied = async (): Promise<ReadonlySet<string>> =>
    new Set(
      (await queries.selectFrom('migration').select('name').execute()).map(({ name }) => name),
    );
  return {
    readiness: async () => {
      const found = await Promise.race([
        applied().catch(() => null),
        pause(patienceMs, null, { ref: false }),
      ]);
      return {
        database: found !== null,
        migrations: found !== null && steps.every(({ name }) => found.has(name)),
        open: isOpen,
      };
    },
    drain: () => {
      isOpen = false;
    },
  };
};
