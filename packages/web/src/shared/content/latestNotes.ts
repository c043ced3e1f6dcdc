import type { Content, NoteTeaser } from '@tailorbird/domain/content';

/** The latest notes, or none if they fail to load: the menu works without them (NOTES-03). */
export const latestNotesOrNone =
  ({ content }: { readonly content: Pick<Content, 'latestNotes'> }) =>
  async (): Promise<readonly NoteTeaser[]> => {
    try {
      return await content.latestNotes();
    } catch {
      return [];
    }
  };
