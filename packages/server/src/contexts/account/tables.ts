import type { Locale } from '@tailorbird/domain/kernel';
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
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends AccountTables {}
}
