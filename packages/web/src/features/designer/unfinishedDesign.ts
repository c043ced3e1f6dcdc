import {
  isValidUnfinishedDesign,
  removeUnfinishedDesign,
  storeUnfinishedDesign,
  type UnfinishedDesign,
} from '@tailorbird/domain/designer';
import type { Preferences } from '@tailorbird/domain/shell';
import { recordOf, storedRecord } from '../../shared/preferences/storedRecord.ts';

type Keeping = Pick<Preferences, 'read' | 'write' | 'remove'>;

const leftOf = (value: unknown): readonly UnfinishedDesign[] => {
  const { slug, variantId, initials } = recordOf(value);
  if (typeof slug !== 'string' || typeof variantId !== 'string' || typeof initials !== 'string')
    return [];
  return isValidUnfinishedDesign({ slug, variantId, initials })
    ? [{ slug, variantId, initials }]
    : [];
};

const keptLeft = storedRecord(
  'leftDesigns',
  ({ designs }): { readonly designs: readonly UnfinishedDesign[] } => ({
    designs: Array.isArray(designs) ? designs.slice(0, 100).flatMap(leftOf) : [],
  }),
);

/** The saved unfinished design of a garment in this browser, or null. */
export const storedDesign = (preferences: Keeping, slug: string): UnfinishedDesign | null =>
  keptLeft.read(preferences).designs.find((design) => design.slug === slug) ?? null;

export const storeDesign = (preferences: Keeping, design: UnfinishedDesign): void =>
  keptLeft.write(preferences, {
    designs: storeUnfinishedDesign(keptLeft.read(preferences).designs, design),
  });

export const removeStoredDesign = (preferences: Keeping, slug: string): void => {
  const designs = removeUnfinishedDesign(keptLeft.read(preferences).designs, slug);
  if (designs.length > 0) keptLeft.write(preferences, { designs });
  else keptLeft.remove(preferences);
};
