import type { Point } from './curves.ts';
import type { FabricTexture } from './garment.ts';
import { faint, rounded } from './markup.ts';
import { textureTile, turnedTile } from './textures.ts';
import type { Tones } from './tones.ts';

/** Context of one drawing: the tones, the ids and the shared drawing functions. */
export type Studio = {
  readonly tones: Tones;
  /** Content of the neck opening, such as a dummy. */
  readonly filling: string;
  readonly id: (name: string) => string;
  readonly url: (name: string) => string;
  /**
   * A piece of fabric: color, print, then the named overlays (`grain`, `ribbing`,
   * `round`, …).
   */
  readonly piece: (
    name: string,
    d: string,
    overlays?: readonly string[],
    fill?: string,
    print?: string,
  ) => string;
  /** Marks clipped to the piece named `within`. */
  readonly inside: (within: string, marks: string) => string;
  /** The mirrored piece `name`, turned slightly about `pivot` for a natural look. */
  readonly otherSide: (name: string, pivot?: Point) => string;
  readonly pair: (name: string, marks: string) => string;
  readonly seam: (d: string, width?: number) => string;
  readonly stitching: (d: string) => string;
  /** Soft creases clipped to the piece named `within`. */
  readonly creases: (within: string, dark?: string, bright?: string) => string;
  readonly shadow: (d: string, strength: number) => string;
  readonly button: (x: number, y: number, radius?: number) => string;
};

/** Creates the context for ids with `prefix` and the given tones. */
export const openStudio = (prefix: string, tones: Tones, filling = ''): Studio => {
  const id = (name: string) => `${prefix}-${name}`;
  const url = (name: string) => `url(#${id(name)})`;
  return {
    tones,
    filling,
    id,
    url,
    inside: (within, marks) => (marks ? `<g clip-path="${url(`${within}-in`)}">${marks}</g>` : ''),
    piece: (name, d, overlays = ['grain', 'round'], fill = tones.base, print = '') =>
      `<g fill="${fill}" stroke="${tones.line}" stroke-width="1.3"><path id="${id(name)}" d="${d}"/></g>${print}${overlays
        .map((overlay) => `<use href="#${id(name)}" fill="${url(overlay)}"/>`)
        .join('')}`,
    otherSide: (name, pivot) =>
      `<use href="#${id(name)}" transform="${pivot ? `rotate(.9 ${pivot.map(rounded).join(' ')}) ` : ''}scale(-1 1)"/>`,
    pair: (name, marks) =>
      `<g id="${id(name)}">${marks}</g><use href="#${id(name)}" transform="scale(-1 1)"/>`,
    seam: (d, width = 1.6) =>
      `<path d="${d}" fill="none" stroke="${tones.line}" stroke-width="${width}"/>`,
    stitching: (d) =>
      `<path d="${d}" fill="none" stroke="${tones.stitch}" stroke-width="1.3" stroke-dasharray="5 2.6" opacity=".75"/>`,
    creases: (within, dark = '', bright = '') =>
      `<g clip-path="${url(`${within}-in`)}"><g filter="${url('soft')}"><path d="${dark}" fill="${tones.shade}" opacity="${faint(tones.depth)}"/>${
        bright
          ? `<path d="${bright}" fill="${tones.light}" opacity="${faint(tones.gleam * 0.75)}"/>`
          : ''
      }</g></g>`,
    shadow: (d, strength) =>
      `<path d="${d}" fill="${tones.shade}" opacity="${faint(tones.depth * strength)}"/>`,
    button: (x, y, radius = 6.5) =>
      `<g transform="translate(${x} ${y})"><circle cy="1.5" r="${radius + 0.6}" fill="${tones.shade}" opacity="${faint(tones.depth)}"/><circle r="${radius}" fill="${tones.button}" stroke="${tones.line}"/><path d="M-1.6-1.6l3.2 3.2m0-3.2l-3.2 3.2" stroke="${tones.stitch}" stroke-width="1.2"/></g>`,
  };
};

const stop = (offset: number, color: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${faint(opacity)}"/>`;

export type Light = {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  /**
   * Light axis across the right sleeve, from its outer to its inner edge. Without it,
   * each piece is lit from its own edges.
   */
  readonly sleeve?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Angle of the right sleeve's grain in degrees, and a point on its center line. */
  readonly lean?: number;
  readonly axis?: Point;
};

/** Definitions of a drawing, reduced to those that `marks` refers to. */
export const definitions = (
  { tones, id, url }: Studio,
  texture: FabricTexture,
  { half, top, bottom, sleeve, lean = 0, axis }: Light,
  marks: string,
): string => {
  const { shade, light, depth, gleam } = tones;
  const gradient = (name: string, line: Light['sleeve'], stops: string) => {
    const [x1, y1, x2, y2] = line?.map(Math.round) ?? [];
    const place = line
      ? ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      : '';
    return `<linearGradient id="${id(name)}"${place}>${stops}</linearGradient>`;
  };
  const all: Readonly<Record<string, string>> = {
    bias: turnedTile(id('bias'), id('grain'), texture, lean, axis),
    counter: turnedTile(id('counter'), id('grain'), texture, -lean),
    ribbias: turnedTile(id('ribbias'), id('ribbing'), 'rib', lean),
    grain: textureTile(id('grain'), texture, tones),
    ribbing: textureTile(id('ribbing'), 'rib', tones),
    round: gradient(
      'round',
      [-half, top, half, top + half * 0.5],
      stop(0, shade, depth * 0.42) +
        stop(0.12, shade, depth * 0.06) +
        stop(0.36, light, gleam * 0.35) +
        stop(0.6, shade, 0) +
        stop(0.86, shade, depth * 0.12) +
        stop(1, shade, depth * 0.5),
    ),
    fall: gradient(
      'fall',
      [0, top, 0, bottom],
      stop(0, light, gleam * 0.4) + stop(0.45, shade, 0) + stop(1, shade, depth * 0.24),
    ),
    tube: gradient(
      'tube',
      sleeve,
      stop(0, shade, depth * 0.5) +
        stop(0.2, shade, 0) +
        stop(0.42, light, gleam * 0.4) +
        stop(0.7, shade, depth * 0.12) +
        stop(1, shade, depth * 0.75),
    ),
    hollow: gradient(
      'hollow',
      [0, top - 20, 0, top + 90],
      stop(0, shade, depth * 0.2) + stop(1, shade, Math.min(0.8, depth * 1.5)),
    ),
    soft: `<filter id="${id('soft')}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="6"/></filter>`,
    ground: `<filter id="${id('ground')}" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="10"/></filter>`,
  };
  const refersTo = (markup: string, name: string) =>
    markup.includes(url(name)) || markup.includes(`href="#${id(name)}"`);
  const direct = Object.keys(all).filter((name) => refersTo(marks, name));
  const used = Object.entries(all).filter(([name]) =>
    direct.some((by) => by === name || refersTo(all[by] ?? '', name)),
  );
  const clips = [...marks.matchAll(/clip-path="url\(#([\w-]+)-in\)"/g)].map(([, name]) => name);
  return `<defs>${used.map(([, markup]) => markup).join('')}${[...new Set(clips)]
    .map((name) => `<clipPath id="${name}-in"><use href="#${name}"/></clipPath>`)
    .join('')}</defs>`;
};
