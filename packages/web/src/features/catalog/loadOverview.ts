import type { FoundPlace } from '@tailorbird/domain/search';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { pageFailure } from '../../platform/navigation/page.ts';
import { CatalogT, PreferencesT, SearchT } from '../../shared/ports/ports.ts';
import { viewerNow } from '../../shared/visit/viewer.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { readOverviewQuery } from './overviewQuery.ts';
import { type PackedRange, packRange } from './range.ts';

/** Search results: the matching garments of the range, best match first. */
export type FoundData = {
  readonly text: string;
  readonly places: readonly FoundPlace[];
  readonly suggestion: string | null;
};

export type OverviewData = {
  readonly headings: readonly { readonly slug: string; readonly title: string }[];
  /** The group in the URL, or null for all groups. */
  readonly chosen: {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
  } | null;
  readonly range: PackedRange;
  readonly found: FoundData | null;
};

/**
 * The range, one of its groups, or the results for `?q=`; null for an unknown group (ROUTE-04,
 * ROUTE-05).
 */
export const loadOverview = async ({ services, params, url }: PageLoad): Promise<OverviewData> => {
  const { text } = readOverviewQuery(url.searchParams);
  const slug = params.groupSlug ?? null;
  const isSearch = text !== '' && slug === null;
  const viewer = viewerNow(services.ready(VisitT), services.ready(PreferencesT));
  const [catalog, search] = await Promise.all([services.get(CatalogT), services.get(SearchT)]);
  const [types, groups, found] = await Promise.all([
    catalog.clothingTypes(),
    catalog.productGroups(),
    isSearch ? search.find(text) : null,
  ]);
  if (found && !found.ok) throw pageFailure(503);
  // An empty group still has a page.
  const known = groups.find((group) => group.slug === slug);
  const headings = packRange(types, groups, viewer).groups.map((group) => ({
    slug: group.slug,
    title: group.title,
  }));
  if (found) {
    const shown = found.value.products.flatMap(
      (product) => types.find((type) => type.slug === product.slug) ?? [],
    );
    const shownSlugs = new Set(shown.map((type) => type.slug));
    // The best match comes first: garments are packed in search order.
    const best = {
      slug: '',
      title: '',
      description: '',
      subCategories: [{ slug: '', title: '', clothingTypeSlugs: [...shownSlugs] }],
    };
    const variants = new Map(found.value.products.map(({ slug, variantId }) => [slug, variantId]));
    const range = packRange(shown, [best, ...groups], viewer, variants);
    const { places, suggestion } = found.value;
    return {
      headings,
      chosen: null,
      range: { ...range, groups: range.groups.slice(1) },
      found: { text, places, suggestion },
    };
  }
  return {
    headings,
    chosen: known ? { slug: known.slug, title: known.title, description: known.description } : null,
    range: packRange(types, known ? [known] : groups, viewer),
    found: null,
  };
};
