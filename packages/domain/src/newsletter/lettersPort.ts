import type { Locale, Result } from '../kernel/index.ts';
import type { LetterState, LetterWords } from './letter.ts';

/** A letter to the readers of the newsletter. */
export type Letter = LetterWords & {
  readonly id: number;
  readonly state: LetterState;
  /** Counts changes: who writes says which they saw. */
  readonly version: number;
  /** ISO 8601 instants. */
  readonly changedAt: string;
  readonly startedAt: string | null;
  /** Readers: to whom it went, to whom it is on its way, to whom it could not be brought, who left by it, and whose turn has not come. */
  readonly sent: number;
  readonly waiting: number;
  readonly failed: number;
  readonly left: number;
  readonly unsubscribed: number;
};

export type LetterRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'letter-not-found' }
  /** By field, in the reader's language. */
  | {
      readonly kind: 'letter-invalid';
      readonly fields: Readonly<Record<string, readonly string[]>>;
    }
  /** It is something else by now, or can no longer be done. */
  | { readonly kind: 'letter-changed'; readonly now: Letter | null }
  | { readonly kind: 'too-often' }
  | { readonly kind: 'unreachable' };

type Answer<Value> = Promise<Result<Value, LetterRefused>>;

/** Port: letters to the readers of the newsletter, for those who write them. */
export type Letters = {
  /** Newest first, with how many readers there are. */
  readonly all: () => Answer<{ readonly readers: number; readonly letters: readonly Letter[] }>;
  readonly write: (words: LetterWords) => Answer<Letter>;
  readonly change: (id: number, version: number, words: LetterWords) => Answer<Letter>;
  readonly remove: (id: number) => Answer<null>;
  /** As plain text; as it looks it is at `letterPage`. */
  readonly preview: (
    id: number,
    locale: Locale,
  ) => Answer<{ readonly subject: string; readonly text: string }>;
  /** To who asks, and nobody else. */
  readonly test: (id: number, locale: Locale) => Answer<null>;
  /** To every reader, once; or on from where it was stopped. */
  readonly send: (id: number, version: number) => Answer<Letter>;
  readonly stop: (id: number) => Answer<Letter>;
};

/** Where a letter is shown as it looks. */
export const letterPage = (id: number, locale: Locale): string =>
  `/studio_api/newsletter/${id}/${locale}.html`;
