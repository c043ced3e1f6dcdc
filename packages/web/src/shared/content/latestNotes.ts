import type { Content, NoteTeaser } from '@tailorbird/domain/content';

/** None if they fail to load (NOTES-03). */
export const latestNotesOrNone =
  ({ content }: { readonly content: Pick<Content, 'latestNotes'> }) =>
  async (): Promise<readonly NoteTeaser[]> => {
    try {
      return await content.latestNotes();
    } catch {
      return [];
    }
  };
