import { NECK } from './blocks.ts';
import { backwards, type Curve, closed, dip, joined, mirrored, moved, type Point, span, strip, symmetric, twice } from './curves.ts';
import { label, type Neck, reverse } from './necks.ts';
import type { Studio } from './studio.ts';

type Leaf = {
  /** The tip of the right collar leaf. */
  readonly tip: Point;
  /** How far below the neck point the collar closes. */
  readonly close: number;
  /** How far the collar stands above the neck point. */
  readonly stand: number;
  /** How round its edge is. */
  readonly soft: number;
  readonly knitted: boolean;
};

const KENT: Leaf = { tip: [70, 92], close: 40, stand: 30, soft: 0, knitted: false };
const BUTTON_DOWN: Leaf = { tip: [54, 100], close: 40, stand: 30, soft: 4, knitted: false };
const KNIT: Leaf = { tip: [76, 84], close: 44, stand: 24, soft: 8, knitted: true };

/** The collar seen from behind, folded down over its stand. */
const fromBehind = (studio: Studio, { stand, knitted }: Leaf): Neck => {
  const half = joined(
    dip(-stand, [NECK - 6, 8 - stand], 2 - stand),
    [
      [NECK - 6, 8 - stand],
      [NECK + 4, 12 - stand, NECK + 10, -4, NECK + 10, 8],
    ],
    backwards(dip(30, [NECK + 10, 8], 24)),
  );
  return {
    line: dip(14, [NECK, 0], 10),
    over:
      studio.shadow(closed(symmetric(moved(half, 0, 4))), 0.5) +
      studio.piece('collar', closed(symmetric(half)), [knitted ? 'ribbing' : 'grain', 'round']) +
      (knitted ? '' : studio.stitching(span(dip(24, [NECK + 4, 4], 18)))),
    rise: stand,
  };
};

/** A turned-down collar: both leaves in front, the inside of its stand behind. */
const turnedDown = (studio: Studio, leaf: Leaf, back: boolean): Neck => {
  if (back) return fromBehind(studio, leaf);
  const { tip, close, stand, soft, knitted } = leaf;
  const [tx, ty] = tip;
  const top: Point = [NECK - 8, 6 - stand];
  const fold: Curve = [
    [1, close],
    [21, close - 14, 59, 6, ...top],
  ];
  const outline = joined(fold, [
    [...top],
    [NECK - 1, 5 - stand, NECK + 7, -8, NECK + 10, 6],
    [NECK + 8, 30, tx + 10 + soft, ty - 28, tx, ty],
    [tx * 0.66, ty - 12 + soft, 14, close + 16, 1, close],
  ]);
  const inner = joined(fold, backwards(moved(fold, 4, 7)));
  const rows: Curve = [
    [NECK + 4, 8],
    [NECK + 2, 30, tx + 5 + soft, ty - 30, tx - 1.5, ty - 7],
    [tx * 0.62, ty - 18 + soft, 20, close + 12, 9, close + 2],
  ];
  const both = (half: Curve): string => closed(half, mirrored(half));
  return {
    line: dip(close + 4, [NECK, 0], 26),
    behind:
      reverse(studio, dip(-stand, top, 1 - stand), dip(close + 4, top, 10)) +
      (knitted ? label(-6) : studio.seam(span(dip(-2, [68, -16], -6))) + label(3)),
    over:
      studio.shadow(both(moved(outline, 1, 5)), 0.5) +
      studio.piece('collar', both(outline), [knitted ? 'ribbing' : 'grain', 'round', 'fall']) +
      studio.creases('collar', both(inner)) +
      (knitted ? '' : studio.stitching(twice(rows))),
    rise: stand,
  };
};

/** A knitted polo collar. */
export const knitCollar = (studio: Studio, back: boolean): Neck => turnedDown(studio, KNIT, back);

/** A classic collar with spread points. */
export const kentCollar = (studio: Studio, back: boolean): Neck => turnedDown(studio, KENT, back);

/** A collar whose points are buttoned to the front, and once to the back. */
export const buttonDownCollar = (studio: Studio, back: boolean): Neck => {
  const neck = turnedDown(studio, BUTTON_DOWN, back);
  const [x, y] = BUTTON_DOWN.tip;
  const buttons = back ? studio.button(0, 21, 4.5) : studio.button(x - 3, y - 12, 4.5) + studio.button(3 - x, y - 12, 4.5);
  return { ...neck, over: neck.over + buttons };
};

/** A stand collar without leaves. */
export const bandCollar = (studio: Studio, back: boolean): Neck => {
  const side: Point = [NECK - 14, -16];
  const rim = dip(-20, side, -19);
  const line = back ? dip(14, [NECK, 0], 10) : dip(62, [NECK, 0], 36);
  const edge = back ? rim : dip(38, side, 14);
  const stitches = studio.stitching(span(moved(line, 0, -5, 0.94)) + span(moved(edge, 0, 4, 1.05)));
  const collar = studio.piece('collar', strip(line, edge), ['grain', 'round']) + stitches;
  return {
    line,
    behind: back ? '' : reverse(studio, rim, edge) + studio.seam(span(dip(4, [62, -8], 0))) + label(9),
    over: back ? collar : collar + studio.seam('M-9 38V61') + studio.button(1, 49, 5),
    rise: 20,
  };
};
