import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { packshotPath } from '../../ui/Packshot.tsx';

/** Rectangle on the 800 × 800 sheet. */
type Part = readonly [x: number, y: number, width: number, height: number];

const whole: Part = [0, 100, 800, 600];

/** The part of the garment that a collection changes, by collection. */
const parts: Readonly<Record<string, Part>> = {
  neck: [250, 65, 300, 225],
  collar: [250, 50, 300, 225],
  hood: [230, 40, 340, 255],
  sleeve: [40, 230, 260, 195],
  cuff: [15, 545, 200, 150],
  placket: [290, 110, 220, 165],
  pocket: [390, 240, 240, 180],
  drawcord: [280, 215, 240, 180],
  stitch: [300, 300, 200, 150],
  fringe: [220, 540, 340, 255],
  stripe: [200, 200, 400, 300],
  hem: [200, 495, 400, 300],
  handle: [220, 20, 360, 270],
  crown: [40, 170, 480, 360],
};

/** Exceptions by pattern. */
const partsOf: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  shirt: { placket: [310, 190, 180, 135], pocket: [390, 290, 200, 150] },
  sweatshirt: { pocket: [160, 430, 480, 360] },
  hoodie: { pocket: [230, 515, 340, 255] },
  'zip-hoodie': { pocket: [230, 515, 340, 255] },
  'half-zip': { pocket: [160, 430, 480, 360] },
  'zip-sweatshirt': { pocket: [160, 430, 480, 360] },
  cardigan: { neck: [240, 60, 320, 240], pocket: [220, 450, 360, 270] },
  tote: { pocket: [230, 300, 340, 255] },
  // A long or short sleeve is shown whole.
  'hi-neck': { sleeve: whole },
  undershirt: { sleeve: whole },
  'active-tee': { sleeve: whole },
  'knit-polo': { sleeve: whole },
};

/** The side of the sheet the parts are measured on. */
const sheet = 800;

/**
 * Picture of one property: the garment in a color without other choices, and the part to show,
 * as a style in percent.
 */
export const closeUpOf = (
  type: ClothingType,
  collectionSlug: string,
  propertyId: number,
  fabricColorId: number | null,
): {
  readonly source: string;
  readonly style: { readonly width: string; readonly left: string; readonly top: string };
} => {
  const variant = defaultVariant(type, publicViewer);
  const selectedProperties = { ...variant.selectedProperties, [collectionSlug]: propertyId };
  const [x, y, width, height] =
    partsOf[type.pattern]?.[collectionSlug] ?? parts[collectionSlug] ?? whole;
  const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
  return {
    source: packshotPath(
      type.slug,
      formatVariantId(type, { ...variant, fabricColorId, selectedProperties }),
      { isDrawn: true },
    ),
    style: { width: percent(sheet / width), left: percent(-x / width), top: percent(-y / height) },
  };
};
