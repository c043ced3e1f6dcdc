import { clampedProportions } from './blocks.ts';
import type { DrawRender } from './drawRender.ts';
import type { Garment, Proportions } from './garment.ts';
import { embroidered } from './letters.ts';
import { escapeXml, idFragment, rounded, shortHash } from './markup.ts';
import type { Artistry, Draw, Order } from './order.ts';
import { chosenProperties, stitchTextures, withStitchOf } from './properties.ts';
import type { LoadedRender } from './renderImage.ts';
import { definitions, openStudio, type Studio } from './studio.ts';
import { tonesOf } from './tones.ts';

/** Drawing functions of a garment's pattern and artwork. */
export type Hands = {
  readonly draw: Draw;
  readonly artworkOf?: ((studio: Studio, slug: string) => Artistry | undefined) | undefined;
  /** Shows renders. Absent for patterns without renders. */
  readonly drawRender?: DrawRender | undefined;
};

export type DrawingOptions = {
  readonly width?: number;
  readonly idPrefix?: string;
  readonly title?: string;
  /** A render of the garment, shown instead of the drawing. */
  readonly render?: LoadedRender | undefined;
};

const BASE: Proportions = { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1 };

/** Slug of the garment's artwork, from its own field or from its properties. */
export const artworkSlugOf = ({
  artwork,
  properties,
}: Pick<Garment, 'artwork' | 'properties'>): string =>
  artwork ?? (Object.hasOwn(properties, 'artwork') ? (properties.artwork ?? '') : '');

export type Laid = {
  readonly defs: string;
  readonly marks: string;
  /** Bounds: above and below the neck point, and to either side. */
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
};

/**
 * The garment in its own units, with ids under `idPrefix` or a hash. `filling` shows in
 * the neck.
 */
export const laid = (
  garment: Garment,
  idPrefix: string | undefined,
  { draw, artworkOf }: Hands,
  filling = '',
): Laid => {
  const { pattern, color, initials, view = 'front', proportions = BASE, gift } = garment;
  const tones = tonesOf(color);
  const chosen = chosenProperties({ pattern, properties: withStitchOf(garment) });
  const texture = stitchTextures[chosen.stitch ?? ''] ?? garment.texture;
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
    idPrefix === undefined
      ? shortHash(JSON.stringify([pattern, tones.base, texture, order, slug]))
      : idFragment(idPrefix);
  const studio = openStudio(prefix, tones, filling);
  const { marks, light, top, bottom, half } = draw(studio, {
    ...order,
    artwork: artworkOf?.(studio, slug),
  });
  return { defs: definitions(studio, texture, light, marks), marks, top, bottom, half };
};

/** Opening tag with the size, and the accessible name or `aria-hidden`. */
export const openSvg = (width: number, height: number, options: DrawingOptions): string => {
  const size = options.width;
  const attributes =
    size !== undefined && Number.isFinite(size)
      ? ` width="${size}" height="${rounded((size * height) / width)}"`
      : '';
  const name =
    options.title === undefined
      ? ' aria-hidden="true">'
      : ` role="img"><title>${escapeXml(options.title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes}${name}`;
};

/** A render in its frame; null without one. */
const framedRender = (
  garment: Garment,
  options: DrawingOptions,
  { artworkOf, drawRender }: Hands,
): string | null => {
  const { render } = options;
  if (!render || !drawRender) return null;
  const prefix =
    options.idPrefix === undefined
      ? shortHash(JSON.stringify([garment, render.name]))
      : idFragment(options.idPrefix);
  const studio = openStudio(prefix, tonesOf(garment.color));
  const artwork = artworkOf?.(studio, artworkSlugOf(garment));
  return `${openSvg(800, 800, options)}${drawRender(studio, garment, render, artwork)}</svg>`;
};

export const framed = (garment: Garment, options: DrawingOptions, hands: Hands): string => {
  const render = framedRender(garment, options, hands);
  if (render !== null) return render;
  const { defs, marks, top, bottom, half } = laid(garment, options.idPrefix, hands);
  const scale = Math.round(Math.min(1.1, 690 / (bottom - top), 372 / half) * 1000) / 1000;
  const lift = Math.round(396 - (scale * (top + bottom)) / 2);
  return `${openSvg(800, 800, options)}${defs}<g transform="translate(400 ${lift}) scale(${scale})" stroke-linejoin="round">${marks}</g></svg>`;
};
