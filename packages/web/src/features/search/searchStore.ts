import { err } from '@tailorbird/domain/kernel';
import {
  type Found,
  type FoundPlace,
  type FoundProduct,
  type Search,
  searchText,
} from '@tailorbird/domain/search';
import { type Analytics, trackableText } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';
import { type Clock, ClockT } from '../../platform/browser/browser.ts';
import { later, store } from '../../platform/services/token.ts';
import { AnalyticsT, SearchT } from '../../shared/ports/ports.ts';

export const typingPause = 180;
const mostProducts = 5;
const mostPlaces = 4;

/** Target of a suggestion. Paths are without language prefix. */
export type Suggestion =
  | { readonly kind: 'product'; readonly path: string; readonly product: FoundProduct }
  | { readonly kind: 'place'; readonly path: string; readonly place: FoundPlace }
  | { readonly kind: 'all'; readonly path: string };

type State =
  | { readonly status: 'nothing-asked' }
  | { readonly status: 'found'; readonly text: string; readonly found: Found }
  | { readonly status: 'failed' };

export const resultsPath = (text: string): string => {
  const wanted = searchText(text);
  return wanted === '' ? '/products' : `/products?${new URLSearchParams({ q: wanted })}`;
};

/** Suggestions for the typed text. The text is sent to the search only. */
export class SearchStore {
  typed = '';
  state: State = { status: 'nothing-asked' };
  /** Index of the suggestion selected by keyboard. */
  active: number | null = null;
  isAsking = false;
  #asked = 0;
  #forget: () => void = () => {};
  readonly #search: () => Promise<Search>;
  readonly #clock: Clock;
  readonly #analytics: () => Promise<Pick<Analytics, 'track'>>;

  /** `search` loads while the first words are typed. */
  constructor({
    search,
    clock,
    analytics,
  }: {
    readonly search: () => Promise<Search>;
    readonly clock: Clock;
    readonly analytics: () => Promise<Pick<Analytics, 'track'>>;
  }) {
    this.#analytics = analytics;
    this.#search = search;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Keeps the last results until newer ones arrive. */
  get suggestions(): readonly Suggestion[] {
    if (this.state.status !== 'found') return [];
    const { products, places } = this.state.found;
    const found: readonly Suggestion[] = [
      ...products.slice(0, mostProducts).map((product) => ({
        kind: 'product' as const,
        path: `/product/${product.slug}/${product.variantId}`,
        product,
      })),
      ...places
        .slice(0, mostPlaces)
        .map((place) => ({ kind: 'place' as const, path: place.path, place })),
    ];
    return found.length === 0
      ? []
      : [...found, { kind: 'all', path: resultsPath(this.state.text) }];
  }

  type(text: string): void {
    this.typed = text;
    this.active = null;
    this.#forget();
    if (searchText(text) === '') {
      this.#asked += 1;
      this.isAsking = false;
      this.state = { status: 'nothing-asked' };
      return;
    }
    this.#forget = this.#clock.after(typingPause, () => void this.ask());
  }

  /** Searches for the current input. Ignores responses to earlier searches. */
  async ask(): Promise<void> {
    const text = searchText(this.typed);
    this.#asked += 1;
    const question = this.#asked;
    this.isAsking = true;
    const answer = await this.#find(text);
    runInAction(() => {
      if (question !== this.#asked) return;
      this.isAsking = false;
      this.active = null;
      this.state = answer.ok
        ? { status: 'found', text, found: answer.value }
        : { status: 'failed' };
      if (this.state.status === 'found' && this.suggestions.length === 0) this.#tellOfNothing(text);
    });
  }

  /**
   * Arrow keys wrap around; the field itself is before the first and after the last
   * suggestion.
   */
  move(step: 1 | -1): void {
    const count = this.suggestions.length;
    if (count === 0) return;
    const at = (this.active ?? -1) + step;
    this.active = at >= count || at === -1 ? null : at < -1 ? count - 1 : at;
  }

  #tellOfNothing(text: string): void {
    this.#analytics().then(
      (analytics) => analytics.track({ name: 'nothing-found', words: trackableText(text) }),
      () => {},
    );
  }

  async #find(text: string): ReturnType<Search['find']> {
    try {
      return await (await this.#search()).find(text);
    } catch {
      return err({ kind: 'unreachable' });
    }
  }

  get destination(): string {
    return (
      (this.active === null ? undefined : this.suggestions[this.active]?.path) ??
      resultsPath(this.typed)
    );
  }
}

export const SearchStoreT = store('SearchStore', {
  scope: 'component',
  needs: { search: later(SearchT), clock: ClockT, analytics: later(AnalyticsT) },
  is: SearchStore,
});
