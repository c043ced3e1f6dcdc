import type { GeneratedId, Instant } from '../database/columns.ts';

export type RecordTables = {
  /** What those who work here did, and looked at: who, when, about whom, and why. Nothing of a body. */
  staff_record: {
    id: GeneratedId;
    at: Instant;
    /** Whoever did it; a number, which stays when the account goes. */
    by_account_id: number;
    /** In whose name, while acting for a customer. */
    impersonation_id: number | null;
    /** Such as `impersonation-started`, or the name of a call. */
    action: string;
    /** The customer it is about. */
    account_id: number | null;
    /** What else it is about, such as `voucher TENPERCENT`. */
    about: string;
    reason: string;
  };
  /** Acting in the name of a customer, within a session, until it is ended or over. */
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
