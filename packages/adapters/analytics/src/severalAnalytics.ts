import type { Analytics, AnalyticsEvent, PageEvent } from '@tailorbird/domain/shell';

export class SeveralAnalytics implements Analytics {
  readonly #all: readonly Analytics[];

  constructor(all: readonly Analytics[]) {
    this.#all = all;
  }

  readonly page = (event: PageEvent): void => {
    for (const each of this.#all) each.page(event);
  };

  readonly track = (event: AnalyticsEvent): void => {
    for (const each of this.#all) each.track(event);
  };

  readonly forget = (): void => {
    for (const each of this.#all) each.forget();
  };
}
