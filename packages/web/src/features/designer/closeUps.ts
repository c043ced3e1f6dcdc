import { type ClothingType, defaultVariant, formatVariantId, publicViewer } from '@tailorbird/domain/catalog';
import { packshotPath } from '../../ui/Packshot.tsx';

/** Left, top, width and height on the 800 × 800 sheet. */
type Part = readonly [x: number, y: number, width: number, height: number];

const whole: Part = [0, 100, 800, 600];

/** Where the properties of a collection differ, by collection. */
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
};

/** … and where a pattern has them in another place. */
const partsOf: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  shirt: { placket: [310, 190, 180, 135], pocket: [390, 290, 200, 150] },
  sweatshirt: { pocket: [160, 430, 480, 360] },
  hoodie: { pocket: [230, 515, 340, 255] },
  'zip-hoodie': { pocket: [230, 515, 340, 255] },
};

/** Picture of one property: the part of the garment where it shows, in the garment's first color, with nothing else chosen. */
export const closeUpPath = (type: ClothingType, collectionSlug: string, propertyId: number): string => {
  const variant = defaultVariant(type, publicViewer);
  const selectedProperties = { ...variant.selectedProperties, [collectionSlug]: propertyId };
  const part = partsOf[type.pattern]?.[collectionSlug] ?? parts[collectionSlug] ?? whole;
  return `${packshotPath(type.slug, formatVariantId(type, { ...variant, selectedProperties }))}#svgView(viewBox(${part.join(',')}))`;
};
