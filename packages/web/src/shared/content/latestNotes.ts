import type { Content, NoteTeaser } from '@tailorbird/domain/content';

/** The latest notes, none where they do not come: a menu without them is a menu too (NOTES-03). */
export const latestNotesOrNone =
  ({ content }: { readonly content: Pick<Content, 'latestNotes'> }) =>
  async (): Promise<readonly NoteTeaser[]> => {
    try {
      return await content.latestNotes();
    } catch {
      return [];
    }
  };
