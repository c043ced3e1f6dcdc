import { err, type Localized, locales, ok, type Result } from '../kernel/index.ts';

/** What a letter says: in each language a subject and a body of paragraphs, an empty line between two; beneath them a garment, by its address in the shop, or none. */
export type LetterWords = {
  readonly subject: Localized;
  readonly body: Localized;
  readonly piece: string;
};

export type LetterBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** To an address elsewhere, `https://…`, or a page of the shop, `/notes`. */
  | { readonly kind: 'link'; readonly label: string; readonly to: string };

export const longestSubject = 150;
export const longestBody = 20_000;

const paragraphsOf = (body: string): readonly string[] =>
  body
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The paragraphs of a body. One that is `[words](address)` alone is a link; null where such an address is neither of the shop nor `https`. */
export const readBody = (body: string): readonly LetterBlock[] | null => {
  const blocks: LetterBlock[] = [];
  for (const text of paragraphsOf(body)) {
    const [, label, to] = /^\[([^\][\n]+)\]\((\S*)\)$/.exec(text) ?? [];
    if (label === undefined || to === undefined) blocks.push({ kind: 'paragraph', text });
    else if (/^https:\/\/[^/]+/.test(to) || /^\/(?!\/)/.test(to))
      blocks.push({ kind: 'link', label, to });
    else return null;
  }
  return blocks;
};

/** The garment of an address, `/product/cotton-t-shirt/101-11-21-31`: null for any other text. */
export const pieceAt = (
  address: string,
): { readonly slug: string; readonly variant: string } | null => {
  const [, slug, variant] = /^\/product\/([a-z0-9-]{1,80})\/(\d+(?:-\d+)*)$/.exec(address) ?? [];
  return slug !== undefined && variant !== undefined ? { slug, variant } : null;
};

/** A letter that can be sent: every language has a subject of one line and something to say, links lead somewhere, and the garment is one. Else the fields that do not fit. */
export const checkLetter = ({
  subject,
  body,
  piece,
}: LetterWords): Result<LetterWords, readonly string[]> => {
  const isLine = (text: string): boolean =>
    text.trim() !== '' && text.length <= longestSubject && !/[\r\n]/.test(text);
  const isBody = (text: string): boolean =>
    text.length <= longestBody && (readBody(text)?.length ?? 0) > 0;
  const fields = [
    ...locales.flatMap((locale) => (isLine(subject[locale]) ? [] : [`subject_${locale}`])),
    ...locales.flatMap((locale) => (isBody(body[locale]) ? [] : [`body_${locale}`])),
    ...(piece === '' || pieceAt(piece) ? [] : ['piece']),
  ];
  return fields.length > 0 ? err(fields) : ok({ subject, body, piece });
};

export type LetterState = 'draft' | 'sending' | 'stopped' | 'sent';
export type LetterMove = 'change' | 'send' | 'stop' | 'remove';

/** What can be done to a letter: a draft is changed, removed and sent; one that goes out is stopped, and goes on from there. One that is out stays as it went. */
export const mayLetter = (state: LetterState, move: LetterMove): boolean => {
  switch (move) {
    case 'change':
    case 'remove':
      return state === 'draft';
    case 'send':
      return state === 'draft' || state === 'stopped';
    default:
      return state === 'sending';
  }
};
