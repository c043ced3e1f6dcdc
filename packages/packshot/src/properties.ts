import type { FabricTexture, Garment, GarmentPattern } from './garment.ts';

const stripe = ['plain', 'breton', 'block'];

/** Supported property slugs by pattern and collection slug. The first is the default. */
export const drawableProperties: Readonly<
  Record<GarmentPattern, Readonly<Record<string, readonly string[]>>>
> = {
  't-shirt': {
    neck: ['crew-neck', 'v-neck', 'deep-crew'],
    sleeve: ['regular-sleeve', 'rolled-sleeve'],
    pocket: ['no-pocket', 'chest-pocket'],
    stripe,
  },
  'long-sleeve': {
    neck: ['crew-neck', 'v-neck', 'henley'],
    cuff: ['hemmed-cuff', 'ribbed-cuff'],
    pocket: ['no-pocket', 'chest-pocket'],
    stripe,
  },
  polo: {
    collar: ['knit-collar', 'button-down-collar'],
    placket: ['three-buttons', 'two-buttons'],
    sleeve: ['ribbed-sleeve', 'hemmed-sleeve'],
    pocket: ['no-pocket', 'chest-pocket'],
    stripe,
  },
  shirt: {
    collar: ['button-down-collar', 'kent-collar', 'band-collar'],
    cuff: ['one-button-cuff', 'two-button-cuff', 'french-cuff'],
    placket: ['front-placket', 'plain-front'],
    pocket: ['chest-pocket', 'no-pocket'],
  },
  sweatshirt: {
    neck: ['crew-neck', 'half-zip', 'high-neck'],
    pocket: ['no-pocket', 'side-pockets'],
    cuff: ['ribbed-cuff', 'hemmed-cuff'],
  },
  hoodie: {
    hood: ['lined-hood', 'double-hood'],
    pocket: ['kangaroo-pocket', 'no-pocket'],
    drawcord: ['flat-cord', 'no-cord'],
  },
  'zip-hoodie': {
    hood: ['lined-hood'],
    pocket: ['split-pocket', 'no-pocket'],
    drawcord: ['flat-cord', 'no-cord'],
  },
  knit: {
    neck: ['crew-neck', 'v-neck', 'roll-neck'],
    stitch: ['fine-gauge', 'rib-stitch', 'cable-stitch'],
    cuff: ['ribbed-cuff', 'rolled-cuff'],
  },
  beanie: {
    fold: ['folded-cuff', 'slouch'],
    stitch: ['rib-stitch', 'fine-gauge', 'cable-stitch'],
  },
  scarf: { fringe: ['fringed', 'plain-edge'] },
  'gift-card': { edition: ['printed', 'digital'] },
  'hi-neck': { sleeve: ['long-sleeve', 'short-sleeve'], pocket: ['no-pocket', 'chest-pocket'] },
  undershirt: {
    neck: ['deep-crew', 'v-neck', 'crew-neck'],
    sleeve: ['short-sleeve', 'sleeveless'],
  },
  tank: { neck: ['scoop-neck', 'crew-neck'] },
  'active-tee': { neck: ['crew-neck', 'v-neck'], sleeve: ['short-sleeve', 'long-sleeve'] },
  'long-polo': {
    collar: ['knit-collar', 'button-down-collar'],
    placket: ['three-buttons', 'two-buttons'],
    cuff: ['ribbed-cuff', 'hemmed-cuff'],
    pocket: ['no-pocket', 'chest-pocket'],
    stripe,
  },
  'knit-polo': {
    collar: ['knit-collar', 'open-collar'],
    placket: ['three-buttons', 'two-buttons'],
    sleeve: ['short-sleeve', 'long-sleeve'],
    stitch: ['fine-gauge', 'rib-stitch', 'cable-stitch'],
    stripe,
  },
  'terry-shirt': {
    collar: ['kent-collar', 'band-collar'],
    cuff: ['one-button-cuff', 'hemmed-cuff'],
    pocket: ['chest-pocket', 'no-pocket'],
  },
  'open-collar': {
    sleeve: ['hemmed-sleeve', 'ribbed-sleeve'],
    pocket: ['no-pocket', 'chest-pocket'],
    stripe,
  },
  'praia-shirt': {
    hem: ['straight-hem', 'curved-hem'],
    pocket: ['chest-pocket', 'no-pocket'],
    stripe,
  },
  'rugby-shirt': {
    collar: ['twill-collar', 'tonal-collar'],
    stripe: ['block', 'breton', 'plain'],
    cuff: ['ribbed-cuff', 'hemmed-cuff'],
    pocket: ['no-pocket', 'chest-pocket'],
  },
  'knit-shirt': {
    collar: ['kent-collar', 'band-collar'],
    stitch: ['fine-gauge', 'rib-stitch', 'cable-stitch'],
    pocket: ['no-pocket', 'chest-pocket'],
  },
  'half-zip': {
    collar: ['stand-collar', 'ribbed-collar'],
    pocket: ['no-pocket', 'side-pockets'],
    cuff: ['ribbed-cuff', 'hemmed-cuff'],
  },
  cardigan: {
    neck: ['v-neck', 'crew-neck', 'shawl-collar'],
    stitch: ['fine-gauge', 'rib-stitch', 'cable-stitch'],
    pocket: ['patch-pockets', 'no-pocket'],
  },
  'zip-sweatshirt': {
    collar: ['stand-collar', 'ribbed-collar'],
    pocket: ['side-pockets', 'no-pocket'],
    cuff: ['ribbed-cuff', 'hemmed-cuff'],
  },
  cap: { crown: ['structured-crown', 'soft-crown'] },
  tote: { handle: ['long-handles', 'short-handles'], pocket: ['no-pocket', 'patch-pocket'] },
};

export const defaultProperties: Readonly<Record<GarmentPattern, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    Object.entries(drawableProperties).map(([pattern, collections]) => [
      pattern,
      Object.fromEntries(
        Object.entries(collections).map(([collection, [first]]) => [collection, first]),
      ),
    ]),
  ) as Record<GarmentPattern, Record<string, string>>;

/**
 * Property of each collection of the pattern: the chosen one if supported, else the
 * default.
 */
export const chosenProperties = ({
  pattern,
  properties,
}: Pick<Garment, 'pattern' | 'properties'>) =>
  Object.fromEntries(
    Object.entries(drawableProperties[pattern]).map(([collection, known]) => {
      const chosen = Object.hasOwn(properties, collection) ? properties[collection] : undefined;
      return [collection, chosen !== undefined && known.includes(chosen) ? chosen : known[0]];
    }),
  ) as Readonly<Record<string, string>>;

/** Texture of the fabric by chosen stitch. */
export const stitchTextures: Readonly<Record<string, FabricTexture>> = {
  'fine-gauge': 'fine-knit',
  'rib-stitch': 'rib',
  'cable-stitch': 'cable',
};

/** Without a chosen stitch, knitwear uses the stitch of its fabric. */
export const withStitchOf = ({
  pattern,
  texture,
  properties,
}: Pick<Garment, 'pattern' | 'texture' | 'properties'>): Garment['properties'] => {
  const knitted = Object.keys(stitchTextures).find((stitch) => stitchTextures[stitch] === texture);
  const known = drawableProperties[pattern].stitch?.includes(
    Object.hasOwn(properties, 'stitch') ? (properties.stitch ?? '') : '',
  );
  return known || knitted === undefined ? properties : { ...properties, stitch: knitted };
};

const coarseTextures: ReadonlySet<FabricTexture> = new Set(['pique', 'waffle', 'rib']);

/** True if the texture is drawn over a render, which contains the stitch of knitwear only. */
export const isTextureDrawn = (
  garment: Pick<Garment, 'pattern' | 'texture' | 'properties'>,
): boolean => coarseTextures.has(garment.texture) && chosenProperties(garment).stitch === undefined;
