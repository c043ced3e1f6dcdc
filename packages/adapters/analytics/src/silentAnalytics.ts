import type { Analytics } from '@tailorbird/domain/shell';

/** Ignores every event. */
export class SilentAnalytics implements Analytics {
  readonly page = (): void => {};
  readonly track = (): void => {};
  readonly forget = (): void => {};
}
