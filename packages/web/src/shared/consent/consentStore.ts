import { needsConsent } from '@tailorbird/domain/account';
import {
  type Analytics,
  type AnalyticsEvent,
  type Consent,
  type ConsentManager,
  type ConsentPurpose,
  consentPurposes,
  isAllowed,
} from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../visit/visitStore.ts';

type ConsentStoreDependencies = {
  readonly manager: ConsentManager;
  readonly analytics: () => Promise<Pick<Analytics, 'track'>>;
  readonly clock: Pick<Clock, 'now'>;
  readonly visit: Pick<VisitStore, 'state' | 'user'>;
  readonly sendsPrivacySignal: () => boolean;
  readonly outside: () => { readonly statistics: boolean; readonly chat: boolean };
};

/**
 * The visitor's consent, one per tab. Check it before measuring or loading a third-party
 * service.
 */
export class ConsentStore {
  choice: Consent | null;
  readonly #dependencies: ConsentStoreDependencies;

  constructor(dependencies: ConsentStoreDependencies) {
    this.#dependencies = dependencies;
    this.choice = dependencies.manager.known();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Statistics only if a service is configured; chat always. */
  get purposes(): readonly ConsentPurpose[] {
    const { statistics } = this.#dependencies.outside();
    return consentPurposes.filter((purpose) => purpose !== 'statistics' || statistics);
  }

  /**
   * True if the banner shows: a third-party service is configured, and the visitor is known and
   * has not chosen yet. Never for staff acting for a customer (GUARD-13), nor with Global
   * Privacy Control. The shop's own chat has its own question, and the footer always links to
   * the settings.
   */
  get isAsked(): boolean {
    const { visit, sendsPrivacySignal, outside } = this.#dependencies;
    const { statistics, chat } = outside();
    return (
      (statistics || chat) &&
      this.choice === null &&
      visit.state.status !== 'unknown' &&
      needsConsent(visit.user ?? null) &&
      !sendsPrivacySignal()
    );
  }

  allows(purpose: ConsentPurpose): boolean {
    return isAllowed(this.choice, purpose, this.#dependencies.clock.now());
  }

  /**
   * GUARD-19: passes the choice to the consent manager and tracks the click if that is then
   * allowed.
   */
  choose(allowed: readonly ConsentPurpose[]): void {
    const choice = this.#dependencies.manager.choose(allowed);
    runInAction(() => {
      this.choice = choice;
    });
    this.#track({ name: 'consent-chosen', allowed });
  }

  openedSettings(): void {
    this.#track({ name: 'consent-settings-opened' });
  }

  #track(event: AnalyticsEvent): void {
    this.#dependencies.analytics().then(
      (analytics) => analytics.track(event),
      () => {},
    );
  }
}
