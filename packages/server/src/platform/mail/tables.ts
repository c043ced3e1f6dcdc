import type { GeneratedId, Instant, JsonText } from '../database/columns.ts';
import type { Mail } from './mail.ts';

export type MailTables = {
  /** Mail to send, written in the transaction that makes it true. */
  outbox: {
    id: GeneratedId;
    kind: string;
    payload: JsonText<Mail>;
    created_at: Instant;
    delivered_at: Instant | null;
    attempts: number;
    /** Not sent before: the day it was written for, or the end of the pause after it was tried; null is at once. */
    due_at: Instant | null;
  };
};

declare module '../database/schema.ts' {
  interface Schema extends MailTables {}
}
