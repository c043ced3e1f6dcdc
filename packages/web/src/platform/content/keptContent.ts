import type { Content } from '@tailorbird/domain/content';
import { err, type Locale, ok } from '@tailorbird/domain/kernel';
import { reaction } from 'mobx';
import type { Clock } from '../browser/browser.ts';
import { RemoteData } from '../loading/remoteData.ts';
import { problemOf } from '../navigation/errorPage.ts';

type Failure = { readonly kind: 'unreachable' | 'refused'; readonly thrown: unknown };

type Kept<Value> = {
  readonly data: RemoteData<Value, Failure>;
  /** Whether a page has had an answer: what comes after it is news. */
  isAnswered: boolean;
};

type Needs = {
  /** Asks anew each time. */
  readonly asked: Content;
  readonly clock: Clock;
  readonly locale: () => Locale;
  /** Hears that something came which no page shows yet. */
  readonly onNews: () => void;
};

/** How many texts are kept at most; the one that was asked for first goes first. */
const mostKept = 60;

/**
 * Texts that this tab was shown are shown again without asking for ten minutes. Older ones are shown at once and brought in anew meanwhile, and stay where that fails. What did not come is tried five
 * times more, a minute apart, and the page that waits for it hears (DATA-02, DATA-05).
 */
export class KeptContent implements Content {
  readonly #needs: Needs;
  readonly #kept = new Map<string, Kept<unknown>>();
  readonly expenditure: Content['expenditure'];
  readonly foldPreview: Content['foldPreview'];

  constructor(needs: Needs) {
    this.#needs = needs;
    this.expenditure = needs.asked.expenditure;
    this.foldPreview = needs.asked.foldPreview;
  }

  readonly home: Content['home'] = () => this.#show('home', () => this.#needs.asked.home());

  readonly page: Content['page'] = (slug) =>
    this.#showFound(`page/${slug}`, () => this.#needs.asked.page(slug));

  readonly latestNotes: Content['latestNotes'] = () =>
    this.#show('latest-notes', () => this.#needs.asked.latestNotes());

  readonly notes: Content['notes'] = (tag) =>
    this.#show(`notes/${tag ?? ''}`, () => this.#needs.asked.notes(tag));

  readonly noteTags: Content['noteTags'] = () =>
    this.#show('note-tags', () => this.#needs.asked.noteTags());

  readonly note: Content['note'] = (slug) =>
    this.#showFound(`note/${slug}`, () => this.#needs.asked.note(slug));

  readonly launches: Content['launches'] = () =>
    this.#show('launches', () => this.#needs.asked.launches());

  readonly certificates: Content['certificates'] = () =>
    this.#show('certificates', () => this.#needs.asked.certificates());

  /** What is kept is asked for anew: somebody has changed it. */
  readonly forget = (): void => {
    for (const { data } of this.#kept.values()) data.leave();
    this.#kept.clear();
  };

  async #show<Value>(
    what: string,
    ask: () => Promise<Value>,
    key = this.#keyOf(what),
  ): Promise<Value> {
    const kept = this.#keptOf(key, ask);
    const { data } = kept;
    const known = data.content;
    // Who asks again for what did not come hears by the answer.
    if (known === undefined) kept.isAnswered = false;
    const arrival = data.show();
    if (known !== undefined) return known;
    await arrival;
    kept.isAnswered = true;
    const { content, state } = data;
    if (content !== undefined) return content;
    throw state.status === 'error' ? state.failure.thrown : new Error(`Nothing came of ${what}`);
  }

  /** What is not there may be there the next time. */
  async #showFound<Found extends { readonly ok: boolean }>(
    what: string,
    ask: () => Promise<Found>,
  ): Promise<Found> {
    // By the time of the answer the reader may have gone on to another language.
    const key = this.#keyOf(what);
    const found = await this.#show(what, ask, key);
    if (!found.ok) this.#kept.delete(key);
    return found;
  }

  #keyOf(what: string): string {
    return `${this.#needs.locale()}/${what}`;
  }

  #keptOf<Value>(key: string, ask: () => Promise<Value>): Kept<Value> {
    const known = this.#kept.get(key);
    if (known) return known as Kept<Value>;
    const { clock, onNews } = this.#needs;
    const data = new RemoteData<Value, Failure>({
      clock,
      ask: () =>
        ask().then(ok, (thrown: unknown) =>
          err({
            kind: problemOf(thrown).status < 500 ? 'refused' : 'unreachable',
            thrown,
          } as const),
        ),
    });
    const kept: Kept<Value> = { data, isAnswered: false };
    reaction(
      () => data.content,
      (now, before) => {
        if (kept.isAnswered && JSON.stringify(now) !== JSON.stringify(before)) onNews();
      },
    );
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.size > mostKept ? this.#kept.entries() : [];
    if (oldest) {
      oldest[1].data.leave();
      this.#kept.delete(oldest[0]);
    }
    return kept;
  }
}
