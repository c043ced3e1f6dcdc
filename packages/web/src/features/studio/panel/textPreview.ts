import type { Preferences } from '@tailorbird/domain/shell';

const parameter = 'text-preview';

type Kept = Pick<Preferences, 'read' | 'write' | 'remove'>;

/** What a page is to show of texts that are not published: what its address asks for, or what was asked for in this tab before, which it then has to be asked for. */
export const followPreview = (
  preferences: Kept,
  here: URL,
): { readonly isShown: boolean; readonly goTo: string | null } => {
  const asked = here.searchParams.get(parameter);
  const kept = preferences.read('textPreview');
  if (asked) preferences.write('textPreview', asked);
  if (asked || kept === null) return { isShown: Boolean(asked), goTo: null };
  const there = new URL(here);
  there.searchParams.set(parameter, kept);
  return { isShown: false, goTo: there.href };
};

/** Ends it for this tab; answers the page as everybody sees it. */
export const endPreview = (preferences: Kept, here: URL): string => {
  preferences.remove('textPreview');
  const there = new URL(here);
  there.searchParams.delete(parameter);
  return there.href;
};
