import type { Analytics, AnalyticsEvent } from '@tailorbird/domain/shell';

type PageEvent = Parameters<Analytics['page']>[0];

export class InMemoryAnalytics implements Analytics {
  readonly #pages: PageEvent[] = [];
  readonly #events: AnalyticsEvent[] = [];

  get pages(): readonly PageEvent[] {
    return this.#pages;
  }

  get events(): readonly AnalyticsEvent[] {
    return this.#events;
  }

  readonly page = (event: PageEvent): void => {
    this.#pages.push(event);
  };

  readonly track = (event: AnalyticsEvent): void => {
    this.#events.push(event);
  };

  readonly forget = (): void => {
    this.#pages.length = 0;
    this.#events.length = 0;
  };
}
