import { clampedProportions } from './blocks.ts';
import type { FabricTexture, Garment, Proportions } from './garment.ts';
import { embroidered } from './letters.ts';
import { escapeXml, idFragment, measure, shortHash } from './markup.ts';
import type { Artistry, Draw, Order } from './order.ts';
import { chosenProperties, drawableProperties } from './properties.ts';
import { definitions, openStudio, type Studio } from './studio.ts';
import { tonesOf } from './tones.ts';

/** Those who draw a garment: its pattern, and what an artist adds to it. */
export type Hands = {
  readonly draw: Draw;
  readonly artworkOf?: ((studio: Studio, slug: string) => Artistry | undefined) | undefined;
};

/** How a drawing is handed over. */
export type DrawingOptions = { readonly width?: number; readonly idPrefix?: string; readonly title?: string };

const BASE: Proportions = { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1 };

const STITCH_TEXTURE: Readonly<Record<string, FabricTexture>> = { 'fine-gauge': 'fine-knit', 'rib-stitch': 'rib', 'cable-stitch': 'cable' };

/** A stitch nobody chose is the one the fabric is knitted in. */
const withStitchOf = ({ pattern, texture, properties }: Garment): Garment['properties'] => {
  const knitted = Object.keys(STITCH_TEXTURE).find((stitch) => STITCH_TEXTURE[stitch] === texture);
  const known = drawableProperties[pattern].stitch?.includes(Object.hasOwn(properties, 'stitch') ? (properties.stitch ?? '') : '');
  return known || knitted === undefined ? properties : { ...properties, stitch: knitted };
};

/** The slug of the artwork on a garment, told by its own field or chosen like any property. */
export const artworkSlugOf = ({ artwork, properties }: Pick<Garment, 'artwork' | 'properties'>): string =>
  artwork ?? (Object.hasOwn(properties, 'artwork') ? (properties.artwork ?? '') : '');

/** The garment as a complete `<svg>`, drawn by the given hands. */
export const framed = (garment: Garment, options: DrawingOptions, { draw, artworkOf }: Hands): string => {
  const { pattern, color, initials, view = 'front', proportions = BASE, gift } = garment;
  const tones = tonesOf(color);
  const chosen = chosenProperties({ pattern, properties: withStitchOf(garment) });
  const texture = STITCH_TEXTURE[chosen.stitch ?? ''] ?? garment.texture;
  const slug = artworkSlugOf(garment);
  const order: Order = {
    chosen,
    proportions: clampedProportions(proportions),
    back: view === 'back',
    texture,
    initials: embroidered(initials),
    ...(gift && { gift: { amount: (gift.amount ?? '').slice(0, 12), note: gift.note ?? false } }),
  };
  const prefix =
    options.idPrefix === undefined ? shortHash(JSON.stringify([pattern, tones.base, texture, order, slug])) : idFragment(options.idPrefix);
  const studio = openStudio(prefix, tones);
  const { marks, light, top, bottom, half } = draw(studio, { ...order, artwork: artworkOf?.(studio, slug) });
  const scale = Math.round(Math.min(1.1, 690 / (bottom - top), 372 / half) * 1000) / 1000;
  const lift = Math.round(396 - (scale * (top + bottom)) / 2);
  const size = measure(options.width);
  const name = options.title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeXml(options.title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"${size}${name}${definitions(studio, texture, light, marks)}<g transform="translate(400 ${lift}) scale(${scale})" stroke-linejoin="round">${marks}</g></svg>`;
};
