import { asksForConsent } from '@tailorbird/domain/account';
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
  /** Whether the browser says by itself that its owner wants to be left alone. */
  readonly saysNo: () => boolean;
  /** The services of other companies that the shop is configured for. */
  readonly outside: () => { readonly statistics: boolean; readonly chat: boolean };
};

/** What this visitor allows, one for the tab: whoever measures or brings in a service of another house asks here first. */
export class ConsentStore {
  choice: Consent | null;
  readonly #dependencies: ConsentStoreDependencies;

  constructor(dependencies: ConsentStoreDependencies) {
    this.#dependencies = dependencies;
    this.choice = dependencies.manager.known();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Purposes to choose from: statistics only with a service for them, the chat always. */
  get purposes(): readonly ConsentPurpose[] {
    const { statistics } = this.#dependencies.outside();
    return consentPurposes.filter((purpose) => purpose !== 'statistics' || statistics);
  }

  /**
   * Whether the page asks by itself: only where a service of another company is configured, once it
   * is known who is here, and before a choice. Staff who act for a customer are not asked
   * (GUARD-13), nor browsers with Global Privacy Control. The shop's own chat asks when it opens,
   * and the footer always leads to the settings.
   */
  get isAsked(): boolean {
    const { visit, saysNo, outside } = this.#dependencies;
    const { statistics, chat } = outside();
    return (
      (statistics || chat) &&
      this.choice === null &&
      visit.state.status !== 'unknown' &&
      asksForConsent(visit.user ?? null) &&
      !saysNo()
    );
  }

  allows(purpose: ConsentPurpose): boolean {
    return isAllowed(this.choice, purpose, this.#dependencies.clock.now());
  }

  /** GUARD-19: the manager takes the choice, and what was pressed is told of, where that is allowed then. */
  choose(allowed: readonly ConsentPurpose[]): void {
    const choice = this.#dependencies.manager.choose(allowed);
    runInAction(() => {
      this.choice = choice;
    });
    this.#tell({ name: 'consent-chosen', allowed });
  }

  /** GUARD-19. */
  openedSettings(): void {
    this.#tell({ name: 'consent-settings-opened' });
  }

  #tell(event: AnalyticsEvent): void {
    this.#dependencies.analytics().then(
      (analytics) => analytics.track(event),
      () => {},
    );
  }
}
