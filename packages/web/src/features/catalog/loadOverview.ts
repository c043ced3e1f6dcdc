import { CatalogT } from '../../composition/tokens.ts';
import type { PageLoad } from '../../page.tsx';
import { pageFailure } from '../../pageFailure.ts';
import type { Group } from './card.ts';
import { rangeOf } from './range.ts';

export type OverviewData = {
  /** Every heading, to go from one to another. */
  readonly headings: readonly { readonly slug: string; readonly title: string }[];
  /** The group the address names; null for all of them. */
  readonly chosen: string | null;
  readonly shown: readonly Group[];
};

/** The range, or one group of it; 404 for a group there is not (ROUTE-04, ROUTE-05). */
export const loadOverview = async ({ services, params }: PageLoad): Promise<OverviewData> => {
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  const range = rangeOf(types, groups);
  const chosen = params.groupSlug ?? null;
  // A group that is empty at the moment is still a place.
  const known = groups.find(({ slug }) => slug === chosen);
  if (chosen !== null && !known) throw pageFailure(404);
  const shown = range.filter(({ slug }) => chosen === null || slug === chosen);
  return {
    headings: range.map(({ slug, title }) => ({ slug, title })),
    chosen,
    shown: shown.length === 0 && known ? [{ ...known, subCategories: [] }] : shown,
  };
};
