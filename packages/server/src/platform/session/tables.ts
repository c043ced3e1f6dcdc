import type { Instant } from '../database/columns.ts';

export type SessionTables = {
  signing_key: { id: number; value: string; created_at: Instant };
};

declare module '../database/schema.ts' {
  interface Schema extends SessionTables {}
}

export const sessionSchema = `
create table signing_key (
  id integer primary key,
  value text not null,
  created_at text not null
);
`;
