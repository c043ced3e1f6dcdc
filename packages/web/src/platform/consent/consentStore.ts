import { asksForConsent } from '@tailorbird/domain/account';
import {
  type Analytics,
  type AnalyticsEvent,
  type Consent,
  type ConsentManager,
  type ConsentPurpose,
  isAllowed,
} from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../browser/browser.ts';
import type { VisitStore } from '../visit/visitStore.ts';

type ConsentStoreDependencies = {
  readonly manager: ConsentManager;
  readonly analytics: () => Promise<Pick<Analytics, 'track'>>;
  readonly clock: Pick<Clock, 'now'>;
  readonly visit: Pick<VisitStore, 'state' | 'user'>;
  /** Whether the browser says by itself that its owner wants to be left alone. */
  readonly saysNo: () => boolean;
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

  /**
   * Whether to ask: those who have not chosen, once it is known who is here. Nobody is asked in the name of somebody else (GUARD-13), nor against what their browser
   * says by itself; the footer leads to the settings all the same.
   */
  get isAsked(): boolean {
    const { visit, saysNo } = this.#dependencies;
    return (
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
