import { clothSide } from '@tailorbird/packshot';
import { hashOf, modulo, noiseAt } from './noise.ts';
import type { ClothSurface } from './surface.ts';

/** A woven cloth. Threads are counted along the side of a tile. */
export type Weave = {
  readonly warp: number;
  readonly weft: number;
  /** True where the warp thread lies over the weft thread. */
  readonly isWarpUp: (warp: number, weft: number) => boolean;
  /** Width of a thread relative to the room it has. */
  readonly cover: readonly [warp: number, weft: number];
  /** Unevenness of the threads, from 0 to 1. */
  readonly uneven: number;
  /** Half the thickness of a warp thread relative to its room. */
  readonly round?: number;
};

export const isPlain = (warp: number, weft: number): boolean => modulo(warp + weft, 2) === 0;
/** Pairs of fine warp threads over and under one coarse weft thread. */
export const isOxford = (warp: number, weft: number): boolean =>
  modulo(Math.floor(warp / 2) + weft, 2) === 0;
/** The warp passes over two threads and under one, one thread further in each row. */
export const isTwill = (warp: number, weft: number): boolean => modulo(warp + weft, 3) !== 0;

const smooth = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

export const woven =
  ({ warp, weft, isWarpUp, cover, uneven, round = 0.42 }: Weave): ClothSurface =>
  (x, y) => {
    const [su, sv] = [x / clothSide, y / clothSide];
    const u = su * warp + uneven * 0.35 * noiseAt(su, sv, Math.ceil(warp / 2), 9, 1);
    const v = sv * weft + uneven * 0.35 * noiseAt(su, sv, 9, Math.ceil(weft / 2), 2);
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const up = (warpAt: number, weftAt: number): number =>
      isWarpUp(modulo(warpAt, warp), modulo(weftAt, weft)) ? 1 : -1;
    // Threads move between crossings along a wave.
    const wave = (share: number, at: (step: number) => number): number => {
      const place = share - 0.5;
      const from = Math.floor(place);
      const part = smooth(place - from);
      return at(from) * (1 - part) + at(from + 1) * part;
    };
    const warpLift = wave(v - j, (step) => up(i, j + step));
    const weftLift = -wave(u - i, (step) => up(i + step, j));
    const [warpRoom, weftRoom] = [clothSide / warp, clothSide / weft];
    const rise = 0.3 * Math.min(warpRoom, weftRoom);
    const thickOf = (thread: number, along: number, count: number, seed: number): number =>
      1 +
      uneven *
        (0.3 * (hashOf(modulo(thread, count), seed) - 0.5) +
          0.4 * noiseAt(along, modulo(thread, count) / count, 8, count, seed + 1));
    const warpThick = thickOf(i, sv, warp, 11);
    const weftThick = thickOf(j, su, weft, 21);
    const profile = (place: number, width: number): number => {
      const away = (2 * place - 1) / width;
      return Math.abs(away) >= 1 ? -1 : Math.sqrt(1 - away * away);
    };
    const warpShape = profile(u - i, cover[0] * warpThick);
    const weftShape = profile(v - j, cover[1] * weftThick);
    // Whole turns along the tile, so that it repeats.
    const twist = (along: number, turns: number, across: number): number =>
      0.05 * Math.sin(2 * Math.PI * (along * turns + across));
    const floor = -0.5 * rise;
    const warpHeight =
      warpShape < 0
        ? floor
        : warpLift * rise +
          round * warpRoom * warpThick * (warpShape + twist(sv, Math.round(weft * 1.6), u));
    const weftHeight =
      weftShape < 0
        ? floor
        : weftLift * rise +
          round * weftRoom * 0.8 * weftThick * (weftShape + twist(su, Math.round(warp * 1.6), -v));
    const isWarp = warpHeight >= weftHeight;
    const own = isWarp ? hashOf(modulo(i, warp), 31) : hashOf(modulo(j, weft), 32);
    return {
      height: Math.max(warpHeight, weftHeight, floor) + rise,
      tint: 1 + (0.05 + 0.12 * uneven) * (own - 0.5),
    };
  };

/** Stripes of slack threads, which pucker between flat ones. */
export const puckered =
  (cloth: ClothSurface, stripes: number, height: number): ClothSurface =>
  (x, y) => {
    const { height: own, tint } = cloth(x, y);
    const [su, sv] = [x / clothSide, y / clothSide];
    const share = modulo(su * stripes, 1);
    const slack = share < 0.5 ? Math.sin(2 * Math.PI * share) ** 0.8 : 0;
    const wave = noiseAt(su, sv, stripes * 2, 16, 41) + 0.5 * noiseAt(su, sv, stripes * 4, 30, 42);
    return { height: own + slack * height * (0.6 + 0.5 * wave), tint };
  };

/** Cloth without visible threads, milled until it closes. */
export const felt: ClothSurface = (x, y) => {
  const [su, sv] = [x / clothSide, y / clothSide];
  return {
    height:
      0.16 * noiseAt(su, sv, 9, 8, 51) +
      0.12 * noiseAt(su, sv, 26, 23, 52) +
      0.07 * noiseAt(su, sv, 71, 67, 53),
    tint: 1 + 0.05 * noiseAt(su, sv, 60, 20, 54) + 0.05 * noiseAt(su, sv, 23, 70, 55),
  };
};
