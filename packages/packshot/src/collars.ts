import { across, between, closed, type Curve, joined, mirrored, open, type Point, symmetric, twice } from './curves.ts';
import { label, type Neck, type NeckPoint, reverse } from './necks.ts';
import type { Studio } from './studio.ts';

type Leaf = {
  /** The tip of the right collar leaf. */
  readonly tip: Point;
  /** How far below the neck point the collar closes. */
  readonly close: number;
  /** How far the collar stands above the neck point. */
  readonly stand: number;
  /** How round its fold is; a knit collar is softer than a fused one. */
  readonly soft: number;
};

const KENT: Leaf = { tip: [70, 92], close: 40, stand: 30, soft: 0 };
const BUTTON_DOWN: Leaf = { tip: [54, 100], close: 40, stand: 30, soft: 4 };
const KNIT: Leaf = { tip: [76, 84], close: 44, stand: 24, soft: 8 };

/** A turned-down collar: both leaves in front, the inside of its stand behind. */
const turnedDown = (studio: Studio, [nx, ny]: NeckPoint, { tip: [tx, ty], close, stand, soft }: Leaf, knitted: boolean): Neck => {
  const fx = nx - 8;
  const fy = ny - stand + 6;
  const fold: Curve = [[1, ny + close], [fx * 0.3, ny + close - 14, fx * 0.84, ny + 6, fx, fy]];
  const rim: Curve = [[0, ny - stand], [fx * 0.5, ny - stand, fx * 0.86, ny - stand + 1, fx, fy]];
  const leaf = joined(
    fold,
    [[fx, fy], [fx + 7, fy - 1, nx + 7, ny - 8, nx + 10, ny + 6]],
    [[nx + 10, ny + 6], [nx + 8, ny + 30, tx + 10 + soft, ny + ty - 28, tx, ny + ty]],
    [[tx, ny + ty], [tx * 0.66, ny + ty - 12 + soft, 14, ny + close + 16, 1, ny + close]],
  );
  const d = closed(leaf, mirrored(leaf));
  const stitchRow: Curve = [
    [nx + 4, ny + 8],
    [nx + 2, ny + 30, tx + 5 + soft, ny + ty - 30, tx - 1.5, ny + ty - 7],
    [tx * 0.62, ny + ty - 18 + soft, 20, ny + close + 12, 9, ny + close + 2],
  ];
  const standLine: Curve = [[0, ny - 2], [fx * 0.5, ny - 2, fx * 0.8, ny - 6, fx - 2, fy + 8]];
  const shadow: Curve = leaf.map((row) => row.map((value, at) => (at % 2 ? value + 5 : value + 1)));
  return {
    line: [[0, ny + close + 4], [nx * 0.5, ny + close + 2, nx * 0.9, ny + 26, nx, ny]],
    behind:
      reverse(studio, rim, [[0, ny + close + 6], [fx * 0.4, ny + close, fx * 0.9, ny + 10, fx, fy]]) +
      (knitted ? '' : studio.seam(open(across(standLine)))) +
      label(ny + (knitted ? -6 : 3)),
    over:
      studio.wash(closed(shadow, mirrored(shadow)), studio.tones.shade, studio.tones.depth * 0.5) +
      studio.piece('collar', d, [knitted ? 'ribbing' : 'grain', 'round', 'fall']) +
      studio.creases('collar', closed(between(fold, fold.map((row) => row.map((value, at) => (at % 2 ? value + 7 : value + 4)))), mirrored(between(fold, fold.map((row) => row.map((value, at) => (at % 2 ? value + 7 : value + 4))))))) +
      (knitted ? '' : studio.stitching(twice(stitchRow))),
    rise: stand,
  };
};

/** The collar seen from behind. */
const fromBehind = (studio: Studio, [nx, ny]: NeckPoint, stand: number, knitted: boolean): Neck => {
  const half: Curve = [
    [0, ny - stand],
    [nx * 0.5, ny - stand, nx * 0.84, ny - stand + 2, nx - 6, ny - stand + 8],
    [nx + 4, ny - stand + 12, nx + 10, ny - 4, nx + 10, ny + 8],
    [nx * 0.7, ny + 26, nx * 0.4, ny + 30, 0, ny + 30],
  ];
  const d = closed(symmetric(half));
  return {
    line: [[0, ny + 14], [nx * 0.5, ny + 14, nx * 0.8, ny + 10, nx, ny]],
    behind: '',
    over:
      studio.wash(closed(symmetric(half.map((row) => row.map((value, at) => (at % 2 ? value + 4 : value))))), studio.tones.shade, studio.tones.depth * 0.5) +
      studio.piece('collar', d, [knitted ? 'ribbing' : 'grain', 'round']) +
      (knitted ? '' : studio.stitching(open(across([[0, ny + 24], [nx * 0.4, ny + 24, nx * 0.7, ny + 20, nx + 4, ny + 4]])))),
    rise: stand,
  };
};

/** A knitted polo collar. */
export const knitCollar = (studio: Studio, at: NeckPoint, back: boolean): Neck =>
  back ? fromBehind(studio, at, 24, true) : turnedDown(studio, at, KNIT, true);

/** A classic collar with spread points. */
export const kentCollar = (studio: Studio, at: NeckPoint, back: boolean): Neck =>
  back ? fromBehind(studio, at, 30, false) : turnedDown(studio, at, KENT, false);

/** A collar whose points are buttoned to the front. */
export const buttonDownCollar = (studio: Studio, [nx, ny]: NeckPoint, back: boolean): Neck => {
  if (back) {
    const neck = fromBehind(studio, [nx, ny], 30, false);
    return { ...neck, over: neck.over + studio.button(0, ny + 21, 4.5) };
  }
  const neck = turnedDown(studio, [nx, ny], BUTTON_DOWN, false);
  const [x, y] = BUTTON_DOWN.tip;
  return { ...neck, over: neck.over + studio.button(x - 3, ny + y - 12, 4.5) + studio.button(3 - x, ny + y - 12, 4.5) };
};

/** A stand collar without leaves. */
export const bandCollar = (studio: Studio, [nx, ny]: NeckPoint, back: boolean): Neck => {
  const ix = nx - 14;
  const rim: Curve = [[0, ny - 20], [ix * 0.5, ny - 20, ix * 0.84, ny - 19, ix, ny - 16]];
  if (back) {
    const line: Curve = [[0, ny + 14], [nx * 0.5, ny + 14, nx * 0.8, ny + 10, nx, ny]];
    return {
      line,
      behind: '',
      over: studio.piece('collar', closed(between(across(line), across(rim))), ['grain', 'round']) + studio.stitching(open(across([[0, ny + 9], [nx * 0.5, ny + 9, nx * 0.8, ny + 5, nx - 4, ny - 4]]))),
      rise: 20,
    };
  }
  const line: Curve = [[0, ny + 62], [nx * 0.5, ny + 58, nx * 0.94, ny + 36, nx, ny]];
  const edge: Curve = [[0, ny + 38], [ix * 0.5, ny + 32, ix * 0.98, ny + 14, ix, ny - 16]];
  return {
    line,
    behind: reverse(studio, rim, edge) + studio.seam(open(across([[0, ny + 4], [ix * 0.5, ny + 4, ix * 0.8, ny, ix - 2, ny - 8]]))) + label(ny + 9),
    over:
      studio.piece('collar', closed(between(across(line), across(edge))), ['grain', 'round']) +
      studio.stitching(twice([[0, ny + 57], [nx * 0.48, ny + 53, nx * 0.88, ny + 32, nx - 5, ny + 1]], [[3, ny + 43], [ix * 0.55, ny + 37, ix * 0.98, ny + 20, ix + 4, ny - 12]])) +
      studio.seam(`M-9 ${ny + 38}V${ny + 61}`) +
      studio.button(1, ny + 49, 5),
    rise: 20,
  };
};
