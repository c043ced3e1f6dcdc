import type { Instant } from '../database/columns.ts';

export type LimitTables = {
  /** How often something was tried of late, by whom, hashed. */
  attempt_count: { subject: string; used: number; ends_at: Instant };
};

declare module '../database/schema.ts' {
  interface Schema extends LimitTables {}
}
