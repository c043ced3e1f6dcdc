import type { Schema } from '../../platform/database/schema.ts';

/** The relation of rows to a customer: the column, and the value it contains. */
export type Belonging =
  | 'account'
  | 'email'
  | 'order'
  | 'order-number'
  | 'line'
  | 'size'
  | 'basket'
  | 'claim'
  | 'conversation';

export type ExportRule = {
  readonly [Table in keyof Schema]: {
    readonly table: Table;
    readonly by: readonly (readonly [column: keyof Schema[Table] & string, of: Belonging])[];
    /** Excluded columns: secrets, and data of others. */
    readonly without?: readonly (keyof Schema[Table] & string)[];
  };
}[keyof Schema];

/** All of a customer's data, except the tables in `leftOut`. */
export const exportRules: readonly ExportRule[] = [
  { table: 'account', by: [['id', 'account']], without: ['password_hash'] },
  { table: 'session', by: [['account_id', 'account']], without: ['token_hash', 'csrf_token'] },
  { table: 'security_event', by: [['account_id', 'account']] },
  {
    table: 'passkey',
    by: [['account_id', 'account']],
    without: ['credential_id', 'public_key', 'counter'],
  },
  { table: 'social_identity', by: [['account_id', 'account']] },
  { table: 'impersonation', by: [['account_id', 'account']], without: ['by_account_id'] },
  { table: 'saved_address', by: [['account_id', 'account']] },
  { table: 'saved_means', by: [['account_id', 'account']], without: ['payment_reference', 'name'] },
  { table: 'credit_entry', by: [['account_id', 'account']] },
  { table: 'referral_code', by: [['account_id', 'account']] },
  {
    table: 'referral',
    by: [
      ['account_id', 'account'],
      ['referrer_id', 'account'],
    ],
    without: ['account_id', 'referrer_id', 'guest_key', 'order_id'],
  },
  { table: 'voucher_use', by: [['account_id', 'account']] },
  { table: 'favorite', by: [['account_id', 'account']] },
  { table: 'wearer', by: [['account_id', 'account']] },
  { table: 'user_size', by: [['account_id', 'account']], without: ['guest_key'] },
  { table: 'user_size_version', by: [['user_size_id', 'size']] },
  { table: 'basket', by: [['account_id', 'account']], without: ['guest_key'] },
  { table: 'basket_line', by: [['basket_id', 'basket']] },
  { table: 'placed_order', by: [['account_id', 'account']], without: ['guest_key', 'fit_key'] },
  { table: 'order_line', by: [['order_id', 'order']] },
  { table: 'order_event', by: [['order_id', 'order']], without: ['account_id'] },
  { table: 'parcel', by: [['order_id', 'order']] },
  { table: 'refund', by: [['order_id', 'order']] },
  { table: 'till_entry', by: [['order_id', 'order']], without: ['account_id'] },
  { table: 'withdrawal', by: [['order_id', 'order']], without: ['back_by'] },
  { table: 'ordered_card', by: [['order_line_id', 'line']], without: ['mail_id'] },
  { table: 'paper', by: [['order_id', 'order']] },
  { table: 'fit_feedback', by: [['order_line_id', 'line']] },
  {
    table: 'payment',
    by: [['order_number', 'order-number']],
    without: ['idempotency_key', 'reference', 'fingerprint', 'redirect_url', 'card_alias'],
  },
  { table: 'claim', by: [['order_number', 'order-number']], without: ['decided_by', 'form_key'] },
  { table: 'claim_item', by: [['claim_id', 'claim']] },
  { table: 'claim_photo', by: [['order_number', 'order-number']] },
  { table: 'conversation', by: [['account_id', 'account']], without: ['guest_key', 'assigned_to'] },
  { table: 'chat_message', by: [['conversation_id', 'conversation']], without: ['message_key'] },
  {
    table: 'subscription',
    by: [['email', 'email']],
    without: ['email_key', 'token_hash', 'account_id'],
  },
  { table: 'inquiry', by: [['email', 'email']], without: ['form_key'] },
];

/**
 * Tables with personal data that are not exported: short-lived security data, and staff
 * records.
 */
export const excludedTables: readonly (keyof Schema)[] = [
  'attempt_count',
  'basket_addition',
  'email_confirmation',
  'job_run',
  'known_device',
  'outbox',
  'password_reset',
  'recovery_code',
  'second_factor',
  'social_attempt',
  'social_pending',
  'staff_presence',
  'staff_record',
];
