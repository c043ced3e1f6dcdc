import { clothSide } from '@tailorbird/packshot';
import { cableAt } from '../render/cables.ts';
import { stitchAt } from '../render/stitch.ts';
import { modulo, noiseAt } from './noise.ts';
import type { ClothSurface, Place } from './surface.ts';

/** A knitted cloth. Stitches are counted along the side of a tile. */
export type Knit = {
  readonly across: number;
  readonly up: number;
  /** Millimeters from the lowest to the highest place of a stitch. */
  readonly relief: number;
  /** Unevenness of the stitches, from 0 to 1. */
  readonly uneven?: number;
  /** Strength of the twist of the yarn, from 0 to 1. */
  readonly twist?: number;
  /** Thick places of the yarn, from 0 to 1. */
  readonly slub?: number;
  /** Difference of color between yarns, from 0 to 1. */
  readonly fleck?: number;
};

/** A stitch at a place in units of stitches. */
const stitched = (knit: Knit, across: number, up: number): Place => {
  const { uneven = 0.35, twist = 0.5, slub = 0, fleck = 0, relief } = knit;
  const [x, y] = [across / knit.across, up / knit.up];
  const lean = 0.16 * uneven;
  const u = across + lean * noiseAt(x, y, knit.across, Math.ceil(knit.up / 3), 1);
  const v = up + lean * noiseAt(x, y, Math.ceil(knit.across / 2), knit.up, 2);
  const { height, along, away, side } = stitchAt(u - Math.floor(u), v - Math.floor(v));
  const strands = Math.sin(2 * Math.PI * (along * 4.5 + side * away * 0.55));
  const thick = slub === 0 ? 0 : Math.max(0, noiseAt(x, y, 7, knit.up, 3)) * slub;
  const own = noiseAt(x, y, knit.across, knit.up, 4);
  return {
    height:
      relief * height * (1 + 0.14 * uneven * own + thick) +
      relief * 0.07 * twist * strands * height,
    tint:
      1 +
      fleck * 0.22 * noiseAt(x, y, Math.ceil(knit.across / 1.5), knit.up, 5) -
      fleck * 0.9 * Math.max(0, noiseAt(x, y, knit.across, knit.up * 2, 6) - 0.62),
  };
};

export const plainKnit =
  (knit: Knit): ClothSurface =>
  (x, y) =>
    stitched(knit, (x / clothSide) * knit.across, (1 - y / clothSide) * knit.up);

/**
 * Ribs: round columns of `wales` stitches beside a valley that takes the share `valley` of
 * the width.
 */
export const ribbed =
  (knit: Knit, wales: number, valley: number, depth: number): ClothSurface =>
  (x, y) => {
    const ribs = knit.across / wales;
    const place = (x / clothSide) * ribs;
    const share = (place - Math.floor(place)) / (1 - valley);
    const up = (1 - y / clothSide) * knit.up;
    if (share >= 1) {
      const low = Math.sin(Math.PI * ((place - Math.floor(place) - 1 + valley) / valley));
      return {
        height: 0.12 * knit.relief * Math.cos(2 * Math.PI * up) * low,
        tint: 1 - 0.5 * low,
      };
    }
    const column = (Math.floor(place) + share) * wales;
    const { height, tint } = stitched(knit, column, up);
    const round = Math.sin(Math.PI * share) ** 0.45;
    return { height: height * (0.25 + 0.75 * round) + depth * round, tint };
  };

const ropes = [
  { center: 0.0075, half: 0.0052, strands: 2, period: 0.03, hand: 1 },
  { center: 0.0225, half: 0.0052, strands: 2, period: 0.03, hand: -1 },
] as const;

/** Two ropes side by side, with purl between them. */
export const cabled =
  (knit: Knit): ClothSurface =>
  (far, y) => {
    const x = modulo(far, clothSide);
    const up = clothSide - y;
    const place = cableAt(ropes, x / 1000, up / 1000, 0.0018);
    const column = ((x - place.shift * 1000) / clothSide) * knit.across;
    const { height, tint } = stitched(knit, column, (up / clothSide) * knit.up);
    const isPurl = place.height < 0;
    const purl =
      0.5 + 0.5 * Math.sin(2 * Math.PI * ((up / clothSide) * knit.up * 2 + 0.2 * Math.cos(x * 4)));
    return {
      height: place.height * 1000 * 1.25 + (isPurl ? purl * knit.relief * 0.5 : height),
      tint: tint * place.tint,
    };
  };

/** Dimples in staggered rows, as in piqué, or holes, as in technical mesh. */
export const dimpled =
  (
    knit: Knit,
    dimples: {
      readonly across: number;
      readonly up: number;
      readonly size: number;
      readonly depth: number;
    },
  ): ClothSurface =>
  (x, y) => {
    const { height, tint } = plainKnit(knit)(x, y);
    const column = (x / clothSide) * dimples.across;
    const row = (y / clothSide) * dimples.up;
    let near = Number.POSITIVE_INFINITY;
    for (let j = Math.floor(row) - 1; j <= Math.floor(row) + 1; j += 1) {
      const dx = modulo(column - (modulo(j, 2) === 0 ? 0 : 0.5), 1) - 0.5;
      near = Math.min(near, dx * dx + ((row - j - 0.5) * 0.62) ** 2);
    }
    const depth = Math.exp(-near / dimples.size ** 2);
    return {
      height: height * (1 - 0.55 * depth) + dimples.depth * (1 - depth),
      tint: tint * (1 - 0.22 * depth),
    };
  };

/** Square cells with ridges between them. */
export const waffled =
  (knit: Knit, cells: number, depth: number): ClothSurface =>
  (x, y) => {
    const { height, tint } = plainKnit(knit)(x, y);
    const [su, sv] = [x / clothSide, y / clothSide];
    const bend = (seed: number): number => 0.09 * noiseAt(su, sv, cells * 2, cells * 2, seed);
    const dx = Math.abs(2 * modulo(su * cells + bend(7), 1) - 1);
    const dy = Math.abs(2 * modulo(sv * cells + bend(8), 1) - 1);
    const ridge = (dx ** 7 + 0.6 * dy ** 7) ** 0.4 * (1 + 0.1 * noiseAt(su, sv, 40, 40, 9));
    return { height: height + depth * ridge, tint: tint * (0.86 + 0.14 * ridge) };
  };
