import type { Analytics } from '@tailorbird/domain/shell';

/** Measures nothing. */
export class SilentAnalytics implements Analytics {
  readonly page = (): void => {};
  readonly track = (): void => {};
  readonly forget = (): void => {};
}
