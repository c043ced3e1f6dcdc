import {
  type Consent,
  type ConsentManager,
  type ConsentPurpose,
  type ConsentRecords,
  consentPurposes,
  consentVersion,
  formatConsent,
  isConsentValid,
  type PreferenceKey,
  type Preferences,
  parseConsent,
} from '@tailorbird/domain/shell';

type CookieConsentNeeds = {
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;
  readonly records: ConsentRecords;
  readonly now: () => number;
  readonly newReference: () => string;
  /** Called with each forbidden purpose after a choice, to stop its services. */
  readonly ended?: (purpose: ConsentPurpose) => void;
};

/** Browser data by purpose, removed when its consent is withdrawn. */
const keptFor: Readonly<Record<ConsentPurpose, readonly PreferenceKey[]>> = {
  statistics: [],
  chat: ['chatMessenger', 'chatDraft'],
};

/**
 * The shop's consent manager. The choice is a cookie, which the server renews when it
 * records the choice. Each choice has its own random reference, so that choices of a
 * visitor cannot be linked.
 */
export class CookieConsent implements ConsentManager {
  readonly #needs: CookieConsentNeeds;

  constructor(needs: CookieConsentNeeds) {
    this.#needs = needs;
  }

  readonly known = (): Consent | null => {
    const { preferences, now } = this.#needs;
    const kept = parseConsent(preferences.read('consent'));
    return isConsentValid(kept, now()) ? kept : null;
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
    // The choice holds even without a record, since it allows no more than the visitor
    // chose.
    records.record(consent).catch(() => {});
    return consent;
  };
}
