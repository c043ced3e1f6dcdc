import { beanie, scarf } from './accessories.ts';
import { clampedProportions } from './blocks.ts';
import type { FabricTexture, Garment, GarmentPattern, Proportions } from './garment.ts';
import { giftCard } from './giftCard.ts';
import { embroidered } from './letters.ts';
import { escapeXml, idFragment, measure, shortHash } from './markup.ts';
import { chosenProperties, drawableProperties } from './properties.ts';
import { definitions, openStudio, type Studio } from './studio.ts';
import { tonesOf } from './tones.ts';
import type { Layout } from './tops.ts';
import { hoodie, knit, longSleeveTop, type Order, polo, shirt, sweatshirt, tShirt, zipHoodie } from './wardrobe.ts';

const PATTERNS: Readonly<Record<GarmentPattern, (studio: Studio, order: Order) => Layout>> = {
  't-shirt': tShirt,
  'long-sleeve': longSleeveTop,
  polo,
  shirt,
  sweatshirt,
  hoodie,
  'zip-hoodie': zipHoodie,
  knit,
  beanie,
  scarf,
  'gift-card': giftCard,
  'hi-neck': longSleeveTop,
  undershirt: tShirt,
  tank: tShirt,
  'active-tee': tShirt,
  'long-polo': polo,
  'knit-polo': polo,
  'terry-shirt': shirt,
  'open-collar': polo,
  'praia-shirt': shirt,
  'rugby-shirt': polo,
  'knit-shirt': shirt,
  'half-zip': sweatshirt,
  cardigan: knit,
  'zip-sweatshirt': zipHoodie,
  cap: beanie,
  tote: scarf,
};

const BASE: Proportions = { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1 };

const STITCH_TEXTURE: Readonly<Record<string, FabricTexture>> = { 'fine-gauge': 'fine-knit', 'rib-stitch': 'rib', 'cable-stitch': 'cable' };

/** A stitch nobody chose is the one the fabric is knitted in. */
const withStitchOf = ({ pattern, texture, properties }: Garment): Garment['properties'] => {
  const knitted = Object.keys(STITCH_TEXTURE).find((stitch) => STITCH_TEXTURE[stitch] === texture);
  const known = drawableProperties[pattern].stitch?.includes(Object.hasOwn(properties, 'stitch') ? (properties.stitch ?? '') : '');
  return known || knitted === undefined ? properties : { ...properties, stitch: knitted };
};

/**
 * The garment as a complete `<svg>` of 800 × 800 units on a transparent ground. The same garment gives the same string,
 * on every machine. `width` is the width and height in CSS pixels; without it the picture fills its box. `title` names the
 * picture for those who cannot see it; without it the picture is decoration. Ids carry `idPrefix`, or a name derived from
 * the garment: give each drawing on a page its own prefix where one of them may be hidden, since hidden ids paint nothing.
 */
export const drawGarment = (
  garment: Garment,
  options: { readonly width?: number; readonly idPrefix?: string; readonly title?: string } = {},
): string => {
  const { pattern, color, initials, view = 'front', proportions = BASE } = garment;
  const tones = tonesOf(color);
  const chosen = chosenProperties({ pattern, properties: withStitchOf(garment) });
  const order: Order = { chosen, proportions: clampedProportions(proportions), back: view === 'back', initials: embroidered(initials) };
  const texture = STITCH_TEXTURE[chosen.stitch ?? ''] ?? garment.texture;
  const prefix =
    options.idPrefix === undefined ? shortHash(JSON.stringify([pattern, tones.base, texture, order])) : idFragment(options.idPrefix);
  const studio = openStudio(prefix, tones);
  const { marks, light, top, bottom, half } = PATTERNS[pattern](studio, order);
  const scale = Math.round(Math.min(1.1, 690 / (bottom - top), 372 / half) * 1000) / 1000;
  const lift = Math.round(396 - (scale * (top + bottom)) / 2);
  const size = measure(options.width);
  const name = options.title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeXml(options.title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"${size}${name}${definitions(studio, texture, light, marks)}<g transform="translate(400 ${lift}) scale(${scale})" stroke-linejoin="round">${marks}</g></svg>`;
};
