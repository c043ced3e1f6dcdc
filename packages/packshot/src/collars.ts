import { NECK } from './blocks.ts';
import {
  backwards,
  type Curve,
  closed,
  dip,
  joined,
  mirrored,
  moved,
  type Point,
  span,
  strip,
  symmetric,
  twice,
} from './curves.ts';
import { label, type Neck, reverse } from './necks.ts';
import type { Studio } from './studio.ts';

type Leaf = {
  readonly tip: Point;
  /** Distance from the neck point down to the closing point. */
  readonly close: number;
  /** Height above the neck point. */
  readonly stand: number;
  /** Roundness of the edge. */
  readonly soft: number;
  readonly knitted: boolean;
  readonly cloth?: string;
};

const KENT: Leaf = { tip: [70, 92], close: 40, stand: 30, soft: 0, knitted: false };
const BUTTON_DOWN: Leaf = { tip: [54, 100], close: 40, stand: 30, soft: 4, knitted: false };
const TWILL: Leaf = { ...BUTTON_DOWN, tip: [66, 92], cloth: '#f3eee2' };
const CAMP: Leaf = { ...KENT, stand: 18 };
const KNIT: Leaf = { tip: [76, 84], close: 44, stand: 24, soft: 8, knitted: true };

/** The back of the collar, folded over its stand. */
const fromBehind = (studio: Studio, { stand, knitted, cloth }: Leaf): Neck => {
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
      studio.piece(
        'collar',
        closed(symmetric(half)),
        [knitted ? 'ribbing' : 'grain', 'round'],
        cloth,
      ) +
      (knitted ? '' : studio.stitching(span(dip(24, [NECK + 4, 4], 18)))),
    rise: stand,
  };
};

const turnedDown = (studio: Studio, leaf: Leaf, back: boolean): Neck => {
  if (back) return fromBehind(studio, leaf);
  const { tip, close, stand, soft, knitted, cloth } = leaf;
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
      studio.creases('trunk', both(moved(outline, 0, 13, 1.04))) +
      studio.shadow(both(moved(outline, 1, 5)), 0.5) +
      studio.piece(
        'collar',
        both(outline),
        [knitted ? 'ribbing' : 'grain', 'round', 'fall'],
        cloth ?? studio.tones.raised,
      ) +
      studio.creases('collar', both(inner)) +
      (knitted ? '' : studio.stitching(twice(rows))),
    rise: stand,
  };
};

export const knitCollar = (studio: Studio, back: boolean): Neck => turnedDown(studio, KNIT, back);

export const twillCollar = (studio: Studio, back: boolean): Neck => turnedDown(studio, TWILL, back);

export const tonalCollar = (studio: Studio, back: boolean): Neck =>
  turnedDown(studio, { ...BUTTON_DOWN, tip: [66, 92] }, back);

export const kentCollar = (studio: Studio, back: boolean): Neck => turnedDown(studio, KENT, back);

export const buttonDownCollar = (studio: Studio, back: boolean): Neck => {
  const neck = turnedDown(studio, BUTTON_DOWN, back);
  const [x, y] = BUTTON_DOWN.tip;
  const buttons = back
    ? studio.button(0, 21, 4.5)
    : studio.button(x - 3, y - 12, 4.5) + studio.button(3 - x, y - 12, 4.5);
  return { ...neck, over: neck.over + buttons };
};

export const bandCollar = (studio: Studio, back: boolean): Neck => {
  const side: Point = [NECK - 14, -16];
  const rim = dip(-20, side, -19);
  const line = back ? dip(14, [NECK, 0], 10) : dip(62, [NECK, 0], 36);
  const edge = back ? rim : dip(38, side, 14);
  const stitches = studio.stitching(span(moved(line, 0, -5, 0.94)) + span(moved(edge, 0, 4, 1.05)));
  const collar = studio.piece('collar', strip(line, edge), ['grain', 'round']) + stitches;
  return {
    line,
    behind: back
      ? ''
      : reverse(studio, rim, edge) + studio.seam(span(dip(4, [62, -8], 0))) + label(9),
    over: back ? collar : collar + studio.seam('M-9 38V61') + studio.button(1, 49, 5),
    rise: 20,
  };
};

/**
 * A collar without buttons, with an opening in a V down to `depth` below the neck point.
 */
export const openCollar = (
  studio: Studio,
  depth: number,
  knitted: boolean,
  back: boolean,
): Neck => {
  if (back) return fromBehind(studio, { ...KNIT, knitted });
  const top: Point = [NECK - 9, -18];
  const edge: Curve = [
    [0, depth],
    [18, depth * 0.62, 50, 30, ...top],
  ];
  const line: Curve = [
    [0, depth + 14],
    [24, depth * 0.7, 66, 40, NECK, 0],
  ];
  const leaf: Curve = [
    [30, 70],
    [44, 44, 58, 16, ...top],
    [NECK, -20, NECK + 9, -10, NECK + 11, 6],
    [NECK + 14, 30, 104, 58, 97, 88],
    [78, 84, 48, 78, 30, 70],
  ];
  const both = closed(leaf, mirrored(leaf));
  return {
    line,
    behind: reverse(studio, dip(-26, top, -24), edge) + label(0),
    over:
      studio.piece('facing', strip(line, edge), [knitted ? 'ribbing' : 'grain', 'round']) +
      studio.stitching(knitted ? '' : span(moved(line, 0, 5, 1.06))) +
      studio.seam(`M0 ${depth}V${depth + 14}`, 1.4) +
      studio.creases(
        'trunk',
        closed(moved(leaf, 0, 13, 1.04), mirrored(moved(leaf, 0, 13, 1.04))),
      ) +
      studio.shadow(closed(moved(leaf, 1, 5), mirrored(moved(leaf, 1, 5))), 0.5) +
      studio.piece(
        'collar',
        both,
        [knitted ? 'ribbing' : 'grain', 'round', 'fall'],
        studio.tones.raised,
      ) +
      studio.creases(
        'collar',
        closed(
          joined(edge, backwards(moved(edge, 5, 6))),
          mirrored(joined(edge, backwards(moved(edge, 5, 6)))),
        ),
      ) +
      (knitted
        ? ''
        : studio.stitching(
            twice([
              [40, 69],
              [92, 82],
              [100, 58, NECK + 8, 30, NECK + 5, 8],
            ]),
          )),
    rise: 26,
  };
};

export const campCollar = (studio: Studio, back: boolean): Neck => {
  if (back) return fromBehind(studio, CAMP);
  const top: Point = [NECK - 12, -12];
  const fold: Curve = [
    [0, 144],
    [16, 110, 34, 80, 45, 52],
    [54, 32, 60, 10, ...top],
  ];
  const lapel: Curve = [
    [45, 52],
    [90, 72],
    [110, 96],
    [88, 112, 44, 130, 1, 144],
    [16, 110, 34, 80, 45, 52],
  ];
  const leaf: Curve = [
    [45, 52],
    [54, 32, 60, 10, ...top],
    [NECK - 4, -18, NECK + 8, -12, NECK + 13, 4],
    [NECK + 20, 24, 110, 44, 118, 58],
    [90, 72],
    [45, 52],
  ];
  const whole = (curve: Curve) => closed(curve, mirrored(curve));
  return {
    line: [
      [0, 146],
      [28, 100, NECK - 14, 44, NECK, 0],
    ],
    behind:
      reverse(studio, dip(-20, top, -18), fold) + studio.seam(span(dip(2, [60, -8], 0))) + label(8),
    over:
      studio.creases(
        'trunk',
        whole(moved(joined(leaf.slice(0, -1), lapel.slice(1)), 0, 13, 1.04)),
      ) +
      studio.shadow(whole(moved(joined(leaf.slice(0, -1), lapel.slice(1)), 2, 6)), 0.45) +
      studio.piece('lapel', whole(lapel), ['grain', 'round', 'fall'], studio.tones.raised) +
      studio.piece('collar', whole(leaf), ['grain', 'round', 'fall'], studio.tones.raised) +
      studio.creases(
        'lapel',
        twice([
          [1, 146],
          [18, 112, 38, 82, 49, 54],
          [40, 54],
          [30, 80, 12, 110, 1, 146],
        ]),
      ) +
      studio.stitching(
        twice(
          [
            [84, 74],
            [101, 95],
            [82, 108, 42, 124, 8, 136],
          ],
          [
            [NECK + 8, 6],
            [NECK + 14, 24, 104, 46, 109, 58],
            [88, 67],
          ],
        ),
      ),
    rise: 20,
  };
};
