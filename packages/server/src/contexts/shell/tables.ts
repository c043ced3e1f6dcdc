import type { ErrorFrame } from '@tailorbird/domain/shell';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

export type ShellTables = {
  /** Choices about consent, each once. Nobody's: the reference is in the browser that chose, and nowhere else. */
  consent_record: {
    id: GeneratedId;
    reference: string;
    version: number;
    /** The purposes that were allowed, joined by spaces; empty for none. */
    allowed: string;
    locale: string;
    recorded_at: Instant;
  };
  /** What happened in visits that may be counted. Nobody's: a session is a number of half an hour. */
  visit_event: {
    id: GeneratedId;
    session: string | null;
    name: string;
    /** Of a page. */
    path: string | null;
    /** What was looked for in vain. */
    words: string | null;
    /** The rest of the event, and the traits it came with. */
    fields: JsonText<Readonly<Record<string, unknown>>>;
    device_category: string;
    at: Instant;
  };
  /** What went wrong, a row for each problem. Nothing in it says to whom. */
  reported_error: {
    id: GeneratedId;
    fingerprint: string;
    source: 'browser' | 'server';
    kind: string;
    problem: string;
    frames: JsonText<readonly ErrorFrame[]>;
    page: string;
    times: number;
    first_at: Instant;
    last_at: Instant;
    last_reference: string;
    release: string;
    resolved_at: Instant | null;
    resolved_by: number | null;
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

create table visit_event (
  id {id},
  session text,
  name text not null,
  path text,
  words text,
  fields text not null,
  device_category text not null,
  at text not null
);
create index visit_event_at on visit_event (at);
create index visit_event_session on visit_event (session);

create table reported_error (
  id {id},
  fingerprint text not null unique,
  source text not null,
  kind text not null,
  problem text not null,
  frames text not null,
  page text not null,
  times bigint not null,
  first_at text not null,
  last_at text not null,
  last_reference text not null,
  release text not null,
  resolved_at text,
  resolved_by bigint references account (id)
);
create index reported_error_last on reported_error (last_at);
`;
