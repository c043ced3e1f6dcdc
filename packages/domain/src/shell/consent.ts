/** Optional purposes: statistics by external services, and keeping chat messages. */
export const consentPurposes = ['statistics', 'chat'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Version of the consent text. Raise it when a purpose changes, so that everybody is asked
 * again.
 */
export const consentVersion = 4;

export const consentDays = 365;

/**
 * A consent choice: version, time in milliseconds and the reference of its record. It does not
 * identify the visitor.
 */
export type Consent = {
  readonly version: number;
  readonly at: number;
  readonly allowed: readonly ConsentPurpose[];
  readonly reference: string;
};

const dayMs = 86_400_000;
const written = /^(\d{1,4})\.(\d{1,14})\.([a-z]{1,20}(?:_[a-z]{1,20}){0,5})?\.([a-z0-9-]{8,40})$/;

const isPurpose = (word: string): word is ConsentPurpose =>
  (consentPurposes as readonly string[]).includes(word);

/** The cookie value: `4.1763806400000.statistics_chat.0c6f1d3a-…`. */
export const formatConsent = ({ version, at, allowed, reference }: Consent): string =>
  [
    version,
    at,
    consentPurposes.filter((purpose) => allowed.includes(purpose)).join('_'),
    reference,
  ].join('.');

/** Parses the cookie value; null if invalid. Unknown purposes are ignored. */
export const parseConsent = (text: string | null): Consent | null => {
  const [, version, at, words = '', reference] = written.exec(text ?? '') ?? [];
  if (version === undefined || at === undefined || reference === undefined) return null;
  return {
    version: Number(version),
    at: Number(at),
    allowed: words.split('_').filter(isPurpose),
    reference,
  };
};

/**
 * True if a choice is valid: of the current version and not too old. Allows one minute of clock
 * difference.
 */
export const isConsentValid = (consent: Consent | null, now: number): consent is Consent =>
  consent !== null &&
  consent.version === consentVersion &&
  consent.at <= now + 60_000 &&
  now - consent.at < consentDays * dayMs;

/** True if a purpose is allowed now. Without a choice, nothing is. */
export const isAllowed = (consent: Consent | null, purpose: ConsentPurpose, now: number): boolean =>
  isConsentValid(consent, now) && consent.allowed.includes(purpose);
