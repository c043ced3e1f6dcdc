import type { Analytics } from '@tailorbird/domain/shell';

export class SilentAnalytics implements Analytics {
  readonly page = (): void => {};
  readonly track = (): void => {};
  readonly forget = (): void => {};
}
