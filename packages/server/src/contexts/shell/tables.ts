import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type ShellTables = {
  /** Anonymous consent records, each stored once: only the browser has the reference. */
  consent_record: {
    id: GeneratedId;
    reference: string;
    version: number;
    allowed: string;
    locale: string;
    recorded_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends ShellTables {}
}

export const shellSchema = `
create table consent_record (
  id {id},
  reference text not null unique,
  version bigint not null,
  allowed text not null,
  locale text not null,
  recorded_at text not null
);
create index consent_record_age on consent_record (recorded_at);
`;
