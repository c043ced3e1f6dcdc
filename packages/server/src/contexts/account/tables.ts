import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { Flag, GeneratedId, Instant } from '../../platform/database/columns.ts';

export type AccountTables = {
  account: {
    id: GeneratedId;
    /** Lower case: one person, one account, however they write their address. */
    email: string;
    /** Null while no password was chosen. */
    password_hash: string | null;
    first_name: string;
    last_name: string;
    is_active: Flag;
    is_superuser: Flag;
    is_staff: Flag;
    impersonate: Flag;
    is_store: Flag;
    is_store_impersonate: Flag;
    newsletter: Flag;
    locale: Locale;
    /** Where the account was made, such as `footer` or `ideal size`. */
    source: string;
    created_at: Instant;
  };
  session: {
    /** SHA-256 of the cookie: who reads the database cannot sign in with it. */
    token_hash: string;
    account_id: number;
    csrf_token: string;
    created_at: Instant;
    expires_at: Instant;
  };
  password_reset: {
    token_hash: string;
    account_id: number;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  /** Addresses a customer has used, newest last. */
  saved_address: {
    id: GeneratedId;
    account_id: number;
    first_name: string;
    last_name: string;
    company: string;
    line1: string;
    line2: string;
    city: string;
    state: string;
    postcode: string;
    country_code: string;
    phone: string;
    created_at: Instant;
  };
  /** Account credit as a ledger: what a customer has in a currency is the sum of its entries. */
  credit_entry: {
    id: GeneratedId;
    account_id: number;
    currency: Currency;
    /** Minor units; negative when spent. */
    amount: number;
    reason: 'seed' | 'voucher' | 'order' | 'refund' | 'gift-card' | 'referral';
    /** What caused it (a voucher code, an order number), so that the same cause is not entered twice. */
    reference: string;
    created_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends AccountTables {}
}
