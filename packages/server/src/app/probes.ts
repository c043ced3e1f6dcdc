import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import type { Migration } from '../platform/database/migration.ts';

export type Checks = {
  /** The database answers. */
  readonly database: boolean;
  /** It has every step of the schema this release knows. */
  readonly migrations: boolean;
  /** The process is not about to end. */
  readonly open: boolean;
};

export type Probes = {
  /** Whether the process is to be sent visitors. Answers within two seconds, whatever the database does. */
  readonly readiness: () => Promise<Checks>;
  /** From now on it is not. */
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
