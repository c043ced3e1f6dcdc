import { between, type Curve, closed, joined, mirrored, moved, type Point, span, strip, symmetric, twice } from './curves.ts';
import { label, type Neck, reverse } from './necks.ts';
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
const turnedDown = (studio: Studio, nx: number, { tip: [tx, ty], close, stand, soft }: Leaf, knitted: boolean): Neck => {
  const fx = nx - 8;
  const fy = -stand + 6;
  const fold: Curve = [
    [1, close],
    [fx * 0.3, close - 14, fx * 0.84, 6, fx, fy],
  ];
  const rim: Curve = [
    [0, -stand],
    [fx * 0.5, -stand, fx * 0.86, -stand + 1, fx, fy],
  ];
  const leaf = joined(
    fold,
    [
      [fx, fy],
      [fx + 7, fy - 1, nx + 7, -8, nx + 10, 6],
    ],
    [
      [nx + 10, 6],
      [nx + 8, 30, tx + 10 + soft, ty - 28, tx, ty],
    ],
    [
      [tx, ty],
      [tx * 0.66, ty - 12 + soft, 14, close + 16, 1, close],
    ],
  );
  const d = closed(leaf, mirrored(leaf));
  const stitchRow: Curve = [
    [nx + 4, 8],
    [nx + 2, 30, tx + 5 + soft, ty - 30, tx - 1.5, ty - 7],
    [tx * 0.62, ty - 18 + soft, 20, close + 12, 9, close + 2],
  ];
  const standLine: Curve = [
    [0, -2],
    [fx * 0.5, -2, fx * 0.8, -6, fx - 2, fy + 8],
  ];
  const shadow: Curve = moved(leaf, 1, 5);
  return {
    line: [
      [0, close + 4],
      [nx * 0.5, close + 2, nx * 0.9, 26, nx, 0],
    ],
    behind:
      reverse(studio, rim, [
        [0, close + 6],
        [fx * 0.4, close, fx * 0.9, 10, fx, fy],
      ]) +
      (knitted ? '' : studio.seam(span(standLine))) +
      label(knitted ? -6 : 3),
    over:
      studio.shadow(closed(shadow, mirrored(shadow)), 0.5) +
      studio.piece('collar', d, [knitted ? 'ribbing' : 'grain', 'round', 'fall']) +
      studio.creases('collar', closed(between(fold, moved(fold, 4, 7)), mirrored(between(fold, moved(fold, 4, 7))))) +
      (knitted ? '' : studio.stitching(twice(stitchRow))),
    rise: stand,
  };
};

/** The collar seen from behind. */
const fromBehind = (studio: Studio, nx: number, stand: number, knitted: boolean): Neck => {
  const half: Curve = [
    [0, -stand],
    [nx * 0.5, -stand, nx * 0.84, -stand + 2, nx - 6, -stand + 8],
    [nx + 4, -stand + 12, nx + 10, -4, nx + 10, 8],
    [nx * 0.7, 26, nx * 0.4, 30, 0, 30],
  ];
  const d = closed(symmetric(half));
  return {
    line: [
      [0, 14],
      [nx * 0.5, 14, nx * 0.8, 10, nx, 0],
    ],
    behind: '',
    over:
      studio.shadow(closed(symmetric(moved(half, 0, 4))), 0.5) +
      studio.piece('collar', d, [knitted ? 'ribbing' : 'grain', 'round']) +
      (knitted
        ? ''
        : studio.stitching(
            span([
              [0, 24],
              [nx * 0.4, 24, nx * 0.7, 20, nx + 4, 4],
            ]),
          )),
    rise: stand,
  };
};

/** A knitted polo collar. */
export const knitCollar = (studio: Studio, nx: number, back: boolean): Neck =>
  back ? fromBehind(studio, nx, 24, true) : turnedDown(studio, nx, KNIT, true);

/** A classic collar with spread points. */
export const kentCollar = (studio: Studio, nx: number, back: boolean): Neck =>
  back ? fromBehind(studio, nx, 30, false) : turnedDown(studio, nx, KENT, false);

/** A collar whose points are buttoned to the front. */
export const buttonDownCollar = (studio: Studio, nx: number, back: boolean): Neck => {
  if (back) {
    const neck = fromBehind(studio, nx, 30, false);
    return { ...neck, over: neck.over + studio.button(0, 21, 4.5) };
  }
  const neck = turnedDown(studio, nx, BUTTON_DOWN, false);
  const [x, y] = BUTTON_DOWN.tip;
  return { ...neck, over: neck.over + studio.button(x - 3, y - 12, 4.5) + studio.button(3 - x, y - 12, 4.5) };
};

/** A stand collar without leaves. */
export const bandCollar = (studio: Studio, nx: number, back: boolean): Neck => {
  const ix = nx - 14;
  const rim: Curve = [
    [0, -20],
    [ix * 0.5, -20, ix * 0.84, -19, ix, -16],
  ];
  if (back) {
    const line: Curve = [
      [0, 14],
      [nx * 0.5, 14, nx * 0.8, 10, nx, 0],
    ];
    return {
      line,
      behind: '',
      over:
        studio.piece('collar', strip(line, rim), ['grain', 'round']) +
        studio.stitching(
          span([
            [0, 9],
            [nx * 0.5, 9, nx * 0.8, 5, nx - 4, -4],
          ]),
        ),
      rise: 20,
    };
  }
  const line: Curve = [
    [0, 62],
    [nx * 0.5, 58, nx * 0.94, 36, nx, 0],
  ];
  const edge: Curve = [
    [0, 38],
    [ix * 0.5, 32, ix * 0.98, 14, ix, -16],
  ];
  return {
    line,
    behind:
      reverse(studio, rim, edge) +
      studio.seam(
        span([
          [0, 4],
          [ix * 0.5, 4, ix * 0.8, 0, ix - 2, -8],
        ]),
      ) +
      label(9),
    over:
      studio.piece('collar', strip(line, edge), ['grain', 'round']) +
      studio.stitching(
        twice(
          [
            [0, 57],
            [nx * 0.48, 53, nx * 0.88, 32, nx - 5, 1],
          ],
          [
            [3, 43],
            [ix * 0.55, 37, ix * 0.98, 20, ix + 4, -12],
          ],
        ),
      ) +
      studio.seam(`M-9 ${38}V${61}`) +
      studio.button(1, 49, 5),
    rise: 20,
  };
};
