import { billingRetentionYears } from '@tailorbird/domain/checkout';
import type { Schema } from '../../platform/database/schema.ts';
import { mostAttempts } from '../../platform/mail/dispatcher.ts';

/**
 * How long something is kept. `of` names rows of a table by an SQL condition, `since` the column with the instant from which their days are counted, and `forgets` what happens after them: the
 * rows go, or columns become what is said here. A condition on a row that was blanked no longer holds, so that each is touched once.
 */
export type RetentionRule = {
  readonly [Table in keyof Schema]: {
    readonly name: string;
    /** For readers of the table in `docs/retention.md`. */
    readonly what: string;
    readonly why: string;
    readonly table: Table;
    readonly key: keyof Schema[Table] & string;
    readonly since: keyof Schema[Table] & string;
    readonly days: number;
    readonly of: string;
    readonly forgets: 'row' | Readonly<Partial<Record<keyof Schema[Table] & string, string | number | null>>>;
  };
}[keyof Schema];

const nobodysMail = '{"to":"","subject":"","text":"","html":""}';
/** Bookkeeping counts from the end of the year. */
const billingDays = (billingRetentionYears + 1) * 366;
const isOfNoBasketOrOrder =
  'not exists (select 1 from basket_line where basket_line.user_size_id = user_size.id) and not exists (select 1 from order_line where order_line.user_size_id = user_size.id)';
const isOfNoPaymentOrOrder =
  'not exists (select 1 from payment where payment.basket_id = basket.id) and not exists (select 1 from placed_order where placed_order.basket_id = basket.id)';

/** Every rule, in an order in which what refers to something goes before it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'sessions',
    what: 'Sessions that have ended',
    why: 'They open nothing any more',
    table: 'session',
    key: 'token_hash',
    since: 'expires_at',
    days: 0,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'password-links',
    what: 'Links to choose a password, after their day',
    why: 'They open nothing any more',
    table: 'password_reset',
    key: 'token_hash',
    since: 'expires_at',
    days: 0,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'email-links',
    what: 'Links to confirm an address, after their day',
    why: 'They open nothing any more',
    table: 'email_confirmation',
    key: 'token_hash',
    since: 'expires_at',
    days: 0,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'attempts',
    what: 'Counts of attempts to sign in and the like (hashes), after their window',
    why: 'They limit nothing any more',
    table: 'attempt_count',
    key: 'subject',
    since: 'ends_at',
    days: 0,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'known-devices',
    what: 'That a browser was signed in to an account (a hash), after its half year',
    why: 'Its cookie has ended too',
    table: 'known_device',
    key: 'token_hash',
    since: 'expires_at',
    days: 0,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'security-events',
    what: 'What happened to the sign-in, password, address and sessions of an account',
    why: 'To notice what somebody else did',
    table: 'security_event',
    key: 'id',
    since: 'at',
    days: 90,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'mail-bodies',
    what: 'Mails that could not be sent: whom they are for and what they say (of those that were sent, this goes at once)',
    why: 'Whoever waited for them has asked again',
    table: 'outbox',
    key: 'id',
    since: 'created_at',
    days: 30,
    of: `payload <> '${nobodysMail}' and (attempts >= ${mostAttempts} or due_at is null or due_at < :now)`,
    forgets: { payload: nobodysMail, attempts: mostAttempts },
  },
  {
    name: 'mails',
    what: 'That a mail was sent, and when',
    why: 'To answer what became of it',
    table: 'outbox',
    key: 'id',
    since: 'created_at',
    days: 365,
    of: `payload = '${nobodysMail}'`,
    forgets: 'row',
  },
  {
    name: 'inquiries',
    what: 'What people wrote by a form',
    why: 'To answer, and to answer what is asked again',
    table: 'inquiry',
    key: 'id',
    since: 'created_at',
    days: 365,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'bank-answers',
    what: 'What the payment provider answered',
    why: 'To clear up a payment that is disputed',
    table: 'sandbox_payment',
    key: 'reference',
    since: 'created_at',
    days: 180,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'failed-payments',
    what: 'Payments that came to nothing',
    why: 'To answer what became of them',
    table: 'payment',
    key: 'id',
    since: 'updated_at',
    days: 180,
    of: "status in ('refused', 'cancelled')",
    forgets: 'row',
  },
  {
    name: 'ordered-baskets',
    what: 'The address in a basket that was ordered (the order has its own)',
    why: 'It has served its purpose',
    table: 'basket',
    key: 'id',
    since: 'created_at',
    days: 30,
    of: "status = 'Submitted' and (shipping_address is not null or drop_point is not null)",
    forgets: { shipping_address: null, drop_point: null },
  },
  {
    name: 'guest-baskets',
    what: 'Baskets of guests, with the address in them, after their last change',
    why: 'As long as the cookie that leads to them',
    table: 'basket',
    key: 'id',
    since: 'created_at',
    days: 180,
    of: `account_id is null and status in ('Open', 'Merged', 'Saved') and ${isOfNoPaymentOrOrder} and not exists (select 1 from basket_line where basket_line.basket_id = basket.id and basket_line.created_at > :cutoff) and not exists (select 1 from voucher_use where voucher_use.basket_id = basket.id)`,
    forgets: 'row',
  },
  {
    name: 'guest-sizes',
    what: 'Sizes of guests that nothing was ordered in, with all their versions',
    why: 'As long as the cookie that leads to them',
    table: 'user_size',
    key: 'id',
    since: 'saved_at',
    days: 180,
    of: `account_id is null and ${isOfNoBasketOrOrder}`,
    forgets: 'row',
  },
  {
    name: 'deleted-sizes',
    what: 'Sizes their owner deleted, with all their versions, unless an order was made to them',
    why: 'So that a mistake can be taken back',
    table: 'user_size',
    key: 'id',
    since: 'deleted_at',
    days: 30,
    of: isOfNoBasketOrOrder,
    forgets: 'row',
  },
  {
    name: 'orders',
    what: 'Orders, with address, pieces and the sizes they were made to',
    why: `As long as the checkout says, ${billingRetentionYears} years from the end of the year`,
    table: 'placed_order',
    key: 'id',
    since: 'placed_at',
    days: billingDays,
    of: '1 = 1',
    forgets: 'row',
  },
  {
    name: 'payments',
    what: 'Payments of orders',
    why: 'With the order they belong to',
    table: 'payment',
    key: 'id',
    since: 'updated_at',
    days: billingDays,
    of: "status = 'authorised'",
    forgets: 'row',
  },
];
