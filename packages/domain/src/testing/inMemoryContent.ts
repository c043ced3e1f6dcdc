import type { Content, HomeContent, Note, Page } from '../content/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { InMemoryState } from './inMemoryState.ts';

type NotFound = { readonly kind: 'not-found' };

const newestFirst = (one: Note, other: Note): number => (one.published < other.published ? 1 : one.published > other.published ? -1 : 0);

/** Texts in memory. */
export class InMemoryContent implements Content {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly home = async (): Promise<HomeContent> => this.#state.fixture.home;

  readonly page = async (slug: string): Promise<Result<Page, NotFound>> => {
    const page = this.#state.fixture.pages.find((candidate) => candidate.slug === slug);
    return page ? ok(page) : err({ kind: 'not-found' });
  };

  readonly latestNotes = async (): Promise<readonly Note[]> => [...this.#state.fixture.notes].sort(newestFirst).slice(0, 3);

  readonly note = async (slug: string): Promise<Result<Note, NotFound>> => {
    const note = this.#state.fixture.notes.find((candidate) => candidate.slug === slug);
    return note ? ok(note) : err({ kind: 'not-found' });
  };
}
