import type { FabricTexture, Garment, GarmentPattern } from './garment.ts';
import { chosenProperties, withStitchOf } from './properties.ts';
import { renderFiles } from './renderFiles.ts';

/** Views of a garment. Drawings have front and back only. */
export type View = 'front' | 'three-quarter' | 'back' | 'detail';

/** Widths of the files of a render, in pixels. */
const fileWidths = [450, 768, 960] as const;

/** Width of the files that browsers color themselves. */
export const browserWidth = 768;

/** Name of the file in `renders` for a picture of the given width. */
export const renderFileOf = ({ name }: Pick<Render, 'name'>, width: number): string =>
  `${name}.${fileWidths.find((known) => known >= width) ?? 960}.avif`;

/** Properties that do not change the shape: they are drawn over a render. */
const overlaid: Readonly<Record<string, readonly string[]>> = {
  pocket: ['no-pocket', 'chest-pocket'],
  stripe: ['plain', 'breton'],
};

type Shapes = Readonly<Record<string, string>>;

/**
 * Rendered shapes by pattern and by the other properties, in the order of
 * `drawableProperties`; for `texturedPatterns` also by texture. A pattern without a row
 * is drawn. A list of garments shows renders only if all its garments have one.
 */
const shapes: Readonly<Partial<Record<GarmentPattern, Shapes>>> = {
  't-shirt': {
    'crew-neck regular-sleeve': 't-shirt',
    'v-neck regular-sleeve': 't-shirt-v',
    'deep-crew regular-sleeve': 't-shirt-deep',
  },
  'long-sleeve': {
    'crew-neck hemmed-cuff': 'long-sleeve',
    'crew-neck ribbed-cuff': 'long-sleeve-rib',
  },
  'hi-neck': { 'long-sleeve': 'hi-neck', 'short-sleeve': 'hi-neck-short' },
  undershirt: { 'deep-crew short-sleeve': 'undershirt' },
  tank: { 'scoop-neck': 'tank' },
  'active-tee': {
    'crew-neck short-sleeve': 'active-tee',
    'crew-neck long-sleeve': 'active-tee-long',
  },
  knit: {
    'crew-neck fine-gauge ribbed-cuff': 'knit',
    'v-neck fine-gauge ribbed-cuff': 'knit-v',
    'roll-neck fine-gauge ribbed-cuff': 'knit-roll',
    'crew-neck rib-stitch ribbed-cuff': 'knit-rib',
    'crew-neck cable-stitch ribbed-cuff': 'knit-cable',
  },
  cardigan: {
    'v-neck rib-stitch patch-pockets': 'cardigan-rib',
    'v-neck fine-gauge patch-pockets': 'cardigan',
  },
  'half-zip': {
    'stand-collar ribbed-cuff fine-knit': 'half-zip-knit',
    'stand-collar ribbed-cuff fleece': 'half-zip',
    'stand-collar ribbed-cuff technical': 'half-zip',
  },
  sweatshirt: {
    'crew-neck ribbed-cuff': 'sweatshirt',
    'high-neck ribbed-cuff': 'sweatshirt-high',
  },
  'zip-sweatshirt': { 'stand-collar side-pockets ribbed-cuff': 'zip-sweatshirt' },
};

/** Patterns that are sewn or knitted: the shape depends on the texture. */
const texturedPatterns: ReadonlySet<GarmentPattern> = new Set(['half-zip']);

/** A rendered picture of a garment. */
export type Render = {
  /** Name of its files in `renders`, without width and ending. */
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
};

type Shaped = Pick<Garment, 'pattern' | 'texture' | 'properties'>;

/** Name of the rendered shape of a garment; undefined if it is drawn. */
export const shapeOf = (garment: Shaped): string | undefined => {
  const { pattern, texture } = garment;
  const chosen = chosenProperties({ ...garment, properties: withStitchOf(garment) });
  const key = Object.entries(chosen)
    .filter(([collection, property]) => !overlaid[collection]?.includes(property))
    .map(([, property]) => property)
    .concat(texturedPatterns.has(pattern) ? texture : [])
    .join(' ');
  return shapes[pattern]?.[key];
};

const filesOf = (shape: string, garment: Garment, view: View): string =>
  `${shape}.${garment.proportions?.shaping ? 'women' : 'men'}.${view}`;

const hasOverlay = (garment: Garment): boolean => {
  const { pocket, stripe } = chosenProperties(garment);
  return (
    Boolean(garment.initials || garment.artwork) || pocket === 'chest-pocket' || stripe === 'breton'
  );
};

const coarseTextures: ReadonlySet<FabricTexture> = new Set(['pique', 'waffle', 'rib']);

/** True if the texture is drawn over a render, which contains the stitch of knitwear only. */
export const isTextureDrawn = (garment: Shaped): boolean =>
  coarseTextures.has(garment.texture) && chosenProperties(garment).stitch === undefined;

/**
 * Drawings over a render are flat and at the scale of a whole garment: it has no
 * three-quarter view and no detail.
 */
const showsView = (garment: Garment, view: View): boolean => {
  if (view === 'front' || view === 'back') return true;
  return !hasOverlay(garment) && !(view === 'detail' && isTextureDrawn(garment));
};

/**
 * The render of a garment; null if the garment is drawn. A garment has renders of its
 * front and back, or none.
 */
export const renderOf = (garment: Garment): Render | null => {
  const shape = shapeOf(garment);
  if (shape === undefined) return null;
  const [front, back] = (['front', 'back'] as const).map((view) => filesOf(shape, garment, view));
  if (!front || !back || !(front in renderFiles && back in renderFiles)) return null;
  const { view = 'front' } = garment;
  if (!showsView(garment, view)) return null;
  const name = filesOf(shape, garment, view);
  const file = renderFiles[name];
  return file ? { name, ...file } : null;
};

export const isRendered = (garment: Shaped): boolean => shapeOf(garment) !== undefined;

export const hasRenders = (pattern: GarmentPattern): boolean => Object.hasOwn(shapes, pattern);

/** Drawings have two views: front and back. */
export const viewsOf = (garment: Garment): readonly View[] =>
  (['front', 'three-quarter', 'back', 'detail'] as const).filter(
    (view) => view === 'front' || view === 'back' || renderOf({ ...garment, view }) !== null,
  );
