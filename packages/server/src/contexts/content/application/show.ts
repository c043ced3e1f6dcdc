import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  isListed,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type {
  Block,
  FabricSheet,
  FootprintDesign,
  NoteTeaser,
  Piece,
  PieceName,
  ProductPiece,
  SeasonalBanner,
  UnresolvedContent,
} from '@tailorbird/domain/content';
import { inLanguage, type Locale, type Localized, unreachable } from '@tailorbird/domain/kernel';
import { isVariantRendered } from '../../catalog/index.ts';

type Types = readonly ClothingType<Localized>[];

const shownType = (types: Types, slug: string): ClothingType<Localized> | undefined =>
  types.find((type) => type.slug === slug && isListed(type, publicViewer));

/**
 * A garment on a page, in the requested color if it is available. Null if visitors cannot see
 * it.
 */
export const showPiece = (types: Types, name: PieceName, locale: Locale): Piece | null => {
  const type = shownType(types, name.slug);
  if (!type) return null;
  const standard = defaultVariant(type, publicViewer);
  const color = shownFabricColors(type, publicViewer).find(
    (candidate) =>
      candidate.color.slug === name.color && isFabricColorSelectable(candidate, publicViewer),
  );
  const variant = color ? { ...standard, fabricColorId: color.id } : standard;
  return {
    slug: type.slug,
    variant: formatVariantId(type, variant),
    title: type.title[locale],
    view: name.view,
    picture: isVariantRendered(type, variant) ? 'render' : 'drawing',
  };
};

const showPieces = (types: Types, names: readonly PieceName[], locale: Locale): readonly Piece[] =>
  names.flatMap((name) => showPiece(types, name, locale) ?? []);

const showProducts = (
  types: Types,
  names: readonly PieceName[],
  locale: Locale,
): readonly ProductPiece[] =>
  names.flatMap((name) => {
    const piece = showPiece(types, name, locale);
    const type = piece && shownType(types, piece.slug);
    if (!type) return [];
    return [{ ...piece, subtitle: type.subtitle[locale], prices: type.prices }];
  });

const piecesOfFabric = 3;

/** Fabrics of the listed clothing types in catalog order, with their colors and a few garments. */
const showFabrics = (types: Types, locale: Locale): readonly FabricSheet[] => {
  const listed = types.filter(
    (type) => isListed(type, publicViewer) && type.productClass !== 'Gift Card',
  );
  const fabrics = new Map<
    string,
    {
      fabric: ClothingType<Localized>['fabricColors'][number]['fabric'];
      uses: {
        type: ClothingType<Localized>;
        color: ClothingType<Localized>['fabricColors'][number];
      }[];
    }
  >();
  for (const type of listed) {
    for (const color of shownFabricColors(type, publicViewer)) {
      const known = fabrics.get(color.fabric.slug) ?? { fabric: color.fabric, uses: [] };
      known.uses.push({ type, color });
      fabrics.set(color.fabric.slug, known);
    }
  }
  return [...fabrics.values()].map(({ fabric, uses }, place) => {
    const colors = new Map(
      uses.map(({ color }) => [
        color.color.slug,
        { title: color.color.title[locale], hex: color.color.hex },
      ]),
    );
    const garments = [...new Set(uses.map(({ type }) => type))].slice(0, piecesOfFabric);
    return {
      slug: fabric.slug,
      title: fabric.title[locale],
      texture: fabric.texture,
      composition: fabric.composition[locale],
      care: fabric.care[locale],
      weightGsm: fabric.weightGsm,
      colors: [...colors.values()],
      pieces: garments.flatMap((type, index) => {
        // A different color for each, so that a wall of garments is not all white.
        const own = uses.filter((use) => use.type === type);
        const chosen = own[(index + place) % own.length];
        return (
          showPiece(
            types,
            { slug: type.slug, color: chosen?.color.color.slug ?? null, view: 'front' },
            locale,
          ) ?? []
        );
      }),
    };
  });
};

const showDesigns = (
  types: Types,
  slugs: readonly string[],
  locale: Locale,
): readonly FootprintDesign[] =>
  slugs.flatMap((slug) => {
    const type = shownType(types, slug);
    const piece = showPiece(types, { slug, color: null, view: 'front' }, locale);
    const fabric = type?.fabricColors[0]?.fabric;
    return type && piece && fabric ? [{ ...piece, id: type.id, fabric: fabric.title[locale] }] : [];
  });

/** Target of an internal link. Null for a garment that visitors cannot see. */
export const visibleTarget = (types: Types, to: string): string | null => {
  const [, slug] = /^\/product\/([^/?#]+)/.exec(to) ?? [];
  return slug === undefined || shownType(types, slug) ? to : null;
};

/** A block in the reader's language, with data from the catalog. */
export const showBlock = (
  types: Types,
  localized: Block<Localized, UnresolvedContent>,
  locale: Locale,
): Block => {
  const block = inLanguage(localized, locale) as Block<string, UnresolvedContent>;
  switch (block.kind) {
    case 'text':
      return {
        ...block,
        beside: block.beside && {
          ...block.beside,
          pieces: showPieces(types, block.beside.pieces, locale),
        },
      };
    case 'picture':
      return { ...block, pieces: showPieces(types, block.pieces, locale) };
    case 'products':
      return { ...block, pieces: showProducts(types, block.pieces, locale) };
    case 'fabrics':
      return { ...block, fabrics: showFabrics(types, locale) };
    case 'footprint':
      return { ...block, designs: showDesigns(types, block.designs, locale) };
    case 'lead':
    case 'graphic':
    case 'figures':
    case 'steps':
    case 'quote':
    case 'table':
    case 'accordion':
    case 'inquiry':
      return block;
    case 'action':
      return { ...block, to: visibleTarget(types, block.to) ?? '/products' };
    default:
      return unreachable(block);
  }
};

export const showTeaser = (
  types: Types,
  localized: NoteTeaser<Localized, UnresolvedContent>,
  locale: Locale,
): NoteTeaser => ({
  id: localized.id,
  slug: localized.slug,
  title: localized.title[locale],
  published: localized.published,
  tags: localized.tags,
  summary: localized.summary[locale],
  piece: localized.piece && showPiece(types, localized.piece, locale),
  drawing: localized.drawing,
});

/** The banner of a season in the reader's language, with its available garments. */
export const showSeason = (
  types: Types,
  localized: SeasonalBanner<Localized, UnresolvedContent>,
  locale: Locale,
): SeasonalBanner => ({
  slug: localized.slug,
  title: localized.title[locale],
  text: localized.text[locale],
  action: localized.action[locale],
  to: localized.to,
  pieces: showPieces(types, localized.pieces, locale),
});
