import type { Result } from '../kernel/index.ts';
import type { Block, Piece, Shown, UnresolvedContent } from './block.ts';
import type { Certificate } from './certificate.ts';
import type { Expenditure } from './expenditure.ts';
import type { LaunchEntry, SeasonalBanner } from './season.ts';

type NotFound = { readonly kind: 'not-found' };

/**
 * A content page. Texts are in the reader's language; `Page<Localized, UnresolvedContent>`
 * is the stored row. `look` chooses a start with text only or with garments beside it.
 */
export type Page<Text = string, Of extends Shown | UnresolvedContent = Shown> = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly intro: Text;
  /** Garments beside the title; empty on a page of text. */
  readonly pieces: readonly Of['piece'][];
  readonly blocks: readonly Block<Text, Of>[];
};

/** A note in a list (NOTES-01): id, slug, title and its publication date. */
export type NoteTeaser<Text = string, Of extends Shown | UnresolvedContent = Shown> = {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly published: string;
  readonly tags: readonly string[];
  readonly summary: Text;
  /** The garment beside it, if it has no drawing. */
  readonly piece: Of['piece'] | null;
  /** File name of its own drawing. */
  readonly drawing: string | null;
};

/** An article (ROUTE-21). */
export type Note<Text = string, Of extends Shown | UnresolvedContent = Shown> = NoteTeaser<
  Text,
  Of
> & {
  readonly blocks: readonly Block<Text, Of>[];
};

export type ReadNote = Note & {
  readonly readingMinutes: number;
  readonly related: readonly NoteTeaser[];
};

export type NoteTag = { readonly slug: string; readonly title: string; readonly count: number };

export type HomeTexts<Text = string> = {
  readonly hero: { readonly headline: Text; readonly text: Text; readonly callToAction: Text };
  readonly promises: readonly { readonly title: Text; readonly text: Text }[];
  readonly featured: readonly string[];
};

/** Texts of the home page; `season` is null out of season. */
export type HomeContent = HomeTexts & { readonly season: SeasonalBanner | null };

/** Content below the first view of a product page before publication (ROUTE-54, ROUTE-55). */
export type FoldPreview = {
  readonly id: string;
  readonly piece: Piece;
  readonly blocks: readonly Block[];
};

export type PreviewPass = { readonly expires: string; readonly signature: string };

export type Content = {
  readonly home: () => Promise<HomeContent>;
  readonly page: (slug: string) => Promise<Result<Page, NotFound>>;
  readonly latestNotes: () => Promise<readonly NoteTeaser[]>;
  /** All notes or those with a tag, newest first. */
  readonly notes: (tag?: string) => Promise<readonly NoteTeaser[]>;
  readonly noteTags: () => Promise<readonly NoteTag[]>;
  readonly note: (slug: string) => Promise<Result<ReadNote, NotFound>>;
  readonly launches: () => Promise<readonly LaunchEntry[]>;
  /** Certificates valid today. */
  readonly certificates: () => Promise<readonly Certificate[]>;
  /** The footprint of a design in a standard size (API-45). */
  readonly expenditure: (design: {
    readonly clothingTypeId: number;
    readonly baseSize: number;
  }) => Promise<Result<Expenditure, NotFound>>;
  /** For admins, and with a preview pass. */
  readonly foldPreview: (
    preview: { readonly slug: string; readonly variant: string | null; readonly id: string },
    pass: PreviewPass | null,
  ) => Promise<Result<FoldPreview, NotFound | { readonly kind: 'forbidden' }>>;
};

/** The path of a page without language prefix; campaigns have their own folder (ROUTE-08). */
export const pathOfPage = (slug: string): string => `/${slug.replace(/^campaign-/, 'campaign/')}`;

export const pageAt = (path: string): string =>
  path.replace(/^\/|\/$/g, '').replace(/^campaign\//, 'campaign-');
