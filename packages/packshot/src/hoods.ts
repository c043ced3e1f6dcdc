import { closed, type Curve, joined, open, symmetric, twice } from './curves.ts';
import { label, type Neck, type NeckPoint } from './necks.ts';
import type { Studio } from './studio.ts';

type Hood = { readonly double: boolean; readonly cord: boolean; readonly back: boolean };

const RISE = 172;

/** A hood laid flat above the shoulders, its opening to the front. */
export const hood = (studio: Studio, [nx, ny]: NeckPoint, { double, cord, back }: Hood): Neck => {
  const { tones } = studio;
  const base = back ? 30 : 78;
  const line: Curve = [[0, ny + base], [nx * 0.6, ny + base - 2, nx, ny + base * 0.5, nx + 2, ny]];
  const shell: Curve = [
    [0, ny - RISE],
    [58, ny - RISE, 104, ny - 140, 116, ny - 78],
    [124, ny - 36, 118, ny - 2, nx + 20, ny + 12],
    [nx - 4, ny + base * 0.66, nx * 0.6, ny + base + 3, 0, ny + base + 4],
  ];
  if (back) {
    return {
      line,
      behind: '',
      over:
        studio.piece('collar', closed(symmetric(shell)), ['grain', 'round', 'fall']) +
        studio.seam(twice([[40, ny - RISE + 6], [46, ny - 100, 38, ny - 30, 34, ny + 32]])) +
        studio.stitching(twice([[45, ny - RISE + 9], [51, ny - 100, 43, ny - 30, 39, ny + 31]])),
      rise: RISE,
    };
  }
  const opening: Curve = [
    [0, ny - 134],
    [44, ny - 134, 78, ny - 98, 80, ny - 52],
    [80, ny + 2, 40, ny + 34, 4, ny + 56],
  ];
  const rim: Curve = [
    [0, ny - 148],
    [52, ny - 148, 92, ny - 108, 94, ny - 52],
    [94, ny + 10, 52, ny + 44, 14, ny + 68],
  ];
  const lining = closed(symmetric(joined(opening, [[4, ny + 56], [0, ny + 58]])));
  const depth = closed([[-80, ny - 60], [-66, ny - 124, 66, ny - 124, 80, ny - 60], [60, ny - 20, 30, ny + 30, 0, ny + 54], [-30, ny + 30, -60, ny - 20, -80, ny - 60]]);
  const backNeck: Curve = [[-72, ny - 14], [-40, ny + 4, 40, ny + 4, 72, ny - 14]];
  const cordEnd = (x: number, y: number, sway: number): Curve => [[x, y], [x + 2, y + 30, x + sway, y + 60, x + sway * 0.6, y + 118]];
  const cords: Curve = cordEnd(24, ny + 60, 12);
  const other: Curve = cordEnd(-24, ny + 60, -4);
  return {
    line,
    behind: '',
    over:
      studio.piece('collar', closed(symmetric(shell)), ['grain', 'round', 'fall']) +
      studio.piece('inside', lining, double ? ['grain', 'hollow'] : ['hollow'], double ? tones.inside : tones.lining) +
      studio.creases('inside', depth) +
      studio.seam(open(backNeck)) +
      label(ny + 1) +
      (double
        ? studio.seam(twice(rim), 2) + studio.stitching(twice(rim.map((row) => row.map((value, at) => (at % 2 ? value - 2 : value + 5)))))
        : studio.stitching(twice(rim))) +
      studio.seam(`M1 ${ny + 56}Q10 ${ny + 66} 13 ${ny + base}`) +
      (cord
        ? `<g fill="none" stroke-linecap="round"><path d="${open(cords, other)}" stroke="${tones.shade}" stroke-width="9" opacity="${tones.depth * 0.5}" transform="translate(2 3)"/><path d="${open(cords, other)}" stroke="${tones.cord}" stroke-width="7.5"/><path d="${open(cords, other)}" stroke="${tones.line}" stroke-width="7.5" stroke-dasharray="1 3.4" stroke-linecap="butt" opacity=".6"/></g>${[24, -24]
            .map((x) => `<circle cx="${x}" cy="${ny + 60}" r="5" fill="#cfcac0" stroke="#8b8478" stroke-width="2"/>`)
            .join('')}`
        : ''),
    rise: RISE,
  };
};

