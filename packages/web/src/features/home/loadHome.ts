import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  type ProductGroup,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type { HomeContent, SeasonalBanner, NoteTeaser as Teaser } from '@tailorbird/domain/content';
import type { Currency } from '@tailorbird/domain/kernel';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { latestNotesOrNone } from '../../shared/content/latestNotes.ts';
import { isVariantRendered } from '../../shared/garments/garmentOf.ts';
import { CatalogT, ContentT } from '../../shared/ports/ports.ts';
import { sceneGarment } from '../../shared/scenes/sceneGarment.ts';
import {
  rowOfRenders,
  type ScenePicture,
  sceneOf,
  sceneOfGroup,
} from '../../shared/scenes/scenes.ts';
import type { ScenePiece } from '../../ui/Packshot.tsx';

/** A garment of the home page; small, because it is serialized into the page. */
export type FeaturedGarment = {
  readonly isRendered: boolean;
  readonly slug: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly colorCount: number;
  readonly prices: Readonly<Record<Currency, number>>;
};
export type NoteTeaser = Pick<Teaser, 'slug' | 'title' | 'summary' | 'piece' | 'drawing'>;
export type Family = {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
  readonly picture: ScenePicture;
};
export type HomeData = {
  readonly content: HomeContent;
  readonly hero: ScenePicture | null;
  /** The T-shirt that “Design yours” opens; null without one among the featured garments. */
  readonly design: ScenePiece | null;
  readonly season: { readonly banner: SeasonalBanner; readonly picture: ScenePicture } | null;
  readonly families: readonly Family[];
  readonly featured: readonly FeaturedGarment[];
  readonly notes: readonly NoteTeaser[];
};

const featuredGarment = (type: ClothingType): FeaturedGarment => {
  const variant = defaultVariant(type, publicViewer);
  return {
    isRendered: isVariantRendered(type, variant),
    slug: type.slug,
    variantId: formatVariantId(type, variant),
    title: type.title,
    subtitle: type.subtitle,
    colorCount: shownFabricColors(type, publicViewer).length,
    prices: type.prices,
  };
};

const families = (
  groups: readonly ProductGroup[],
  types: readonly ClothingType[],
): readonly Family[] =>
  groups.flatMap(({ slug, title, subCategories }) => {
    const parts = subCategories.map(({ clothingTypeSlugs }) =>
      clothingTypeSlugs.flatMap((each) => types.find((type) => type.slug === each) ?? []),
    );
    const picture = sceneOfGroup(
      slug,
      parts.map((part) => part.map(sceneGarment)),
    );
    return picture ? [{ slug, title, count: new Set(parts.flat()).size, picture }] : [];
  });

/** A row of renders if three garments have them. */
const heroOf = (chosen: readonly ClothingType[]): ScenePicture | null => {
  const rendered = chosen.filter((type) => featuredGarment(type).isRendered);
  return rendered.length >= rowOfRenders.most
    ? sceneOf(rendered.map(sceneGarment), rowOfRenders)
    : sceneOf(chosen.map(sceneGarment));
};

const seasonOf = (banner: SeasonalBanner): NonNullable<HomeData['season']> => ({
  banner,
  picture: {
    scene: banner.pieces.every(({ picture }) => picture === 'render') ? 'row' : 'rail',
    pieces: banner.pieces.map(({ slug, variant }) => ({ slug, variantId: variant })),
  },
});

type Range = { readonly types: readonly ClothingType[]; readonly groups: readonly ProductGroup[] };

/**
 * The home page: the garments that its texts name, in order and all at the top, and the
 * families of the range. Unknown names are omitted.
 */
export const composeHome = (
  content: HomeContent,
  { types, groups }: Range,
  notes: readonly NoteTeaser[],
): HomeData => {
  const chosen = content.featured.flatMap((slug) => types.find((type) => type.slug === slug) ?? []);
  const shirt = chosen.find(({ pattern }) => pattern === 't-shirt');
  return {
    content,
    hero: heroOf(chosen),
    design: shirt ? { slug: shirt.slug, variantId: featuredGarment(shirt).variantId } : null,
    season: content.season && seasonOf(content.season),
    families: families(groups, types),
    featured: chosen.map(featuredGarment),
    notes: notes.map(({ slug, title, summary, piece, drawing }) => ({
      slug,
      title,
      summary,
      piece,
      drawing,
    })),
  };
};

export const loadHome = async ({ services }: PageLoad): Promise<HomeData> => {
  const [content, catalog] = await Promise.all([services.get(ContentT), services.get(CatalogT)]);
  const [home, types, groups, notes] = await Promise.all([
    content.home(),
    catalog.clothingTypes(),
    catalog.productGroups(),
    // The page also works without notes (NOTES-03).
    latestNotesOrNone({ content })(),
  ]);
  return composeHome(home, { types, groups }, notes);
};
