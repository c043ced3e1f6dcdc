import {
  type ClothingType,
  defaultVariant,
  type FabricColor,
  formatVariantId,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type { HomeContent } from '@tailorbird/domain/content';
import type { Currency } from '@tailorbird/domain/kernel';
import { CatalogT, ContentT } from '../../composition/tokens.ts';
import type { PageLoad } from '../../page.tsx';

/** A garment as the home page shows it: little enough to travel in the page. */
export type FeaturedGarment = {
  readonly slug: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly colorCount: number;
  readonly prices: Readonly<Record<Currency, number>>;
};
export type NoteTeaser = { readonly slug: string; readonly title: string; readonly summary: string };
export type HomeData = {
  readonly content: HomeContent;
  readonly hero: FeaturedGarment | null;
  readonly featured: readonly FeaturedGarment[];
  readonly notes: readonly NoteTeaser[];
};

const featuredGarment = (type: ClothingType, fabricColorId?: number): FeaturedGarment => {
  const variant = defaultVariant(type, publicViewer);
  return {
    slug: type.slug,
    variantId: formatVariantId(type, { ...variant, fabricColorId: fabricColorId ?? variant.fabricColorId }),
    title: type.title,
    subtitle: type.subtitle,
    colorCount: shownFabricColors(type, publicViewer).length,
    prices: type.prices,
  };
};

/** How far a color is from gray, 0 … 255. */
const chroma = (hex: string): number => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

const liveliest = (colors: readonly FabricColor[]): FabricColor | undefined =>
  [...colors].sort((one, other) => chroma(other.color.hex) - chroma(one.color.hex))[0];

/**
 * The garments of the home page, in the order its texts name them. The first one is also the large one at the top, in its liveliest color, so that paper
 * is not shown on paper. Names of nothing are left out.
 */
export const composeHome = (content: HomeContent, types: readonly ClothingType[], notes: readonly NoteTeaser[]): HomeData => {
  const chosen = content.featured.flatMap((slug) => types.find((type) => type.slug === slug) ?? []);
  const [first] = chosen;
  const color = first && liveliest(shownFabricColors(first, publicViewer).filter(({ outOfStock }) => !outOfStock));
  return {
    content,
    hero: first ? featuredGarment(first, color?.id) : null,
    featured: chosen.map((type) => featuredGarment(type)),
    notes: notes.map(({ slug, title, summary }) => ({ slug, title, summary })),
  };
};

/** What the home page shows. */
export const loadHome = async ({ services }: PageLoad): Promise<HomeData> => {
  const [content, catalog] = await Promise.all([services.get(ContentT), services.get(CatalogT)]);
  const [home, types, notes] = await Promise.all([
    content.home(),
    catalog.clothingTypes(),
    // The page is whole without them (NOTES-03).
    content.latestNotes().catch(() => []),
  ]);
  return composeHome(home, types, notes);
};
