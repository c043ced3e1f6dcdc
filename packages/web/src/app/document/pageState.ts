import type { Locale } from '@tailorbird/domain/kernel';
import type { PageProblem } from '../../platform/navigation/errorPage.ts';
import type { TextBundle } from '../../platform/texts/texts.ts';
import type { ShownSeller } from '../../shared/site/site.ts';

export type PageState = {
  readonly locale: Locale;
  readonly texts: TextBundle;
  /** Figures of rules in texts: the browser does not load the rules for them. */
  readonly figures: Readonly<Record<string, number>>;
  readonly supportAddress: string;
  readonly seller: ShownSeller | null;
  readonly hasReviews: boolean;
  /** Namespaces changed at run time, such as `de/basket`, and their version for requests. */
  readonly changedTexts?: { readonly version: string; readonly names: readonly string[] };
  readonly loaderData: Record<string, unknown>;
  readonly failures: Readonly<Record<string, Omit<PageProblem, 'message'>>> | null;
};
