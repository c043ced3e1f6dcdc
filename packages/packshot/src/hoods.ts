import { NECK } from './blocks.ts';
import {
  backwards,
  type Curve,
  closed,
  creased,
  dip,
  joined,
  moved,
  span,
  symmetric,
  twice,
} from './curves.ts';
import { faint } from './markup.ts';
import { label, type Neck } from './necks.ts';
import type { Studio } from './studio.ts';

type Hood = { readonly double: boolean; readonly cord: boolean; readonly back: boolean };

const RISE = 172;

const CORDS = 'M24 60C26 90 36 120 31 178M-24 60C-22 90-28 120-26 178';

const drawcord = ({ tones }: Studio): string =>
  `<g fill="none" stroke-linecap="round" stroke-width="7.5"><path d="${CORDS}" stroke="${tones.shade}" opacity="${faint(tones.depth * 0.5)}" transform="translate(3 4)"/><path d="${CORDS}" stroke="${tones.cord}"/><path d="${CORDS}" stroke="${tones.line}" stroke-dasharray="1 3.4" stroke-linecap="butt" opacity=".6"/></g><g fill="#cfcac0" stroke="#8b8478" stroke-width="2"><circle cx="24" cy="60" r="5"/><circle cx="-24" cy="60" r="5"/></g>`;

const panel: Curve = [
  [40, -166],
  [46, -100, 38, -30, 34, 32],
];

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

/** A hood laid flat above the shoulders, opening to the front. */
export const hood = (studio: Studio, { double, cord, back }: Hood): Neck => {
  const { tones } = studio;
  const base = back ? 30 : 78;
  const shell = joined(
    [
      [0, -RISE],
      [44, -RISE + 1, 82, -158, 102, -112],
      [118, -76, 122, -34, 102, 14],
    ],
    backwards(dip(base + 4, [102, 14], base * 0.66)),
  );
  const outside = studio.piece('collar', closed(symmetric(shell)), ['grain', 'round', 'fall']);
  return {
    line: dip(base, [NECK + 2, 0], base * 0.5),
    over: back
      ? outside + studio.seam(twice(panel)) + studio.stitching(twice(moved(panel, 5, 2)))
      : outside +
        studio.piece(
          'inside',
          closed(symmetric(opening)),
          double ? ['grain', 'hollow'] : ['hollow'],
          double ? tones.inside : tones.lining,
        ) +
        studio.seam(twice(moved(panel, -12, 30)), 1.2) +
        studio.creases(
          'inside',
          closed(symmetric(opening), backwards(symmetric(moved(opening, 0, 14, 0.8)))),
        ) +
        studio.seam(span(dip(-1, [66, -12], -6))) +
        label(2) +
        (double
          ? studio.seam(twice(rim), 2) + studio.stitching(twice(moved(rim, 5, -2)))
          : studio.stitching(twice(rim))) +
        studio.seam(`M0 58Q9 66 10 ${base + 3}`) +
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
        (cord ? drawcord(studio) : ''),
    rise: RISE,
  };
};
