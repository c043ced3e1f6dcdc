import type { Block } from './block.ts';

type Dated = {
  readonly slug: string;
  readonly tags: readonly string[];
  readonly published: string;
};

const newestFirst = (one: Pick<Dated, 'published'>, other: Pick<Dated, 'published'>): number =>
  one.published < other.published ? 1 : one.published > other.published ? -1 : 0;

/** Notes with a tag, newest first (ROUTE-20). */
export const notesWithTag = <Some extends Pick<Dated, 'tags' | 'published'>>(
  notes: readonly Some[],
  tag: string,
): readonly Some[] => notes.filter(({ tags }) => tags.includes(tag)).sort(newestFirst);

/** Up to `most` related notes: most shared tags first, then newest. */
export const relatedNotes = <Some extends Dated>(
  notes: readonly Some[],
  note: Dated,
  most: number,
): readonly Some[] => {
  const shared = (other: Dated): number =>
    other.tags.filter((tag) => note.tags.includes(tag)).length;
  return notes
    .filter(({ slug }) => slug !== note.slug)
    .sort((one, other) => shared(other) - shared(one) || newestFirst(one, other))
    .slice(0, most);
};

const wordsOf = (value: unknown): number => {
  if (typeof value === 'string')
    return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + wordsOf(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, each]) => (unread.has(key) ? sum : sum + wordsOf(each)),
    0,
  );
};
/** Block fields that are not text. */
const unread: ReadonlySet<string> = new Set([
  'kind',
  'slug',
  'to',
  'pieces',
  'drawing',
  'designs',
  'fabrics',
  'topic',
  'piece',
]);

/** Average reading speed. */
export const wordsPerMinute = 200;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordsOf(blocks) / wordsPerMinute));
