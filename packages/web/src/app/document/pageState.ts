import type { Locale } from '@tailorbird/domain/kernel';
import type { PageProblem } from '../../platform/navigation/errorPage.ts';
import type { TextBundle } from '../../platform/texts/texts.ts';
import type { ShownSeller } from '../../shared/site/site.ts';
import type { PageRoute } from '../pages/pageRoutes.ts';

/** What travels in a page beside its HTML. */
export type PageState = {
  readonly locale: Locale;
  /** Ids of the routes that the address matches: the browser need not look for them again. */
  readonly routes: readonly string[];
  /** The page at the end of them, and the file its script is in: the tables of all pages arrive later. Null where there is none. */
  readonly page: { readonly route: PageRoute; readonly file: string } | null;
  /** What the address says in the places that the path of the page leaves open. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly texts: TextBundle;
  readonly supportAddress: string;
  readonly seller: ShownSeller | null;
  readonly hasReviews: boolean;
  /** Namespaces with texts that were changed while the shop is open, `de/basket`, and the version they are asked for by; where there are some. */
  readonly changedTexts?: { readonly version: string; readonly names: readonly string[] };
  readonly loaderData: Record<string, unknown>;
  /** Why routes failed. */
  readonly failures: Readonly<Record<string, Omit<PageProblem, 'message'>>> | null;
};
