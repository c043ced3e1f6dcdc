import type { Garment, GarmentPattern } from './garment.ts';
import { chosenProperties, isTextureDrawn, withStitchOf } from './properties.ts';

/** Views of a garment. Drawings have front and back only. */
export type View = 'front' | 'three-quarter' | 'back' | 'detail';

/** Properties that do not change the shape: they are drawn over a render. */
const overlaid: Readonly<Record<string, readonly string[]>> = {
  pocket: ['no-pocket', 'chest-pocket'],
  stripe: ['plain', 'breton', 'block'],
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
    'crew-neck rolled-sleeve': 't-shirt-rolled',
    'v-neck rolled-sleeve': 't-shirt-v-rolled',
    'deep-crew rolled-sleeve': 't-shirt-deep-rolled',
  },
  'long-sleeve': {
    'crew-neck hemmed-cuff': 'long-sleeve',
    'crew-neck ribbed-cuff': 'long-sleeve-rib',
    'v-neck hemmed-cuff': 'long-sleeve-v',
    'v-neck ribbed-cuff': 'long-sleeve-v-rib',
    'henley hemmed-cuff': 'henley',
    'henley ribbed-cuff': 'henley-rib',
  },
  'hi-neck': { 'long-sleeve': 'hi-neck', 'short-sleeve': 'hi-neck-short' },
  undershirt: {
    'deep-crew short-sleeve': 'undershirt',
    'v-neck short-sleeve': 'undershirt-v',
    'crew-neck short-sleeve': 'undershirt-crew',
  },
  tank: { 'scoop-neck': 'tank', 'crew-neck': 'tank-crew' },
  'active-tee': {
    'crew-neck short-sleeve': 'active-tee',
    'crew-neck long-sleeve': 'active-tee-long',
    'v-neck short-sleeve': 'active-tee-v',
    'v-neck long-sleeve': 'active-tee-long-v',
  },
  knit: {
    'crew-neck fine-gauge ribbed-cuff': 'knit',
    'v-neck fine-gauge ribbed-cuff': 'knit-v',
    'roll-neck fine-gauge ribbed-cuff': 'knit-roll',
    'crew-neck rib-stitch ribbed-cuff': 'knit-rib',
    'crew-neck cable-stitch ribbed-cuff': 'knit-cable',
    'v-neck rib-stitch ribbed-cuff': 'knit-v-rib',
    'v-neck cable-stitch ribbed-cuff': 'knit-v-cable',
  },
  cardigan: {
    'v-neck rib-stitch patch-pockets': 'cardigan-rib',
    'v-neck fine-gauge patch-pockets': 'cardigan',
  },
  'half-zip': {
    'stand-collar ribbed-cuff fine-knit': 'half-zip-knit',
    'stand-collar ribbed-cuff fleece': 'half-zip',
    'stand-collar ribbed-cuff technical': 'half-zip',
    'stand-collar side-pockets ribbed-cuff fleece': 'half-zip-pockets',
    'stand-collar side-pockets ribbed-cuff technical': 'half-zip-pockets',
  },
  sweatshirt: {
    'crew-neck ribbed-cuff': 'sweatshirt',
    'high-neck ribbed-cuff': 'sweatshirt-high',
    'half-zip ribbed-cuff': 'half-zip',
    'crew-neck side-pockets ribbed-cuff': 'sweatshirt-pockets',
    'half-zip side-pockets ribbed-cuff': 'half-zip-pockets',
  },
  'zip-sweatshirt': { 'stand-collar side-pockets ribbed-cuff': 'zip-sweatshirt' },
  hoodie: { 'lined-hood kangaroo-pocket flat-cord': 'hoodie' },
  'zip-hoodie': { 'lined-hood split-pocket flat-cord': 'zip-hoodie' },
};

/** Patterns that are sewn or knitted: the shape depends on the texture. */
const texturedPatterns: ReadonlySet<GarmentPattern> = new Set(['half-zip']);

/**
 * Shapes that differ from another one in front only: they show its back, and have no
 * three-quarter view and no detail.
 */
const backs: Readonly<Record<string, string>> = {
  't-shirt-v-rolled': 't-shirt-rolled',
  't-shirt-deep-rolled': 't-shirt-rolled',
  'long-sleeve-v': 'long-sleeve',
  'long-sleeve-v-rib': 'long-sleeve-rib',
  henley: 'long-sleeve',
  'henley-rib': 'long-sleeve-rib',
  'undershirt-v': 'undershirt',
  'undershirt-crew': 'undershirt',
  'active-tee-v': 'active-tee',
  'active-tee-long-v': 'active-tee-long',
  'knit-v-rib': 'knit-rib',
  'knit-v-cable': 'knit-cable',
  'sweatshirt-pockets': 'sweatshirt',
  'half-zip-pockets': 'half-zip',
};

/** Shapes with a picture of neck and shoulder. */
const detailedShapes: ReadonlySet<string> = new Set([
  'active-tee',
  'active-tee-long',
  'hi-neck',
  'hi-neck-short',
  'long-sleeve',
  'long-sleeve-rib',
  't-shirt',
  't-shirt-deep',
  't-shirt-v',
  'tank',
  'undershirt',
]);

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

const hasOverlay = (garment: Garment): boolean => {
  const { pocket, stripe = 'plain' } = chosenProperties(garment);
  return (
    Boolean(garment.initials || garment.artwork) || pocket === 'chest-pocket' || stripe !== 'plain'
  );
};

/**
 * Drawings over a render are flat and at the scale of a whole garment: it has no
 * three-quarter view and no detail.
 */
const showsView = (garment: Garment, shape: string, view: View): boolean => {
  if (view === 'front' || view === 'back') return true;
  if (hasOverlay(garment) || Object.hasOwn(backs, shape)) return false;
  return view === 'three-quarter' || (detailedShapes.has(shape) && !isTextureDrawn(garment));
};

/** A picture of a shape; the women’s cut has its own. */
export type RenderKey = {
  readonly shape: string;
  readonly cut: 'men' | 'women';
  readonly view: View;
};

/** Name of the files of a render, without width and ending. */
export const renderName = ({ shape, cut, view }: RenderKey): string => `${shape}.${cut}.${view}`;

/**
 * The render that shows a garment; null if the garment is drawn. The server draws the
 * garment if the shape has no render in this cut.
 */
export const renderKeyOf = (garment: Garment): RenderKey | null => {
  const { view = 'front', proportions } = garment;
  const shape = shapeOf(garment);
  if (shape === undefined || !showsView(garment, shape, view)) return null;
  const shown = view === 'back' ? (backs[shape] ?? shape) : shape;
  return { shape: shown, cut: proportions?.shaping ? 'women' : 'men', view };
};

export const isRendered = (garment: Shaped): boolean => shapeOf(garment) !== undefined;

export const hasRenders = (pattern: GarmentPattern): boolean => Object.hasOwn(shapes, pattern);

/** Drawings have two views: front and back. */
export const viewsOf = (garment: Garment): readonly View[] =>
  (['front', 'three-quarter', 'back', 'detail'] as const).filter(
    (view) => view === 'front' || view === 'back' || renderKeyOf({ ...garment, view }) !== null,
  );
