import type { Result } from '../kernel/index.ts';
import type { Block, Piece, Shown, Unshown } from './block.ts';
import type { Certificate } from './certificate.ts';
import type { Expenditure } from './expenditure.ts';
import type { LaunchEntry, SeasonalBanner } from './season.ts';

type NotFound = { readonly kind: 'not-found' };

/**
 * Texts are in the reader's language; `Page<Localized, Unshown>` is the row. A page that explains: how it works, materials, a campaign, … `look` says how it begins:
 * with words alone, or with garments beside them.
 */
export type Page<Text = string, Of extends Shown | Unshown = Shown> = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly intro: Text;
  /** Garments beside the title; none on a page of words. */
  readonly pieces: readonly Of['piece'][];
  readonly blocks: readonly Block<Text, Of>[];
};

/** What a list shows of a note. NOTES-01: id, slug, title and the day it was published, an ISO date. */
export type NoteTeaser<Text = string, Of extends Shown | Unshown = Shown> = {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly published: string;
  readonly tags: readonly string[];
  readonly summary: Text;
  /** The garment that stands beside it, where it has no drawing of its own. */
  readonly piece: Of['piece'] | null;
  /** What is drawn for it alone, by the name of its file. */
  readonly drawing: string | null;
};

/** An article (ROUTE-21). */
export type Note<Text = string, Of extends Shown | Unshown = Shown> = NoteTeaser<Text, Of> & {
  readonly blocks: readonly Block<Text, Of>[];
};

/** A note with what its page says around it. */
export type ReadNote = Note & {
  readonly readingMinutes: number;
  readonly related: readonly NoteTeaser[];
};

/** A tag notes have (ROUTE-20), with the number of its notes. */
export type NoteTag = { readonly slug: string; readonly title: string; readonly count: number };

/** What the home page says all year. */
export type HomeTexts<Text = string> = {
  readonly hero: { readonly headline: Text; readonly text: Text; readonly callToAction: Text };
  readonly promises: readonly { readonly title: Text; readonly text: Text }[];
  readonly steps: readonly { readonly title: Text; readonly text: Text }[];
  readonly guarantee: { readonly title: Text; readonly text: Text };
  readonly featured: readonly string[];
};

/** What the home page says; `season` is null out of season. */
export type HomeContent = HomeTexts & { readonly season: SeasonalBanner | null };

/** What is to stand below the first view of a product's page, before it is published (ROUTE-54, ROUTE-55). */
export type FoldPreview = {
  readonly id: string;
  readonly piece: Piece;
  readonly blocks: readonly Block[];
};

/** The permission that a link to a preview carries. */
export type PreviewPass = { readonly expires: string; readonly signature: string };

/** Port: texts the shop publishes. Throws when there is no answer. */
export type Content = {
  readonly home: () => Promise<HomeContent>;
  readonly page: (slug: string) => Promise<Result<Page, NotFound>>;
  readonly latestNotes: () => Promise<readonly NoteTeaser[]>;
  /** All notes, or those of a tag, newest first. */
  readonly notes: (tag?: string) => Promise<readonly NoteTeaser[]>;
  readonly noteTags: () => Promise<readonly NoteTag[]>;
  readonly note: (slug: string) => Promise<Result<ReadNote, NotFound>>;
  readonly launches: () => Promise<readonly LaunchEntry[]>;
  /** Those that hold today. */
  readonly certificates: () => Promise<readonly Certificate[]>;
  /** What a design takes, in an open size (API-45). */
  readonly expenditure: (design: {
    readonly clothingTypeId: number;
    readonly baseSize: number;
  }) => Promise<Result<Expenditure, NotFound>>;
  /** For admins, and for who has a pass. */
  readonly foldPreview: (
    preview: { readonly slug: string; readonly variant: string | null; readonly id: string },
    pass: PreviewPass | null,
  ) => Promise<Result<FoldPreview, NotFound | { readonly kind: 'forbidden' }>>;
};

/** Where a page stands, without language prefix: campaigns have a folder of their own (ROUTE-08). */
export const pathOfPage = (slug: string): string => `/${slug.replace(/^campaign-/, 'campaign/')}`;

/** The slug of the page that stands at a path. */
export const pageAt = (path: string): string =>
  path.replace(/^\/|\/$/g, '').replace(/^campaign\//, 'campaign-');
