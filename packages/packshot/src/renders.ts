import type { Garment, GarmentPattern } from './garment.ts';
import {
  chosenProperties,
  drawableProperties,
  isTextureDrawn,
  withStitchOf,
} from './properties.ts';

/** Views of a garment. Drawings have front and back only. */
export type View = 'front' | 'three-quarter' | 'back' | 'worn' | 'detail';

/** Patterns with renders. A list of garments shows renders only if all its garments have one. */
const renderedPatterns: ReadonlySet<string> = new Set(
  't-shirt long-sleeve hi-neck undershirt tank active-tee polo long-polo knit-polo knit cardigan half-zip sweatshirt zip-sweatshirt hoodie zip-hoodie'.split(
    ' ',
  ),
);

/**
 * Words of properties in the names of shapes. The first property of a collection adds none,
 * nor do properties that are drawn over a render: chest pockets and stripes.
 */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  'v-neck:v deep-crew:deep crew-neck:crew henley:henley roll-neck:roll shawl-collar:shawl high-neck:high half-zip:half-zip button-down-collar:buttondown open-collar:open two-buttons:two hemmed-sleeve:hem rib-stitch:rib cable-stitch:cable ribbed-collar:rib rolled-sleeve:rolled rolled-cuff:rolled ribbed-cuff:rib hemmed-cuff:hem short-sleeve:short long-sleeve:long sleeveless:sleeveless side-pockets:pockets no-pocket:plain double-hood:double no-cord:cordless'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** True for shapes without a render. */
const isMissing = (shape: string): boolean =>
  /sleeveless|cable-rolled|-shawl/.test(shape) ||
  (/polo/.test(shape) && /-(open|hem|long|rib|cable)/.test(shape)) ||
  (/zip-knit/.test(shape) && /-pockets/.test(shape));

/** Shapes with a three-quarter view. */
export const turned: ReadonlySet<string> = new Set(
  't-shirt t-shirt-v t-shirt-deep t-shirt-rolled long-sleeve long-sleeve-rib hi-neck hi-neck-short undershirt tank tank-crew active-tee active-tee-long polo polo-buttondown long-polo long-polo-buttondown knit-polo knit-polo-two knit knit-v knit-roll knit-rib knit-cable cardigan cardigan-rib half-zip half-zip-knit sweatshirt sweatshirt-high zip-sweatshirt hoodie zip-hoodie'.split(
    ' ',
  ),
);

/** Words of properties that change the front only. */
const frontal = /-(v|deep|crew|henley|two|pockets|plain|double|cordless)(?=-|$)/g;

/** The shape whose back a shape shows: those that differ in front only share one. */
export const backOf = (shape: string): string =>
  turned.has(shape) ? shape : shape.replace(frontal, '').replace(/^zip-sweatshirt-/, 'half-zip-');

/** Shapes with a picture of neck and shoulder. */
const detailed: ReadonlySet<string> = new Set(
  't-shirt t-shirt-v t-shirt-deep long-sleeve long-sleeve-rib hi-neck hi-neck-short undershirt tank active-tee active-tee-long polo knit knit-v knit-cable cardigan half-zip sweatshirt'.split(
    ' ',
  ),
);

/** Shapes with a picture of the form that wears them. */
const worn: ReadonlySet<string> = new Set(
  't-shirt long-sleeve hi-neck tank knit cardigan sweatshirt'.split(' '),
);

type Shaped = Pick<Garment, 'pattern' | 'texture' | 'properties'>;

/** The first part of the names of shapes: a half-zip is sewn or knitted. */
const stemOf = ({ pattern, texture }: Shaped): string | undefined => {
  if (!renderedPatterns.has(pattern)) return;
  if (pattern !== 'half-zip') return pattern;
  if (texture === 'fine-knit') return 'half-zip-knit';
  return texture === 'fleece' || texture === 'technical' ? pattern : undefined;
};

/** Name of the rendered shape of a garment; undefined if it is drawn. */
export const shapeOf = (garment: Shaped): string | undefined => {
  const stem = stemOf(garment);
  if (stem === undefined) return;
  const chosen = chosenProperties({ ...garment, properties: withStitchOf(garment) });
  const shape = Object.entries(chosen)
    .filter(([collection, slug]) => slug !== drawableProperties[garment.pattern][collection]?.[0])
    .map(([, slug]) => words[slug])
    .reduce<string>((name, word) => (word === undefined ? name : `${name}-${word}`), stem)
    .replace('sweatshirt-half-zip', 'half-zip');
  return isMissing(shape) ? undefined : shape;
};

const hasOverlay = (garment: Garment): boolean => {
  const { pocket, stripe = 'plain' } = chosenProperties(garment);
  return (
    Boolean(garment.initials || garment.artwork) || pocket === 'chest-pocket' || stripe !== 'plain'
  );
};

/**
 * Drawings over a render are flat and at the scale of a whole garment: it has no
 * three-quarter view and no detail. Worn, they lie on the front.
 */
const showsView = (garment: Garment, shape: string, view: View): boolean => {
  if (view === 'front' || view === 'back') return true;
  if (view === 'worn') return worn.has(shape);
  if (hasOverlay(garment) || !turned.has(shape)) return false;
  return view === 'three-quarter' || (detailed.has(shape) && !isTextureDrawn(garment));
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
  const shown = view === 'back' ? backOf(shape) : shape;
  return { shape: shown, cut: proportions?.shaping ? 'women' : 'men', view };
};

export const isRendered = (garment: Shaped): boolean => shapeOf(garment) !== undefined;

export const hasRenders = (pattern: GarmentPattern): boolean => renderedPatterns.has(pattern);

/** Drawings have two views: front and back. */
export const viewsOf = (garment: Garment): readonly View[] =>
  (['front', 'three-quarter', 'back', 'worn', 'detail'] as const).filter(
    (view) => view === 'front' || view === 'back' || renderKeyOf({ ...garment, view }) !== null,
  );
