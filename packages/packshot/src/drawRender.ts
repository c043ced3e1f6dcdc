import type { Block } from './blocks.ts';
import type { Garment } from './garment.ts';
import { embroidered } from './letters.ts';
import { onChest } from './onChest.ts';
import type { Artistry } from './order.ts';
import { chosenProperties, isTextureDrawn } from './properties.ts';
import { colorOf, recolorRows } from './recolor.ts';
import {
  formImage,
  formScale,
  type LoadedRender,
  type Render,
  renderImage,
} from './renderImage.ts';
import { definitions, type Studio } from './studio.ts';

/** The trunk of a render, from the upper middle of the garment. */
const blockOfRender = ({ top, bottom, half }: Render): Block => {
  const height = bottom - top;
  return {
    shoulder: [half * 1.1, height * 0.08],
    armpit: [half * 1.05, height * 0.28],
    hem: [half, height],
    sleeveRatio: 1,
  };
};

/** Draws pieces as outlines, through which the cloth of a render shows. */
const outlining = (studio: Studio): Studio => ({
  ...studio,
  shadow: () => '',
  piece: (name, d) =>
    `<path id="${studio.id(name)}" d="${d}" fill="none" stroke="${studio.tones.line}" stroke-width="1.3"/>`,
});

const overlayOf = (
  studio: Studio,
  garment: Garment,
  render: Render,
  artwork: Artistry | undefined,
): string => {
  const { texture, view } = garment;
  const marks = onChest(outlining(studio), blockOfRender(render), {
    chosen: chosenProperties(garment),
    proportions: { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1 },
    back: view === 'back',
    texture,
    initials: embroidered(garment.initials),
    artwork,
  });
  if (!marks) return '';
  const { half, top, bottom } = render;
  const light = { half: half * 1.05, top: 0, bottom: bottom - top };
  return `${definitions(studio, texture, light, marks)}<g transform="translate(400 ${top})" stroke-linejoin="round">${marks}</g>`;
};

/**
 * Narrows or shortens the picture to the proportions of a size, within the frame. Half the
 * change, because a picture shows the wearer’s width only in part.
 */
const stretched = ({ proportions }: Garment): string => {
  const ratio = proportions ? Math.sqrt(proportions.widthRatio / proportions.lengthRatio) : 1;
  const [x, y] = [Math.min(1, ratio), Math.min(1, 1 / ratio)].map(
    (share) => Math.round(Math.max(0.8, share || 1) * 1000) / 1000,
  ) as [number, number];
  if (x === 1 && y === 1) return '';
  return ` transform="translate(${Math.round(400 * (1 - x))} ${Math.round(400 * (1 - y))}) scale(${x} ${y})"`;
};

const weightsOf = (color: string): string =>
  recolorRows(colorOf(color))
    .map((row) => `${row.map((weight) => weight.toFixed(3)).join(' ')} 0 0 `)
    .join('');

const dropShadow =
  '<feDropShadow dx="0" dy="9" stdDeviation="10" flood-color="#3a2f22" flood-opacity=".3"/>';

const sleeveSlope = 0.3;

/** Relative to half the trunk’s width; `first` to its height. */
const stripeKinds: Readonly<Record<string, { thick: number; step: number; first: number }>> = {
  breton: { thick: 0.064, step: 0.2, first: 0.27 },
  block: { thick: 0.47, step: 0.94, first: 0.22 },
};

/**
 * Stripes of a knitted fabric as strokes, level on the trunk and across the sleeves; empty
 * for plain cloth.
 */
const stripesAcross = ({ name, top, bottom, half }: Render, kind = ''): string => {
  const stripes = stripeKinds[kind];
  if (!stripes) return '';
  const [thick, step] = [stripes.thick, stripes.step].map(
    (size) => Math.round(half * size * 10) / 10,
  ) as [number, number];
  const first = top + (bottom - top) * stripes.first;
  const last = bottom - half * (0.168 + stripes.thick / 2);
  const count = Math.floor((last - first) / step) + 1;
  const hips = name.includes('.women.') ? 0.36 : 0.06;
  /** Half the width of the trunk, which `half` measures at the waist. */
  const edgeAt = (y: number): number => {
    const below = ((y - top) / (bottom - top) - 0.6) / 0.36;
    return half * (1.02 + hips * Math.min(1, Math.max(0, below)));
  };
  return Array.from({ length: count }, (_, at) => Math.round(first + at * step))
    .map((y) => {
      const edge = edgeAt(y);
      const up = y - Math.round((400 - edge) * sleeveSlope);
      return `M0 ${up}L${Math.round(400 - edge)} ${y}Q400 ${y + Math.round(half * 0.08)} ${Math.round(400 + edge)} ${y}L800 ${up}`;
    })
    .map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${thick}"/>`)
    .join('');
};

/** Color of the form that wears a garment. */
const formColor = '#d8cdbf';

/**
 * Colors of the form as a matrix: all of it, or the places that blue marks as in front of
 * the cloth. The factors drop the noise of the files.
 */
const formMatrix = (part: 'all' | 'front'): string =>
  `${colorOf(formColor)
    .map((part) => `${part.toFixed(3)} 0 0 0 0 `)
    .join('')}${part === 'all' ? '0 0 0 1.2 -.1' : '0 0 1.4 1.6 -1.8'}`;

/** Draws a garment between its form and the parts of the form in front of it. */
const wornOn = ({ id, url }: Studio, render: LoadedRender, marks: string): string => {
  const layer = (name: string, part: 'all' | 'front', more = '') =>
    `<filter id="${id(name)}" color-interpolation-filters="sRGB"><feColorMatrix values="${formMatrix(part)}"/>${more}</filter><use href="#${id('form')}" filter="${url(name)}"/>`;
  const shift = Math.round(400 * (1 - formScale));
  return `<defs>${formImage(id('form'), render)}</defs>${layer('behind', 'all', dropShadow)}<g transform="translate(${shift} ${shift}) scale(${formScale})">${marks}</g>${layer('before', 'front')}`;
};

/** A render in the color of its garment, with what is drawn over it. */
export type DrawRender = (
  studio: Studio,
  garment: Garment,
  render: LoadedRender,
  artwork: Artistry | undefined,
) => string;

export const drawRender: DrawRender = (studio, garment, render, artwork) => {
  const { id, url, tones } = studio;
  const { texture } = garment;
  const filter = (name: string, color: string, more = '') =>
    `<filter id="${id(name)}" color-interpolation-filters="sRGB" x="-5%" y="-5%" width="110%" height="110%"><feColorMatrix values="${weightsOf(color)}0 0 0 1 0"/>${more}</filter>`;
  const picture = (name: string) => `<use href="#${id('picture')}" filter="${url(name)}"/>`;
  const strokes = stripesAcross(render, chosenProperties(garment).stripe);
  const stripes = strokes
    ? `${filter('stripe', tones.stripe)}<mask id="${id('stripes')}">${strokes}</mask><g mask="${url('stripes')}">${picture('stripe')}</g>`
    : '';
  const grain = `<path d="M-400 0H400V800H-400Z" fill="${url('grain')}"/>`;
  const light = { half: render.half, top: render.top, bottom: render.bottom };
  const relief = isTextureDrawn(garment)
    ? `${definitions(studio, texture, light, grain)}<mask id="${id('outline')}" mask-type="alpha"><use href="#${id('picture')}"/></mask><g mask="${url('outline')}"><g transform="translate(400)">${grain}</g></g>`
    : '';
  const defs = `<defs>${renderImage(id('picture'), render)}${filter('cloth', tones.base, dropShadow)}</defs>`;
  const marks = `${picture('cloth')}${stripes}${relief}${overlayOf(studio, garment, render, artwork)}`;
  return render.formAddress === undefined
    ? `${defs}<g${stretched(garment)}>${marks}</g>`
    : `${defs}${wornOn(studio, render, marks)}`;
};
