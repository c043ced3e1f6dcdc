import { type Curve, closed, creased, moved, open, symmetric, twice } from './curves.ts';
import { label, type Neck } from './necks.ts';
import type { Studio } from './studio.ts';

type Hood = { readonly double: boolean; readonly cord: boolean; readonly back: boolean };

const RISE = 172;

/** A hood laid flat above the shoulders, its opening to the front. */
export const hood = (studio: Studio, nx: number, { double, cord, back }: Hood): Neck => {
  const { tones } = studio;
  const base = back ? 30 : 78;
  const line: Curve = [
    [0, base],
    [nx * 0.6, base - 2, nx, base * 0.5, nx + 2, 0],
  ];
  const shell: Curve = [
    [0, -RISE],
    [44, -RISE + 1, 82, -158, 102, -112],
    [118, -76, 122, -34, nx + 24, 14],
    [nx - 2, base * 0.66, nx * 0.6, base + 3, 0, base + 4],
  ];
  if (back) {
    return {
      line,
      behind: '',
      over:
        studio.piece('collar', closed(symmetric(shell)), ['grain', 'round', 'fall']) +
        studio.seam(
          twice([
            [40, -RISE + 6],
            [46, -100, 38, -30, 34, 32],
          ]),
        ) +
        studio.stitching(
          twice([
            [45, -RISE + 9],
            [51, -100, 43, -30, 39, 31],
          ]),
        ),
      rise: RISE,
    };
  }
  const opening: Curve = [
    [0, -138],
    [34, -138, 62, -122, 74, -84],
    [86, -40, 58, 14, 0, 58],
  ];
  const rim: Curve = [
    [0, -150],
    [40, -150, 74, -134, 88, -92],
    [102, -42, 74, 22, 14, 70],
  ];
  const lining = closed(symmetric(opening));
  const depth = closed([
    [-76, -80],
    [-56, -136, 56, -136, 76, -80],
    [50, -112, -50, -112, -76, -80],
    [-80, -30, -50, 20, 0, 58],
    [50, 20, 80, -30, 76, -80],
    [66, -20, 40, 14, 0, 44],
    [-40, 14, -66, -20, -76, -80],
  ]);
  const backNeck: Curve = [
    [-66, -12],
    [-40, 0, 40, 0, 66, -12],
  ];
  const cordEnd = (x: number, y: number, sway: number): Curve => [
    [x, y],
    [x + 2, y + 30, x + sway, y + 60, x + sway * 0.6, y + 118],
  ];
  const cords: Curve = cordEnd(24, 60, 12);
  const other: Curve = cordEnd(-24, 60, -4);
  return {
    line,
    behind: '',
    over:
      studio.piece('collar', closed(symmetric(shell)), ['grain', 'round', 'fall']) +
      studio.piece('inside', lining, double ? ['grain', 'hollow'] : ['hollow'], double ? tones.inside : tones.lining) +
      studio.seam(
        twice([
          [26, -136],
          [30, -90, 28, -40, 24, -4],
        ]),
        1.2,
      ) +
      studio.creases('inside', depth) +
      studio.seam(open(backNeck)) +
      label(2) +
      (double ? studio.seam(twice(rim), 2) + studio.stitching(twice(moved(rim, 5, -2))) : studio.stitching(twice(rim))) +
      studio.seam(`M0 ${58}Q9 ${66} 10 ${base + 3}`) +
      studio.creases(
        'collar',
        creased(
          [108, 20, 96, -70, -14, 8],
          [-104, 18, -98, -84, 12, -9],
          [56, 60, 92, -6, -8, 5],
          [-50, 62, -92, 2, 8, -5],
          [-60, -156, 40, -160, -7, 5],
        ),
      ) +
      (cord
        ? `<g fill="none" stroke-linecap="round"><path d="${open(cords, other)}" stroke="${tones.shade}" stroke-width="9" opacity="${tones.depth * 0.5}" transform="translate(2 3)"/><path d="${open(cords, other)}" stroke="${tones.cord}" stroke-width="7.5"/><path d="${open(cords, other)}" stroke="${tones.line}" stroke-width="7.5" stroke-dasharray="1 3.4" stroke-linecap="butt" opacity=".6"/></g>${[
            24, -24,
          ]
            .map((x) => `<circle cx="${x}" cy="${60}" r="5" fill="#cfcac0" stroke="#8b8478" stroke-width="2"/>`)
            .join('')}`
        : ''),
    rise: RISE,
  };
};
