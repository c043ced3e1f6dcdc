import type { Instant } from '../database/columns.ts';

export type LimitTables = {
  attempt_count: { subject: string; used: number; ends_at: Instant };
};

declare module '../database/schema.ts' {
  interface Schema extends LimitTables {}
}

export const limitSchema = `
create table attempt_count (
  subject text primary key,
  used integer not null,
  ends_at text not null
);
create index attempt_count_end on attempt_count (ends_at);
`;
