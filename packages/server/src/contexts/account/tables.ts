import type { PendingIdentity, ReferralVoid, SecurityEventKind } from '@tailorbird/domain/account';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';
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
    locale: Locale;
    /** What its customer has chosen for all mails; null while each is in the language of the visit it comes from. */
    mail_language: Locale | null;
    /** Where the account was made, such as `footer` or `ideal size`. */
    source: string;
    created_at: Instant;
    /** When a link that was mailed to the address was followed; null while nobody has. */
    email_confirmed_at: Instant | null;
    /** When its owner deleted it, until it is erased; null otherwise. */
    deleted_at: Instant | null;
    /** Whether a code is asked for beside the password. */
    has_second_factor: Flag;
  };
  session: {
    /** SHA-256 of the cookie: who reads the database cannot sign in with it. */
    token_hash: string;
    account_id: number;
    csrf_token: string;
    created_at: Instant;
    expires_at: Instant;
    /** Written again at most once an hour. */
    last_seen_at: Instant;
    /** What the customer signed in with, as people call it; empty where it is unknown. */
    browser: string;
    system: string;
    /** The passkey it began with, or was confirmed by; null for one that began with a password. */
    passkey_id: number | null;
    /** While its owner acts in the name of a customer. */
    impersonation_id: number | null;
  };
  /** Public keys of what signs in in place of a password. */
  passkey: {
    id: GeneratedId;
    account_id: number;
    /** What the authenticator calls it, in Base64url. */
    credential_id: string;
    /** COSE, in Base64url. */
    public_key: string;
    /** How often it was used, by its own count; 0 where it does not count. */
    counter: number;
    name: string;
    created_at: Instant;
    used_at: Instant | null;
  };
  /** Questions that a passkey is to answer, of which each is good once. */
  passkey_question: {
    challenge_hash: string;
    purpose: 'sign-in' | 'confirm' | 'add';
    /** Who asked: the hash of their session, or of a cookie that lives as long as the question. */
    asked_by: string;
    expires_at: Instant;
  };
  /** Links that were mailed to an address, of which each account has one at most. */
  email_confirmation: {
    token_hash: string;
    account_id: number;
    /** Lower case. */
    email: string;
    created_at: Instant;
    expires_at: Instant;
  };
  /** Browsers that were signed in to an account: attempts from there are counted by themselves. */
  known_device: {
    token_hash: string;
    account_id: number;
    expires_at: Instant;
  };
  /** What happened to what guards an account: told to its owner, and kept for 90 days. */
  security_event: {
    id: GeneratedId;
    account_id: number;
    kind: SecurityEventKind;
    at: Instant;
    browser: string;
    system: string;
  };
  /** The key of the app that makes codes; it counts once the account says so. */
  second_factor: {
    account_id: number;
    /** Codes are made of it, so it cannot be a hash: it is sealed (`secretBox.ts`). */
    secret: string;
    /** The step of half a minute whose code was used last: none up to it is good again. */
    last_step: number;
  };
  recovery_code: { account_id: number; code_hash: string };
  /** What stands in the address a customer refers friends by. */
  referral_code: { account_id: number; code: string; created_at: Instant };
  /** A friend who followed such an address: one at most for each guest and each account. */
  referral: {
    id: GeneratedId;
    referrer_id: number;
    /** The friend: one of the two, and none once they have left. */
    account_id: number | null;
    guest_key: string | null;
    accepted_at: Instant;
    /** `rewarded`, or why not; null until a first order has arrived. */
    outcome: 'rewarded' | ReferralVoid['kind'] | null;
    settled_at: Instant | null;
    /** The order that settled it. */
    order_id: number | null;
    /** What the friend gets, in the currency of that order, and whether it was entered: a guest gets it with their account. */
    friend_amount: number | null;
    friend_currency: Currency | null;
    is_friend_paid: Flag;
    /** What the referrer got. */
    referrer_amount: number | null;
    referrer_currency: Currency | null;
  };
  /** An account at another house that signs in here. */
  social_identity: {
    provider: SocialProvider;
    /** What the provider calls it. */
    subject: string;
    account_id: number;
    /** As the provider told it when it was linked; empty where it told none. */
    email: string;
    created_at: Instant;
  };
  /** Somebody who is with a provider. */
  social_attempt: {
    token_hash: string;
    provider: SocialProvider;
    nonce: string;
    verifier: string;
    next_path: string;
    /** The account that is to be linked; null where somebody signs in. */
    account_id: number | null;
    expires_at: Instant;
  };
  /** Somebody a provider has proved, who is asked for one thing more. */
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
