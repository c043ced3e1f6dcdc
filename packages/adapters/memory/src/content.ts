import type {
  Certificate,
  Content,
  Expenditure,
  HomeContent,
  LaunchEntry,
  Note,
  NoteTag,
  NoteTeaser,
  Page,
  ReadNote,
} from '@tailorbird/domain/content';
import {
  certificatesOn,
  expenditureOf,
  notesWithTag,
  readingMinutes,
  relatedNotes,
} from '@tailorbird/domain/content';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { InMemoryState } from './state.ts';

type NotFound = { readonly kind: 'not-found' };

const newestFirst = (one: Note, other: Note): number =>
  one.published < other.published ? 1 : one.published > other.published ? -1 : 0;
const teaserOf = ({ blocks: _, ...teaser }: Note): NoteTeaser => teaser;

/** The footprint of a design; null if it is unknown. */
export const expenditureIn = (
  { fixture }: Pick<InMemoryState, 'fixture'>,
  design: { readonly clothingTypeId: number; readonly baseSize: number },
): Expenditure | null => {
  const type = fixture.clothingTypes.find(({ id }) => id === design.clothingTypeId);
  const fabric = type?.fabricColors[0]?.fabric;
  const factors = fixture.expenditureFactors;
  if (!type || !fabric || !factors || type.productClass === 'Gift Card') return null;
  const { title, composition, weightGsm } = fabric;
  const cloth = { title, composition, englishComposition: composition, weightGsm };
  return expenditureOf(
    { pattern: type.pattern, fabric: cloth, baseSize: design.baseSize },
    factors,
  );
};

export class InMemoryContent implements Content {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly #notes = (): readonly Note[] => [...this.#state.fixture.notes].sort(newestFirst);

  readonly home = async (): Promise<HomeContent> => this.#state.fixture.home;

  readonly page = async (slug: string): Promise<Result<Page, NotFound>> => {
    const page = this.#state.fixture.pages.find((candidate) => candidate.slug === slug);
    return page ? ok(page) : err({ kind: 'not-found' });
  };

  readonly latestNotes = async (): Promise<readonly NoteTeaser[]> =>
    this.#notes().slice(0, 3).map(teaserOf);

  readonly notes = async (tag?: string): Promise<readonly NoteTeaser[]> =>
    (tag === undefined ? this.#notes() : notesWithTag(this.#notes(), tag)).map(teaserOf);

  readonly noteTags = async (): Promise<readonly NoteTag[]> => {
    const titles = new Map(this.#state.fixture.noteTags.map(({ slug, title }) => [slug, title]));
    const notes = this.#notes();
    return [...new Set(notes.flatMap(({ tags }) => tags))].map((slug) => ({
      slug,
      title: titles.get(slug) ?? slug,
      count: notesWithTag(notes, slug).length,
    }));
  };

  readonly note = async (slug: string): Promise<Result<ReadNote, NotFound>> => {
    const notes = this.#notes();
    const note = notes.find((candidate) => candidate.slug === slug);
    if (!note) return err({ kind: 'not-found' });
    return ok({
      ...note,
      readingMinutes: readingMinutes(note.blocks),
      related: relatedNotes(notes, note, 3).map(teaserOf),
    });
  };

  readonly launches = async (): Promise<readonly LaunchEntry[]> => this.#state.fixture.launches;

  readonly certificates = async (): Promise<readonly Certificate[]> =>
    certificatesOn(this.#state.fixture.certificates, this.#state.fixture.now.slice(0, 10));

  readonly expenditure = async (design: {
    readonly clothingTypeId: number;
    readonly baseSize: number;
  }): Promise<Result<Expenditure, NotFound>> => {
    const taken = expenditureIn(this.#state, design);
    return taken ? ok(taken) : err({ kind: 'not-found' });
  };

  readonly foldPreview: Content['foldPreview'] = async () => err({ kind: 'forbidden' });
}
