import { type Curve, closed, joined, moved, span, strip, symmetric, twice } from './curves.ts';
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

/** The woven label, with the bird of the house. */
export const label = (y: number): string =>
  `<g transform="translate(0 ${y})"><path d="M-17-2H17V19H-17Z" fill="#f8f4ea" stroke="#c9bfab"/><path transform="translate(-8 1) scale(.25)" d="${birdPath}" fill="#2b2620"/></g>`;

/** The reverse of the back, between its upper edge and the front neckline (right halves, from the center). */
export const reverse = (studio: Studio, top: Curve, front: Curve): string =>
  studio.piece('inside', strip(top, front), ['grain', 'hollow'], studio.tones.inside);

/** A tape along the back neck seam, `drop` below the upper edge. */
const tape = ({ tones }: Studio, top: Curve, drop: number): string => {
  const d = span(moved(top, 0, drop, 0.97));
  return `<g fill="none"><path d="${d}" stroke="${tones.tape}" stroke-width="8"/><path d="${d}" stroke="${tones.inside}" stroke-width="8" stroke-dasharray="1 3" opacity=".5"/></g>`;
};

const bandSeams = (studio: Studio, outer: Curve, stitched: boolean): string =>
  stitched ? studio.stitching(span(moved(outer, 0, 5, 1.045))) : '';

/** A ribbed round neck; `depth` is how far its opening hangs below the neck point. */
export const crewNeck = (studio: Studio, nx: number, depth: number, width: number, back: boolean, stitched = true): Neck => {
  const [ix, iy] = [nx - width * 0.92, -width * 0.36];
  const top: Curve = [
    [0, 10],
    [ix * 0.55, 10, ix * 0.85, 4, ix, iy],
  ];
  const backSeam: Curve = [
    [0, 10 + width],
    [nx * 0.55, 10 + width, nx * 0.86, 14, nx, 0],
  ];
  if (back) {
    return {
      line: backSeam,
      behind: '',
      over: studio.piece('collar', strip(backSeam, top), ['ribbing', 'round']) + bandSeams(studio, backSeam, stitched),
      rise: width * 0.4,
    };
  }
  const inner: Curve = [
    [0, depth],
    [ix * 0.6, depth, ix * 0.98, depth * 0.48, ix, iy],
  ];
  const outer: Curve = [
    [0, depth + width],
    [nx * 0.62, depth + width, nx * 0.98, depth * 0.56, nx, 0],
  ];
  return {
    line: outer,
    behind: reverse(studio, top, inner) + tape(studio, top, width + 5) + label(width + 9),
    over: studio.piece('collar', strip(outer, inner), ['ribbing', 'round']) + bandSeams(studio, outer, stitched),
    rise: width * 0.4,
  };
};

/** A V neck with a ribbed band, mitered at its point. */
export const vNeck = (studio: Studio, nx: number, depth: number, width: number, stitched = true): Neck => {
  const [ix, iy] = [nx - width * 0.92, -width * 0.36];
  const top: Curve = [
    [0, 10],
    [ix * 0.55, 10, ix * 0.85, 4, ix, iy],
  ];
  const inner: Curve = [
    [0, depth],
    [ix * 0.4, depth * 0.72, ix * 0.94, depth * 0.36, ix, iy],
  ];
  const outer: Curve = [
    [0, depth + width * 1.5],
    [nx * 0.42, depth * 0.8 + width, nx * 0.96, depth * 0.4, nx, 0],
  ];
  return {
    line: outer,
    behind: reverse(studio, top, inner) + tape(studio, top, width + 5) + label(width + 9),
    over:
      studio.piece('collar', strip(outer, inner), ['ribbing', 'round']) +
      studio.seam(`M0 ${depth}V${depth + width * 1.5}`, 1.2) +
      bandSeams(studio, outer, stitched),
    rise: width * 0.4,
  };
};

/** A round neck with a short buttoned placket below it. */
export const henleyNeck = (studio: Studio, nx: number): Neck => {
  const crew = crewNeck(studio, nx, 62, 15, false);
  return { ...crew, over: crew.over + frontPlacket(studio, 66, 190, 3, 15) };
};

/** A short placket with evenly spaced buttons. */
export const frontPlacket = (studio: Studio, top: number, bottom: number, buttons: number, half: number): string => {
  const box: Curve = [
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
  ];
  const space = (bottom - top - 26) / Math.max(1, buttons - 0.4);
  return (
    studio.shadow(closed(moved(box, 2, 3)), 0.6) +
    studio.piece('placket', closed(box), ['grain']) +
    studio.stitching(
      `M${-half + 4} ${top}V${bottom - 4}H${half - 4}V${top}M${-half + 4} ${bottom - 16}H${half - 4}M${-half + 4} ${bottom - 4}L${half - 4} ${bottom - 16}M${-half + 4} ${bottom - 16}L${half - 4} ${bottom - 4}`,
    ) +
    Array.from({ length: buttons }, (_, index) => studio.button(0, Math.round(top + 13 + space * index), 6)).join('')
  );
};

/** A stand-up neck in two layers; with `zip` it opens in front. */
export const highNeck = (
  studio: Studio,
  nx: number,
  { zip = 0, back = false, height = 56 }: { readonly zip?: number; readonly back?: boolean; readonly height?: number },
): Neck => {
  const tx = nx - 14;
  const line: Curve = back
    ? [
        [0, 16],
        [nx * 0.55, 16, nx * 0.86, 12, nx, 0],
      ]
    : [
        [0, 52],
        [nx * 0.5, 52, nx * 0.9, 34, nx, 0],
      ];
  const edge: Curve = back
    ? [
        [0, -height + 2],
        [tx * 0.6, -height + 2, tx * 0.9, -height, tx, -height - 4],
      ]
    : [
        [0, -height + 34],
        [tx * 0.6, -height + 34, tx * 0.96, -height + 18, tx, -height - 4],
      ];
  const rim: Curve = [
    [0, -height + 6],
    [tx * 0.6, -height + 6, tx * 0.9, -height + 2, tx, -height - 4],
  ];
  const side: Curve = [
    [tx, -height - 4],
    [tx + 1, -height * 0.5, nx - 4, -12, nx, 0],
  ];
  const half = joined(edge, side);
  const body = strip(half, line);
  const below = 52;
  return {
    line,
    behind: back ? '' : reverse(studio, rim, edge) + label(-height + 11),
    over:
      studio.piece('collar', body, zip ? ['grain', 'round'] : ['ribbing', 'round']) +
      studio.creases('collar', `${span(line)}Z`) +
      (zip && !back
        ? zipper(studio, -height + 34, below + zip) +
          studio.stitching(
            twice([
              [13, -height + 36],
              [13, below + zip + 10],
              [0, below + zip + 10],
            ]),
          )
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
export const rollNeck = (studio: Studio, nx: number, back: boolean): Neck => {
  const drop = back ? 10 : 30;
  const line: Curve = [
    [0, drop],
    [nx * 0.55, drop, nx * 0.9, 20, nx, 0],
  ];
  const top: Curve = [
    [0, -50],
    [40, -50, 62, -54, 68, -62],
  ];
  const half: Curve = [
    [0, -36 - (back ? 12 : 0)],
    [36, -36 - (back ? 12 : 0), 60, -46, 68, -62],
    [84, -62, 92, -22, nx + 9, 10],
    [nx - 4, drop * 0.9, nx * 0.6, drop + 22, 0, drop + 22],
  ];
  const fold: Curve = [
    [0, -16],
    [40, -17, 70, -30, 82, -50],
  ];
  const shadow = closed(symmetric(moved(half, 0, 9)));
  return {
    line,
    behind: back ? '' : reverse(studio, top, half.slice(0, 2)),
    over:
      studio.creases('trunk', shadow) +
      studio.piece('collar', closed(symmetric(half)), ['ribbing', 'round', 'fall']) +
      studio.creases('collar', `${span(fold)}Z`, strip(fold, moved(fold, 0, 24))),
    rise: 64,
  };
};
