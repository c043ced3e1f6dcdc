import type { Result } from '../kernel/index.ts';

/** Texts are in the reader's language; `Page<Localized>` holds both. A page of texts: how it works, materials, terms, … */
export type Page<Text = string> = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly intro: Text;
  readonly sections: readonly {
    readonly heading: Text;
    readonly paragraphs: readonly Text[];
    readonly list: readonly Text[] | null;
  }[];
};

/** NOTES-01. `published` is an ISO date. */
export type Note<Text = string> = {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly published: string;
  readonly tags: readonly string[];
  readonly summary: Text;
  readonly paragraphs: readonly Text[];
};

export type HomeContent<Text = string> = {
  readonly hero: { readonly headline: Text; readonly text: Text; readonly callToAction: Text };
  readonly promises: readonly { readonly title: Text; readonly text: Text }[];
  readonly steps: readonly { readonly title: Text; readonly text: Text }[];
  readonly guarantee: { readonly title: Text; readonly text: Text };
  readonly featured: readonly string[];
};

/** Port: texts the shop publishes. */
export type Content = {
  readonly home: () => Promise<HomeContent>;
  readonly page: (slug: string) => Promise<Result<Page, { readonly kind: 'not-found' }>>;
  readonly latestNotes: () => Promise<readonly Note[]>;
  readonly note: (slug: string) => Promise<Result<Note, { readonly kind: 'not-found' }>>;
};
