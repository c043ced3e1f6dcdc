import type { Locale } from '@tailorbird/domain/kernel';
import type { TextBundle } from '../../platform/texts/texts.ts';

/** What travels in a page beside its HTML. */
export type PageState = {
  readonly locale: Locale;
  readonly texts: TextBundle;
  readonly loaderData: Record<string, unknown>;
  /** Statuses of the routes that failed. */
  readonly failures: Readonly<Record<string, number>> | null;
};
