import type {
  PendingIdentity,
  ReferralRejection,
  SecurityEventKind,
} from '@tailorbird/domain/account';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';
import type { Flag, GeneratedId, Instant } from '../../platform/database/columns.ts';

export type AccountTables = {
  account: {
    id: GeneratedId;
    /** Lower case: an address has one account, regardless of case. */
    email: string;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    is_active: Flag;
    is_superuser: Flag;
    is_staff: Flag;
    impersonate: Flag;
    is_store: Flag;
    is_store_impersonate: Flag;
    locale: Locale;
    /** The customer's language for all mails; null uses the language of each visit. */
    mail_language: Locale | null;
    /** The origin of the account, such as `footer` or `ideal size`. */
    source: string;
    created_at: Instant;
    /** When a mailed link was followed; null before. */
    email_confirmed_at: Instant | null;
    /** Set from deletion by the owner until erasure; otherwise null. */
    deleted_at: Instant | null;
    has_second_factor: Flag;
  };
  session: {
    /** SHA-256 of the cookie, so that the database alone does not permit signing in. */
    token_hash: string;
    account_id: number;
    csrf_token: string;
    created_at: Instant;
    expires_at: Instant;
    /** Updated at most once an hour. */
    last_seen_at: Instant;
    browser: string;
    system: string;
    /** The passkey that started or confirmed the session; null for a password. */
    passkey_id: number | null;
    impersonation_id: number | null;
    restored: Flag;
  };
  passkey: {
    id: GeneratedId;
    account_id: number;
    /** The authenticator's id of the credential, in Base64url. */
    credential_id: string;
    /** COSE, in Base64url. */
    public_key: string;
    /** The authenticator's signature counter; 0 if it has none. */
    counter: number;
    name: string;
    created_at: Instant;
    used_at: Instant | null;
  };
  /** Challenges for passkeys; each works once. */
  passkey_question: {
    challenge_hash: string;
    purpose: 'sign-in' | 'confirm' | 'add';
    /** Hash of the session, or of a cookie with the challenge's lifetime. */
    asked_by: string;
    expires_at: Instant;
  };
  email_confirmation: {
    token_hash: string;
    account_id: number;
    email: string;
    created_at: Instant;
    expires_at: Instant;
  };
  /** Browsers that were signed in to an account; their attempts are counted separately. */
  known_device: {
    token_hash: string;
    account_id: number;
    expires_at: Instant;
  };
  /** Security events, shown to the owner and kept for 90 days. */
  security_event: {
    id: GeneratedId;
    account_id: number;
    kind: SecurityEventKind;
    at: Instant;
    browser: string;
    system: string;
  };
  /** The key of an authenticator app; active after confirmation. */
  second_factor: {
    account_id: number;
    /** Needed to compute codes, so it is encrypted (`secretBox.ts`), not hashed. */
    secret: string;
    /** The last used time step of 30 seconds; earlier codes are invalid. */
    last_step: number;
  };
  recovery_code: { account_id: number; code_hash: string };
  referral_code: { account_id: number; code: string; created_at: Instant };
  /** A followed referral link: at most one per guest and per account. */
  referral: {
    id: GeneratedId;
    referrer_id: number;
    /** The friend: either a guest or an account, neither after erasure. */
    account_id: number | null;
    guest_key: string | null;
    accepted_at: Instant;
    /** `rewarded`, or the reason against it; null before the first order arrives. */
    outcome: 'rewarded' | ReferralRejection['kind'] | null;
    settled_at: Instant | null;
    order_id: number | null;
    /**
     * The friend's credit in the currency of that order, and whether it is booked: a guest's
     * waits for an account.
     */
    friend_amount: number | null;
    friend_currency: Currency | null;
    is_friend_paid: Flag;
    referrer_amount: number | null;
    referrer_currency: Currency | null;
  };
  social_identity: {
    provider: SocialProvider;
    subject: string;
    account_id: number;
    /** As sent by the provider when linked; empty if missing. */
    email: string;
    created_at: Instant;
  };
  social_attempt: {
    token_hash: string;
    provider: SocialProvider;
    nonce: string;
    verifier: string;
    next_path: string;
    account_id: number | null;
    expires_at: Instant;
  };
  /** A verified identity that waits for more input. */
  social_pending: {
    token_hash: string;
    account_id: number;
    provider: SocialProvider;
    subject: string;
    email: string;
    asks: PendingIdentity['asks'];
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

export const accountSchema = `
create table account (
  id {id},
  email text not null unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  is_active integer not null,
  is_superuser integer not null,
  is_staff integer not null,
  impersonate integer not null,
  is_store integer not null,
  is_store_impersonate integer not null,
  locale text not null,
  source text not null,
  created_at text not null,
  email_confirmed_at text,
  deleted_at text,
  has_second_factor integer not null,
  mail_language text
);
create index account_age on account (deleted_at);

create table session (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  csrf_token text not null,
  created_at text not null,
  expires_at text not null,
  last_seen_at text not null,
  browser text not null,
  system text not null,
  passkey_id bigint,
  impersonation_id bigint,
  restored integer not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);
create index session_visit on session (last_seen_at);
create index session_impersonation on session (impersonation_id);

create table password_reset (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text
);
create index password_reset_account on password_reset (account_id);
create index password_reset_end on password_reset (expires_at);

create table saved_address (
  id {id},
  account_id bigint not null references account (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  company text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  state text not null,
  postcode text not null,
  country_code text not null,
  phone text not null,
  created_at text not null
);
create index saved_address_account on saved_address (account_id);

create table credit_entry (
  id {id},
  account_id bigint not null references account (id),
  currency text not null,
  amount bigint not null,
  reason text not null,
  reference text not null,
  created_at text not null,
  constraint credit_entry_cause unique (account_id, currency, reason, reference)
);

create table email_confirmation (
  token_hash text primary key,
  account_id bigint not null unique references account (id) on delete cascade,
  email text not null,
  created_at text not null,
  expires_at text not null
);
create index email_confirmation_account on email_confirmation (account_id);
create index email_confirmation_end on email_confirmation (expires_at);

create table known_device (
  token_hash text not null,
  account_id bigint not null references account (id) on delete cascade,
  expires_at text not null,
  constraint known_device_once primary key (token_hash, account_id)
);
create index known_device_account on known_device (account_id);
create index known_device_age on known_device (expires_at);

create table security_event (
  id {id},
  account_id bigint not null references account (id) on delete cascade,
  kind text not null,
  at text not null,
  browser text not null,
  system text not null
);
create index security_event_account on security_event (account_id, id);
create index security_event_age on security_event (at);

create table second_factor (
  account_id bigint primary key references account (id) on delete cascade,
  secret text not null,
  last_step bigint not null
);

create table recovery_code (
  account_id bigint not null references account (id) on delete cascade,
  code_hash text not null,
  constraint recovery_code_once primary key (account_id, code_hash)
);

create table referral_code (
  account_id bigint primary key references account (id) on delete cascade,
  code text not null unique,
  created_at text not null
);

create table referral (
  id {id},
  referrer_id bigint not null references account (id) on delete cascade,
  account_id bigint unique references account (id) on delete set null,
  guest_key text unique,
  accepted_at text not null,
  outcome text,
  settled_at text,
  order_id bigint,
  friend_amount bigint,
  friend_currency text,
  is_friend_paid integer not null,
  referrer_amount bigint,
  referrer_currency text
);
create index referral_referrer on referral (referrer_id);
create index referral_order on referral (order_id);
create index referral_age on referral (accepted_at);

create table passkey (
  id {id},
  account_id bigint not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at text not null,
  used_at text
);
create index passkey_account on passkey (account_id);

create table passkey_question (
  challenge_hash text primary key,
  purpose text not null,
  asked_by text not null,
  expires_at text not null
);
create index passkey_question_end on passkey_question (expires_at);

create table social_identity (
  provider text not null,
  subject text not null,
  account_id bigint not null references account (id) on delete cascade,
  email text not null,
  created_at text not null,
  constraint social_identity_once primary key (provider, subject),
  constraint social_identity_of_account unique (account_id, provider)
);

create table social_attempt (
  token_hash text primary key,
  provider text not null,
  nonce text not null,
  verifier text not null,
  next_path text not null,
  account_id bigint references account (id) on delete cascade,
  expires_at text not null
);
create index social_attempt_end on social_attempt (expires_at);

create table social_pending (
  token_hash text primary key,
  account_id bigint not null references account (id) on delete cascade,
  provider text not null,
  subject text not null,
  email text not null,
  asks text not null,
  expires_at text not null
);
create index social_pending_age on social_pending (expires_at);
`;
