/** What a visitor may allow beside what the shop needs: statistics by services of other companies, and keeping what is said in the chat. */
export const consentPurposes = ['statistics', 'chat'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Which text was agreed to. Whoever changes what the purposes mean counts it up: everybody is asked again. */
export const consentVersion = 4;

/** How long a choice holds before it is asked for again. */
export const consentDays = 365;

/** What a visitor chose: of which text, when (ms since 1970), and under which reference it is recorded. Nothing in it says who they are. */
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

/** A choice as a cookie holds it: `4.1763806400000.statistics_chat.0c6f1d3a-…`. */
export const formatConsent = ({ version, at, allowed, reference }: Consent): string =>
  [
    version,
    at,
    consentPurposes.filter((purpose) => allowed.includes(purpose)).join('_'),
    reference,
  ].join('.');

/** What a cookie says was chosen; null for what is no choice. Purposes nobody knows any more are left out. */
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

/** Whether a choice still holds: it is of the present text, was made, and not too long ago. A minute is for clocks that differ. */
export const holdsConsent = (consent: Consent | null, now: number): consent is Consent =>
  consent !== null &&
  consent.version === consentVersion &&
  consent.at <= now + 60_000 &&
  now - consent.at < consentDays * dayMs;

/** Whether something may be done now. Nobody who has not been asked has allowed anything. */
export const isAllowed = (consent: Consent | null, purpose: ConsentPurpose, now: number): boolean =>
  holdsConsent(consent, now) && consent.allowed.includes(purpose);
