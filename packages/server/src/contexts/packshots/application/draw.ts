import {
  type ClothingType,
  fabricColorOf,
  parseVariantId,
  selectedPropertiesOf,
} from '@tailorbird/domain/catalog';
import { parseInitials } from '@tailorbird/domain/designer';
import {
  defaultStandardSizeFor,
  shapeGarment,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import {
  type Artwork,
  type FabricTexture,
  type Garment,
  type GarmentPattern,
  imageWidths,
  type View,
} from '@tailorbird/packshot';

export type Drawing = {
  readonly variantId: string;
  readonly view: View;
  readonly initials: string;
  readonly isForWomen?: boolean;
};

type Width = (typeof imageWidths)[number];

type PictureName = Omit<Drawing, 'initials'> & {
  /** The width of a render inside an SVG. */
  readonly width: Width;
  /** Asks for the drawing of a rendered garment. */
  readonly isDrawn: boolean;
  readonly format: 'svg' | 'png';
};

const pictureName =
  /^(\d{1,9}(?:-\d{1,9}){0,20})(?:\.(front|three-quarter|back|worn|detail))?(\.women)?(\.drawn)?(?:\.(\d{3,4}))?\.(svg|png)$/;

/**
 * `101-11-21.svg`, `101-11-21.back.svg`, `101-11-21.back.women.768.svg`, `101-11-21.drawn.svg`
 * or the same as `.png`; null for any other name.
 */
export const parseDrawingName = (name: string): PictureName | null => {
  const [, variantId, view = 'front', women, drawn, asked = '450', format] =
    pictureName.exec(name) ?? [];
  const width = imageWidths.find((known) => String(known) === asked);
  return variantId === undefined || width === undefined
    ? null
    : {
        variantId,
        view: view as View,
        isForWomen: women !== undefined,
        isDrawn: drawn !== undefined,
        width,
        format: format === 'png' ? 'png' : 'svg',
      };
};

/** Proportions of the women's cut in its middle size; empty for a size type without one. */
const shapedForWomen = (sizeTypeSlug: string): Pick<Garment, 'proportions'> => {
  const middle = standardMeasurements(sizeTypeSlug, defaultStandardSizeFor('women')) ?? [];
  const shaping = shapeGarment(sizeTypeSlug, middle, 'women');
  return shaping
    ? {
        proportions: {
          widthRatio: 1,
          lengthRatio: 1,
          sleeveRatio: 1,
          shaping: shaping.waistDarts === null ? 'seams' : 'darts',
        },
      }
    : {};
};

/**
 * The drawing's input for a piece; null for an invalid variant. Pieces no longer for sale are
 * included, because old orders show them.
 */
export const pieceAsGarment = (
  type: ClothingType<unknown>,
  { variantId, view, initials, isForWomen = false }: Drawing,
): Garment | null => {
  const variant = parseVariantId(type, variantId);
  if (!variant.ok) return null;
  const color = fabricColorOf(type, variant.value.fabricColorId);
  const selected = selectedPropertiesOf(type, variant.value.selectedProperties);
  if (!color || selected.length !== type.propertyCollections.length) return null;
  const letters = parseInitials(initials);
  return {
    pattern: type.pattern as GarmentPattern,
    color: color.color.hex,
    texture: color.fabric.texture as FabricTexture,
    properties: Object.fromEntries(
      selected.map(({ collection, property }) => [collection.slug, property.slug]),
    ),
    ...(type.artwork !== undefined && { artwork: type.artwork as Artwork }),
    ...(type.supportsInitials && letters.ok && letters.value && { initials: letters.value }),
    view,
    ...(isForWomen && type.sizeType && shapedForWomen(type.sizeType.slug)),
  };
};

const mostScenePieces = 5;
const longestSceneName = 1_500;
const sceneEnding = /(\.drawn)?(?:\.(\d{3,4}))?\.(svg|png)$/;
const scenePiece = /^([a-z0-9-]{1,80}):(\d{1,9}(?:-\d{1,9}){0,20})$/;

/**
 * Pieces of a scene, `cotton-t-shirt:101-11-21,pique-polo:501-51.svg`, with the width of its
 * renders as for `parseDrawingName`; null for any other name.
 */
export const parseSceneName = (
  name: string,
):
  | (Pick<PictureName, 'width' | 'isDrawn' | 'format'> & {
      readonly pieces: readonly { readonly slug: string; readonly variantId: string }[];
    })
  | null => {
  if (name.length > longestSceneName) return null;
  const [ending, drawn, asked = '450', format] = sceneEnding.exec(name) ?? [];
  const width = imageWidths.find((known) => String(known) === asked);
  if (ending === undefined || width === undefined) return null;
  const written = name.slice(0, -ending.length).split(',');
  if (written.length > mostScenePieces) return null;
  const pieces: { readonly slug: string; readonly variantId: string }[] = [];
  for (const each of written) {
    const [, slug, variantId] = scenePiece.exec(each) ?? [];
    if (slug === undefined || variantId === undefined) return null;
    pieces.push({ slug, variantId });
  }
  return {
    pieces,
    width,
    isDrawn: drawn !== undefined,
    format: format === 'png' ? 'png' : 'svg',
  };
};
