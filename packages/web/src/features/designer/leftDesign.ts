import { forgetLeft, type LeftDesign, leaveDesign, namesLeft } from '@tailorbird/domain/designer';
import type { Preferences } from '@tailorbird/domain/shell';
import { kept, recordOf } from '../../shared/preferences/kept.ts';

type Keeping = Pick<Preferences, 'read' | 'write' | 'remove'>;

const leftOf = (value: unknown): readonly LeftDesign[] => {
  const { slug, variantId, initials } = recordOf(value);
  if (typeof slug !== 'string' || typeof variantId !== 'string' || typeof initials !== 'string')
    return [];
  return namesLeft({ slug, variantId, initials }) ? [{ slug, variantId, initials }] : [];
};

const keptLeft = kept(
  'leftDesigns',
  ({ designs }): { readonly designs: readonly LeftDesign[] } => ({
    designs: Array.isArray(designs) ? designs.slice(0, 100).flatMap(leftOf) : [],
  }),
);

/** The saved unfinished design of a garment in this browser, or null. */
export const keptDesign = (preferences: Keeping, slug: string): LeftDesign | null =>
  keptLeft.read(preferences).designs.find((design) => design.slug === slug) ?? null;

export const keepDesign = (preferences: Keeping, design: LeftDesign): void =>
  keptLeft.write(preferences, { designs: leaveDesign(keptLeft.read(preferences).designs, design) });

export const forgetDesign = (preferences: Keeping, slug: string): void => {
  const designs = forgetLeft(keptLeft.read(preferences).designs, slug);
  if (designs.length > 0) keptLeft.write(preferences, { designs });
  else keptLeft.remove(preferences);
};
