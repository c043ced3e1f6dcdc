import { NECK } from './blocks.ts';
import {
  backwards,
  type Curve,
  closed,
  dip,
  joined,
  moved,
  type Point,
  span,
  strip,
  symmetric,
  twice,
} from './curves.ts';
import { birdPath } from './mark.ts';
import type { Studio } from './studio.ts';

/** Parts of a neck opening: the trunk's edge, the visible inside, and the collar. */
export type Neck = {
  readonly line: Curve;
  readonly behind?: string;
  readonly over: string;
  readonly rise: number;
};

export const label = (y: number): string =>
  `<g transform="translate(0 ${y})"><path d="M-17-2H17V19H-17Z" fill="#f8f4ea" stroke="#c9bfab"/><path transform="translate(-8 1) scale(.25)" d="${birdPath}" fill="#2b2620"/></g>`;

/**
 * The inside of the back, between its upper edge and the front neckline (right halves).
 */
export const reverse = (studio: Studio, top: Curve, front: Curve): string =>
  studio.piece('inside', strip(top, front), ['grain', 'hollow'], studio.tones.inside);

const tape = ({ tones }: Studio, top: Curve, drop: number): string => {
  const d = span(moved(top, 0, drop, 0.97));
  return `<g fill="none" stroke-width="8"><path d="${d}" stroke="${tones.tape}"/><path d="${d}" stroke="${tones.inside}" stroke-dasharray="1 3" opacity=".5"/></g>`;
};

/** A ribbed band around the opening. Knitwear has no stitches at the band. */
const ribbedBand = (studio: Studio, outer: Curve, inner: Curve, stitched: boolean): string =>
  studio.piece('collar', strip(outer, inner), ['ribbing', 'round']) +
  (stitched ? studio.stitching(span(moved(outer, 0, 5, 1.045))) : '');

type Band = {
  readonly depth: number;
  readonly width: number;
  readonly back: boolean;
  readonly pointed?: boolean;
  readonly stitched?: boolean;
  /** Additional depth of the back. */
  readonly scoop?: number;
};

/** A ribbed neck, round or with a V. Both look the same from behind. */
export const ribbedNeck = (
  studio: Studio,
  { depth, width, back, pointed = false, stitched = true, scoop = 0 }: Band,
): Neck => {
  const edge: Point = [NECK - width * 0.92, -width * 0.36];
  const top = dip(10, edge, 4);
  const rise = width * 0.4;
  if (back) {
    const line = dip(10 + width + scoop, [NECK, 0], 14 + scoop * 0.6);
    return {
      line,
      over: ribbedBand(studio, line, dip(10 + scoop, edge, 4 + scoop * 0.6), stitched),
      rise,
    };
  }
  const point = depth + width * 1.5;
  const inner: Curve = pointed
    ? [
        [0, depth],
        [edge[0] * 0.4, depth * 0.72, edge[0] * 0.94, depth * 0.36, ...edge],
      ]
    : dip(depth, edge, depth * 0.5);
  const line: Curve = pointed
    ? [
        [0, point],
        [NECK * 0.42, depth * 0.8 + width, NECK * 0.96, depth * 0.4, NECK, 0],
      ]
    : dip(depth + width, [NECK, 0], depth * 0.58);
  return {
    line,
    behind:
      reverse(studio, top, inner) +
      tape(studio, top, width + 5) +
      label(Math.min(width + 9, depth - 26)),
    over:
      ribbedBand(studio, line, inner, stitched) +
      (pointed ? studio.seam(`M0 ${depth}V${point}`, 1.2) : ''),
    rise,
  };
};

export const frontPlacket = (
  studio: Studio,
  top: number,
  bottom: number,
  buttons: number,
  half: number,
): string => {
  const box: Curve = [
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
  ];
  const space = (bottom - top - 26) / Math.max(1, buttons - 0.4);
  return (
    studio.shadow(closed(moved(box, 3, 4)), 0.8) +
    studio.piece('placket', closed(box), ['grain'], studio.tones.raised) +
    studio.stitching(
      `M${-half + 4} ${top}V${bottom - 4}H${half - 4}V${top}M${-half + 4} ${bottom - 16}H${half - 4}M${-half + 4} ${bottom - 4}L${half - 4} ${bottom - 16}M${-half + 4} ${bottom - 16}L${half - 4} ${bottom - 4}`,
    ) +
    Array.from({ length: buttons }, (_, index) =>
      studio.button(0, Math.round(top + 13 + space * index), 6),
    ).join('')
  );
};

export const hiddenPlacket = (
  studio: Studio,
  top: number,
  bottom: number,
  twill: boolean,
): string => {
  const box = `M-17 ${top}H17V${bottom}H-17Z`;
  return (
    studio.shadow(`M-15 ${top}H20V${bottom + 4}H-15Z`, 0.6) +
    studio.piece('placket', box, ['round'], twill ? '#f3eee2' : studio.tones.raised) +
    studio.stitching(`M-12 ${top}V${bottom - 5}H12V${top}M-12 ${bottom - 22}H12`) +
    studio.seam(`M11 ${top}V${bottom - 24}`, 1.2)
  );
};

/** A short fabric tube with a stitched seam. */
export const mockNeck = (studio: Studio, height: number, back: boolean): Neck => {
  const neck = highNeck(studio, height, 0, back, false);
  return { ...neck, over: neck.over + studio.stitching(span(moved(neck.line, 0, 5, 1.02))) };
};

type CardiganCut = { readonly kind: string; readonly bottom: number; readonly back: boolean };

/**
 * The edge of a cardigan: a ribbed, buttoned band around the neck and down the fronts.
 * It closes `close` below the neck point.
 */
export const cardiganNeck = (
  studio: Studio,
  { kind, bottom, back }: CardiganCut,
): Neck & { readonly close: number } => {
  const pointed = kind !== 'crew-neck';
  const close = pointed ? 206 : 80;
  const shawl = kind === 'shawl-collar';
  const plain = ribbedNeck(studio, {
    depth: close - 34,
    width: pointed ? 24 : 26,
    pointed,
    stitched: false,
    back,
  });
  if (back && !shawl) return { ...plain, close };
  if (back) {
    const half: Curve = joined(
      dip(-34, [62, -26], -32),
      [
        [62, -26],
        [84, -30, 100, -8, 104, 12],
      ],
      backwards(dip(42, [104, 12], 34)),
    );
    return {
      line: dip(20, [NECK, 0], 14),
      over:
        studio.shadow(closed(symmetric(moved(half, 0, 5))), 0.5) +
        studio.piece('collar', closed(symmetric(half)), ['ribbing', 'round', 'fall']),
      rise: 34,
      close,
    };
  }
  const buttons = pointed ? 5 : 7;
  const first = close + 16;
  const step = (bottom - 26 - first) / (buttons - 1);
  const band =
    studio.piece(
      'band',
      `M-17 ${close - (pointed ? 12 : 18)}L0 ${close - (pointed ? 34 : 20)}L17 ${close - (pointed ? 12 : 18)}V${bottom - 2}Q0 ${bottom + 1}-17 ${bottom - 2}Z`,
      ['ribbing'],
      studio.tones.raised,
    ) +
    Array.from({ length: buttons }, (_, at) =>
      studio.button(0, Math.round(first + step * at), 7),
    ).join('');
  if (!shawl) return { ...plain, over: plain.over + band, close };
  const inner: Curve = [
    [0, close - 30],
    [22, close - 96, 56, 40, 60, -30],
  ];
  const leaf: Curve = [
    ...inner,
    [78, -38, 96, -24, 102, 4],
    [128, 66, 76, close - 66, 17, close + 10],
    [0, close + 12],
  ];
  return {
    line: [
      [0, close],
      [NECK * 0.4, close * 0.76, NECK * 0.96, close * 0.36, NECK, 0],
    ],
    behind: reverse(studio, dip(-34, [60, -30], -34), inner) + label(-10),
    over:
      band +
      studio.shadow(twice(moved(leaf, 2, 6)), 0.5) +
      studio.piece(
        'collar',
        `${closed(leaf)}${closed(leaf.map((row) => row.map((value, at) => (at % 2 ? value : -value))))}`,
        ['ribbing', 'round', 'fall'],
      ) +
      studio.creases('collar', twice(moved(inner, 6, 0), moved(inner, 14, 6))),
    rise: 34,
    close,
  };
};

/**
 * A stand-up neck of the given height, ribbed, or in the garment's fabric with a zip down to
 * `zip` below it.
 */
export const highNeck = (
  studio: Studio,
  height: number,
  zip: number,
  back: boolean,
  ribbed = zip === 0,
): Neck => {
  const side: Point = [NECK - 14, -height - 4];
  const line = back ? dip(16, [NECK, 0], 12) : dip(52, [NECK, 0], 32);
  const edge = back ? dip(-8 - height, side, -10 - height) : dip(30 - height, side, 16 - height);
  return {
    line,
    behind: back
      ? ''
      : reverse(studio, dip(-8 - height, side, -10 - height), edge) + label(2 - height),
    over:
      studio.piece('collar', strip(edge, line), [ribbed ? 'ribbing' : 'grain', 'round']) +
      studio.creases('collar', strip(line, line)) +
      (zip && !back
        ? zipper(studio, 34 - height, 52 + zip) +
          studio.stitching(`M-13 ${36 - height}V${62 + zip}H13V${36 - height}`)
        : ''),
    rise: height + 12,
  };
};

/** A closed zip from `top` to `bottom`, its puller at `pull`. */
export const zipper = ({ tones }: Studio, top: number, bottom: number, pull = top + 10): string => {
  const d = `M0 ${top}V${bottom}`;
  return `<g fill="none"><path d="${d}" stroke="${tones.line}" stroke-width="13"/><path d="${d}" stroke="${tones.shade}" stroke-width="6.5" opacity=".75"/><path d="${d}" stroke="#d8d4cb" stroke-width="5" stroke-dasharray="2 2.2"/></g><path transform="translate(0 ${pull})" d="M-5-6H5V4L3 6V30Q0 34-3 30V6L-5 4Z" fill="#cfcac0" stroke="#6d675d"/>`;
};

export const rollNeck = (studio: Studio, back: boolean): Neck => {
  const drop = back ? 10 : 30;
  const top: Point = [68, -62];
  const edge = dip(back ? -48 : -36, top, -46);
  const fold = dip(-16, [82, -50], -32);
  const half = joined(
    edge,
    [
      [68, -62],
      [84, -62, 92, -22, 89, 10],
    ],
    backwards(dip(drop + 22, [89, 10], drop * 0.9)),
  );
  return {
    line: dip(drop, [NECK, 0], 20),
    behind: back ? '' : reverse(studio, dip(-50, top, -54), edge),
    over:
      studio.creases('trunk', closed(symmetric(moved(half, 0, 9)))) +
      studio.piece('collar', closed(symmetric(half)), ['ribbing', 'round', 'fall']) +
      studio.creases('collar', strip(fold, fold), strip(fold, moved(fold, 0, 24))),
    rise: 64,
  };
};
