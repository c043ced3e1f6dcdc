import {
  type Consent,
  type ConsentManager,
  type ConsentPurpose,
  type ConsentRecords,
  consentPurposes,
  consentVersion,
  formatConsent,
  holdsConsent,
  type PreferenceKey,
  type Preferences,
  parseConsent,
} from '@tailorbird/domain/shell';

type CookieConsentNeeds = {
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly records: ConsentRecords;
  readonly now: () => number;
  readonly newReference: () => string;
  /** Hears which purposes are not allowed, with each choice: what serves them ends. */
  readonly ended?: (purpose: ConsentPurpose) => void;
};

/** What is kept for a purpose, and goes with its consent. */
const keptFor: Readonly<Record<ConsentPurpose, readonly PreferenceKey[]>> = {
  statistics: [],
  chat: ['chatMessenger', 'chatDraft'],
};

/**
 * The shop's own consent manager: the choice is a cookie, which the server renews when it records it. Each choice has a reference of its own, so that choices of one
 * visitor cannot be put together.
 */
export class CookieConsent implements ConsentManager {
  readonly #needs: CookieConsentNeeds;

  constructor(needs: CookieConsentNeeds) {
    this.#needs = needs;
  }

  readonly known = (): Consent | null => {
    const { preferences, now } = this.#needs;
    const kept = parseConsent(preferences.read('consent'));
    return holdsConsent(kept, now()) ? kept : null;
  };

  readonly choose = (allowed: readonly ConsentPurpose[]): Consent => {
    const { preferences, records, now, newReference, ended = () => {} } = this.#needs;
    const consent: Consent = {
      version: consentVersion,
      at: now(),
      allowed,
      reference: newReference(),
    };
    preferences.write('consent', formatConsent(consent));
    for (const purpose of consentPurposes) {
      if (allowed.includes(purpose)) continue;
      for (const key of keptFor[purpose]) preferences.remove(key);
      ended(purpose);
    }
    // The choice holds whether it is recorded or not: what is allowed without a record is never more than what was chosen.
    records.record(consent).catch(() => {});
    return consent;
  };
}
