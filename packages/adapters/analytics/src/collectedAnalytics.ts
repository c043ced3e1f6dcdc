import {
  type Analytics,
  type AnalyticsEvent,
  type AnalyticsTraits,
  type Collector,
  type CountedEvent,
  countedPath,
  type PageEvent,
  sessionReadAfter,
} from '@tailorbird/domain/shell';

export type CollectedAnalyticsNeeds = {
  readonly collector: Collector;
  /** Whether it may be counted now: consent, and nobody acting for somebody else. Asked again for each event. */
  readonly mayCount: () => boolean;
  readonly traits: () => AnalyticsTraits;
  /** The session's cookie; null while it is not there. */
  readonly readSession: () => string | null;
  readonly after: (delay: number, run: () => void) => unknown;
};

/**
 * The shop's own statistics. Each event waits until the session can be read, and goes without one when it never can (ANALYTICS-05). What may not be counted is dropped where
 * it happens: nothing is kept for later.
 */
export class CollectedAnalytics implements Analytics {
  readonly #needs: CollectedAnalyticsNeeds;
  #session: Promise<void> | null = null;

  constructor(needs: CollectedAnalyticsNeeds) {
    this.#needs = needs;
  }

  readonly page = ({ path, nonInteraction }: PageEvent): void =>
    this.#count({ name: 'page', path: countedPath(path), nonInteraction });

  readonly track = (event: AnalyticsEvent): void => this.#count(event);

  readonly forget = (): void => {
    this.#session = null;
  };

  #count(event: CountedEvent): void {
    const { mayCount, collector, readSession, traits } = this.#needs;
    if (!mayCount()) return;
    this.#session ??= this.#begin();
    void this.#session.then(async () => {
      // Consent may have been taken back while the event waited.
      if (mayCount())
        await collector.count({ session: readSession(), traits: traits(), event }).catch(() => {});
    });
  }

  /** Begins the visit and waits for its cookie: 20 looks more after the first, 200 ms apart. */
  async #begin(): Promise<void> {
    const { collector, readSession, after } = this.#needs;
    await collector.start().catch(() => {});
    for (let failed = 1; readSession() === null; failed += 1) {
      const wait = sessionReadAfter(failed);
      if (wait === null) return;
      await new Promise<void>((resolve) => {
        after(wait, resolve);
      });
    }
  }
}
