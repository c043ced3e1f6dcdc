import { beanie, scarf } from './accessories.ts';
import { artworkOf } from './artworks.ts';
import { cap, tote } from './carried.ts';
import { drawRender } from './drawRender.ts';
import { type DrawingOptions, framed } from './framed.ts';
import type { Garment, GarmentPattern } from './garment.ts';
import { giftCard } from './giftCard.ts';
import { activeTee, hiNeck, longSleeveTop, tank, tShirt, undershirt } from './jerseys.ts';
import { cardigan, knit } from './knits.ts';
import type { Draw } from './order.ts';
import { knitPolo, longPolo, openCollarShirt, polo, rugbyShirt } from './polos.ts';
import { knitShirt, praiaShirt, shirt, terryShirt } from './shirts.ts';
import { halfZip, hoodie, sweatshirt, zipHoodie, zipSweatshirt } from './sweats.ts';

export const PATTERNS: Readonly<Record<GarmentPattern, Draw>> = {
  't-shirt': tShirt,
  'long-sleeve': longSleeveTop,
  'hi-neck': hiNeck,
  undershirt,
  tank,
  'active-tee': activeTee,
  polo,
  'long-polo': longPolo,
  'knit-polo': knitPolo,
  'open-collar': openCollarShirt,
  'rugby-shirt': rugbyShirt,
  shirt,
  'terry-shirt': terryShirt,
  'praia-shirt': praiaShirt,
  'knit-shirt': knitShirt,
  sweatshirt,
  'half-zip': halfZip,
  'zip-sweatshirt': zipSweatshirt,
  hoodie,
  'zip-hoodie': zipHoodie,
  knit,
  cardigan,
  beanie,
  scarf,
  cap,
  tote,
  'gift-card': giftCard,
};

/**
 * The garment as an `<svg>` of 800 × 800 units on a transparent background. The same
 * garment gives the same string on every machine.
 * `width` is the size in CSS pixels, by default the picture fills its box. `title` is
 * the accessible name, without it the picture is decorative. Ids begin with `idPrefix`,
 * or with a hash of the garment. Set a unique `idPrefix` per drawing if some drawings on
 * the page may be hidden, because references to hidden ids paint nothing.
 */
export const drawGarment = (garment: Garment, options: DrawingOptions = {}): string =>
  framed(garment, options, { draw: PATTERNS[garment.pattern], artworkOf, drawRender });
