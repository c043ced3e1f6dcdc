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
  /** Called after a choice, with each purpose it forbids. */
  readonly ended?: (purpose: ConsentPurpose) => void;
};

/** Removed when consent is withdrawn. */
const keptFor: Readonly<Record<ConsentPurpose, readonly PreferenceKey[]>> = {
  statistics: [],
  chat: ['chatMessenger', 'chatDraft'],
};

/**
 * The choice is a cookie, which the server renews. Each choice has its own random reference, so
 * that choices of a visitor cannot be linked.
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
    // Without a record the choice still holds: it allows no more than was chosen.
    records.record(consent).catch(() => {});
    return consent;
  };
}
