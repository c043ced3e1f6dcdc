import type { GeneratedId, Instant } from '../database/columns.ts';

export type RecordTables = {
  /**
   * Acts and accesses by staff: actor, time, customer and reason. Contains no body
   * measurements.
   */
  staff_record: {
    id: GeneratedId;
    at: Instant;
    /** The actor; stays when the account is deleted. */
    by_account_id: number;
    /** The impersonation, while acting for a customer. */
    impersonation_id: number | null;
    /** Such as `impersonation-started`, or an endpoint's name. */
    action: string;
    account_id: number | null;
    /** Other subject, such as `voucher TENPERCENT`. */
    about: string;
    reason: string;
  };
  /** Acting for a customer within a session, until it is ended or expires. */
  impersonation: {
    id: GeneratedId;
    by_account_id: number;
    account_id: number;
    reason: string;
    started_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
  };
};

declare module '../database/schema.ts' {
  interface Schema extends RecordTables {}
}

export const recordSchema = `
create table staff_record (
  id {id},
  at text not null,
  by_account_id bigint not null,
  impersonation_id bigint,
  action text not null,
  account_id bigint,
  about text not null,
  reason text not null
);
create index staff_record_account on staff_record (account_id, id);
create index staff_record_age on staff_record (at);

create table impersonation (
  id {id},
  by_account_id bigint not null references account (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  reason text not null,
  started_at text not null,
  expires_at text not null,
  ended_at text
);
create index impersonation_account on impersonation (account_id);
create index impersonation_by on impersonation (by_account_id);
create index impersonation_age on impersonation (started_at);
`;
