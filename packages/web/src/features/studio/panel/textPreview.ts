import type { Preferences } from '@tailorbird/domain/shell';

const parameter = 'text-preview';

type Kept = Pick<Preferences, 'read' | 'write' | 'remove'>;

/** From the address, or requested earlier in this tab and then added to the address. */
export const resumePreview = (
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

/** Ends the preview for this tab; returns the public page's address. */
export const endPreview = (preferences: Kept, here: URL): string => {
  preferences.remove('textPreview');
  const there = new URL(here);
  there.searchParams.delete(parameter);
  return there.href;
};
