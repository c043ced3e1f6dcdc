import type { Content, Note } from './page.ts';

/** NOTES-02: `05/11/25`, of an ISO date. */
export const noteDate = (published: string): string => {
  const [year = '', month = '', day = ''] = published.slice(0, 10).split('-');
  return `${day}/${month}/${year.slice(-2)}`;
};

/** ROUTE-20: the notes of a tag, newest first. */
export const notesWithTag = <Some extends Pick<Note<unknown>, 'tags' | 'published'>>(
  notes: readonly Some[],
  tag: string,
): readonly Some[] =>
  notes
    .filter(({ tags }) => tags.includes(tag))
    .sort((one, other) => (one.published < other.published ? 1 : one.published > other.published ? -1 : 0));

/** NOTES-03: the latest notes for the menu; a menu without them is a menu too. */
export const latestNotesOrNone =
  ({ content }: { readonly content: Pick<Content, 'latestNotes'> }) =>
  async (): Promise<readonly Note[]> => {
    try {
      return await content.latestNotes();
    } catch {
      return [];
    }
  };
