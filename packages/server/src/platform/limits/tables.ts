import type { GeneratedId, Instant } from '../database/columns.ts';

export type LimitTables = {
  /** Forms that came from one place of late, hashed: for keeping floods away. */
  form_sent: { id: GeneratedId; subject: string; sent_at: Instant };
};

declare module '../database/schema.ts' {
  interface Schema extends LimitTables {}
}
