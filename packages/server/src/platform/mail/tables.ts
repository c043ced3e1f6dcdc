import type { GeneratedId, Instant, JsonText } from '../database/columns.ts';
import type { Mail } from './mail.ts';

export type MailTables = {
  /** Outgoing mail, written in the transaction that causes it. */
  outbox: {
    id: GeneratedId;
    kind: string;
    payload: JsonText<Mail>;
    created_at: Instant;
    delivered_at: Instant | null;
    attempts: number;
    /**
     * Earliest time to send: a scheduled day, or the end of the pause after an attempt; null is
     * at once.
     */
    due_at: Instant | null;
  };
};

declare module '../database/schema.ts' {
  interface Schema extends MailTables {}
}

export const mailSchema = `
create table outbox (
  id {id},
  kind text not null,
  payload text not null,
  created_at text not null,
  delivered_at text,
  attempts integer not null,
  due_at text
);
create index outbox_undelivered on outbox (delivered_at);
create index outbox_age on outbox (created_at);
`;
