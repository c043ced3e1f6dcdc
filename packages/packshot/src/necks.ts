import { across, between, closed, type Curve, joined, moved, open, symmetric, twice } from './curves.ts';
import { birdPath } from './mark.ts';
import type { Studio } from './studio.ts';

/** How a neck opening is built: the edge of the trunk, what is seen inside it, and what lies over the trunk. */
export type Neck = {
  /** The edge of the trunk, from the center to the neck point. */
  readonly line: Curve;
  readonly behind: string;
  readonly over: string;
  /** How far it rises above the neck point. */
  readonly rise: number;
};

export type NeckPoint = readonly [x: number, y: number];

/** The woven label, with the bird of the house. */
export const label = (y: number): string =>
  `<g transform="translate(0 ${y})"><path d="M-20-2H20V23H-20Z" fill="#f8f4ea" stroke="#c9bfab"/><path transform="translate(-9 1) scale(.28)" d="${birdPath}" fill="#2b2620"/></g>`;

/** The reverse of the back, between its upper edge and the front neckline (right halves, from the center). */
export const reverse = (studio: Studio, top: Curve, front: Curve): string =>
  studio.piece('inside', closed(between(across(top), across(front))), ['grain', 'hollow'], studio.tones.inside);

/** A tape along the back neck seam, `drop` below the upper edge. */
const tape = ({ tones }: Studio, top: Curve, drop: number): string => {
  const d = open(across(top.map((row) => row.map((value, at) => (at % 2 ? value + drop : value * 0.97)))));
  return `<g fill="none"><path d="${d}" stroke="${tones.tape}" stroke-width="8"/><path d="${d}" stroke="${tones.inside}" stroke-width="8" stroke-dasharray="1 3" opacity=".5"/></g>`;
};

const bandSeams = (studio: Studio, outer: Curve): string =>
  studio.stitching(open(across(outer.map((row) => row.map((value, at) => (at % 2 ? value + 5 : value * 1.045))))));

/** A ribbed round neck; `depth` is how far its opening hangs below the neck point. */
export const crewNeck = (studio: Studio, [nx, ny]: NeckPoint, depth: number, width: number, back: boolean): Neck => {
  const [ix, iy] = [nx - width * 0.92, ny - width * 0.36];
  const top: Curve = [[0, ny + 10], [ix * 0.55, ny + 10, ix * 0.85, ny + 4, ix, iy]];
  const backSeam: Curve = [[0, ny + 10 + width], [nx * 0.55, ny + 10 + width, nx * 0.86, ny + 14, nx, ny]];
  if (back) {
    return {
      line: backSeam,
      behind: '',
      over: studio.piece('collar', closed(between(across(backSeam), across(top))), ['ribbing', 'round']) + bandSeams(studio, backSeam),
      rise: width * 0.4,
    };
  }
  const inner: Curve = [[0, ny + depth], [ix * 0.6, ny + depth, ix * 0.98, ny + depth * 0.48, ix, iy]];
  const outer: Curve = [
    [0, ny + depth + width],
    [nx * 0.62, ny + depth + width, nx * 0.98, ny + depth * 0.56, nx, ny],
  ];
  return {
    line: outer,
    behind:
      reverse(studio, top, inner) +
      tape(studio, top, width + 5) +
      label(ny + width + 17),
    over: studio.piece('collar', closed(between(across(outer), across(inner))), ['ribbing', 'round']) + bandSeams(studio, outer),
    rise: width * 0.4,
  };
};

/** A V neck with a ribbed band, mitered at its point. */
export const vNeck = (studio: Studio, [nx, ny]: NeckPoint, depth: number, width: number): Neck => {
  const [ix, iy] = [nx - width * 0.92, ny - width * 0.36];
  const top: Curve = [[0, ny + 10], [ix * 0.55, ny + 10, ix * 0.85, ny + 4, ix, iy]];
  const inner: Curve = [[0, ny + depth], [ix * 0.4, ny + depth * 0.72, ix * 0.94, ny + depth * 0.36, ix, iy]];
  const outer: Curve = [
    [0, ny + depth + width * 1.5],
    [nx * 0.42, ny + depth * 0.8 + width, nx * 0.96, ny + depth * 0.4, nx, ny],
  ];
  return {
    line: outer,
    behind: reverse(studio, top, inner) + tape(studio, top, width + 5) + label(ny + width + 17),
    over:
      studio.piece('collar', closed(between(across(outer), across(inner))), ['ribbing', 'round']) +
      studio.seam(`M0 ${ny + depth}V${ny + depth + width * 1.5}`, 1.2) +
      bandSeams(studio, outer),
    rise: width * 0.4,
  };
};

/** A round neck with a short buttoned placket below it. */
export const henleyNeck = (studio: Studio, at: NeckPoint): Neck => {
  const crew = crewNeck(studio, at, 62, 15, false);
  return { ...crew, over: crew.over + frontPlacket(studio, at[1] + 66, at[1] + 190, 3, 15) };
};

/** A short placket with evenly spaced buttons. */
export const frontPlacket = (studio: Studio, top: number, bottom: number, buttons: number, half: number): string => {
  const box: Curve = [[-half, top], [half, top], [half, bottom], [-half, bottom]];
  const space = (bottom - top - 26) / Math.max(1, buttons - 0.4);
  return (
    studio.wash(closed(moved(box, 2, 3)), studio.tones.shade, studio.tones.depth * 0.6) + studio.piece('placket', closed(box), ['grain']) +
    studio.stitching(
      `M${-half + 4} ${top}V${bottom - 4}H${half - 4}V${top}M${-half + 4} ${bottom - 16}H${half - 4}M${-half + 4} ${bottom - 4}L${half - 4} ${bottom - 16}M${-half + 4} ${bottom - 16}L${half - 4} ${bottom - 4}`,
    ) +
    Array.from({ length: buttons }, (_, index) => studio.button(0, Math.round(top + 13 + space * index), 6)).join('')
  );
};

/** A stand-up neck in two layers; with `zip` it opens in front. */
export const highNeck = (studio: Studio, [nx, ny]: NeckPoint, { zip = 0, back = false, height = 56 }: { readonly zip?: number; readonly back?: boolean; readonly height?: number }): Neck => {
  const tx = nx - 14;
  const line: Curve = back
    ? [[0, ny + 16], [nx * 0.55, ny + 16, nx * 0.86, ny + 12, nx, ny]]
    : [[0, ny + 52], [nx * 0.5, ny + 52, nx * 0.9, ny + 34, nx, ny]];
  const edge: Curve = back
    ? [[0, ny - height + 2], [tx * 0.6, ny - height + 2, tx * 0.9, ny - height, tx, ny - height - 4]]
    : [[0, ny - height + 34], [tx * 0.6, ny - height + 34, tx * 0.96, ny - height + 18, tx, ny - height - 4]];
  const rim: Curve = [[0, ny - height + 6], [tx * 0.6, ny - height + 6, tx * 0.9, ny - height + 2, tx, ny - height - 4]];
  const side: Curve = [[tx, ny - height - 4], [tx + 1, ny - height * 0.5, nx - 4, ny - 12, nx, ny]];
  const half = joined(edge, side);
  const body = closed(between(across(half), across(line)));
  const below = ny + 52;
  return {
    line,
    behind: back ? '' : reverse(studio, rim, edge) + label(ny - height + 11),
    over:
      studio.piece('collar', body, zip ? ['grain', 'round'] : ['ribbing', 'round']) +
      studio.creases('collar', open(across(line)) + 'Z') +
      (zip && !back
        ? zipper(studio, ny - height + 34, below + zip) +
          studio.stitching(twice([[13, ny - height + 36], [13, below + zip + 10], [0, below + zip + 10]]))
        : ''),
    rise: height + 6,
  };
};

/** A zip from `top` to `bottom`, closed, its puller at `pull`. */
export const zipper = ({ tones }: Studio, top: number, bottom: number, pull = top + 10): string => {
  const d = `M0 ${top}V${bottom}`;
  return `<g fill="none"><path d="${d}" stroke="${tones.line}" stroke-width="13"/><path d="${d}" stroke="${tones.shade}" stroke-width="6.5" opacity=".75"/><path d="${d}" stroke="#d8d4cb" stroke-width="5" stroke-dasharray="2 2.2"/></g><path transform="translate(0 ${pull})" d="M-5-6H5V4L3 6V30Q0 34-3 30V6L-5 4Z" fill="#cfcac0" stroke="#6d675d"/>`;
};

/** A ribbed roll collar, folded over itself. */
export const rollNeck = (studio: Studio, [nx, ny]: NeckPoint, back: boolean): Neck => {
  const drop = back ? 10 : 30;
  const line: Curve = [[0, ny + drop], [nx * 0.55, ny + drop, nx * 0.9, ny + 20, nx, ny]];
  const top: Curve = [[0, ny - 50], [40, ny - 50, 62, ny - 54, 68, ny - 62]];
  const half: Curve = [
    [0, ny - 34 - (back ? 12 : 0)],
    [36, ny - 34 - (back ? 12 : 0), 60, ny - 44, 68, ny - 62],
    [82, ny - 60, 86, ny - 30, nx + 5, ny + 6],
    [nx - 2, ny + drop * 0.7, nx * 0.6, ny + drop + 14, 0, ny + drop + 14],
  ];
  const fold: Curve = [[0, ny - 22], [40, ny - 22, 66, ny - 32, 78, ny - 52]];
  return {
    line,
    behind: back ? '' : reverse(studio, top, half.slice(0, 2)),
    over: studio.piece('collar', closed(symmetric(half)), ['ribbing', 'round', 'fall']) + studio.creases('collar', open(across(fold)) + 'Z'),
    rise: 64,
  };
};
