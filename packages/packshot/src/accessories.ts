import {
  backwards,
  between,
  type Curve,
  closed,
  creased,
  dip,
  joined,
  moved,
  open,
  type Point,
  strip,
  symmetric,
} from './curves.ts';
import { embroidery } from './letters.ts';
import { faint } from './markup.ts';
import { label } from './necks.ts';
import type { Order } from './order.ts';
import type { Studio } from './studio.ts';
import { castShadow, type Layout } from './tops.ts';

const RIBS = 11;

/**
 * Ribs between the sides of a cap, given as cubic rows from foot to crown. They get
 * denser towards the edges, as on a sphere.
 */
const crownRibs = (left: readonly number[], right: readonly number[]): string =>
  Array.from({ length: RIBS * 2 + 1 }, (_, index) => {
    const share =
      (1 +
        Math.sin(((index - RIBS) / (RIBS + 0.6)) * (Math.PI / 2) * 0.92) /
          Math.sin((Math.PI / 2) * 0.92)) /
      2;
    const [x = 0, y = 0, ...rest] = left.map(
      (value, at) => value + ((right[at] ?? 0) - value) * share,
    );
    return open([[x, y], rest]);
  }).join('');

export const beanie = (studio: Studio, { chosen, initials, back, proportions }: Order): Layout => {
  const { tones } = studio;
  const slouch = chosen.fold === 'slouch';
  const reach = 206 * (1 + (proportions.widthRatio - 1) * 0.6);
  const foot = slouch ? 420 : 350;
  const left = slouch
    ? [-reach + 8, foot, -reach - 40, 210, -reach + 30, -16, 40, -20]
    : [-reach + 4, foot, -reach + 4, 120, -116, 20, 0, 20];
  const right = slouch
    ? [reach - 8, foot, reach + 70, 300, reach + 110, 10, 40, -20]
    : [reach - 4, foot, reach - 4, 120, 116, 20, 0, 20];
  const [, , ...rising] = left;
  const dome: Curve = joined(
    [left.slice(0, 2), rising],
    backwards([right.slice(0, 2), right.slice(2)]),
  );
  const cuffTop = slouch ? foot - 12 : foot - 34;
  const cuffBottom = slouch ? foot + 62 : foot + 104;
  const bow = slouch ? 14 : 20;
  const brim = dip(cuffTop + bow, [reach + (slouch ? -6 : 3), cuffTop], cuffTop + bow * 0.5);
  const cuff = symmetric(
    joined(
      brim,
      [
        [reach, cuffTop],
        [
          reach + (slouch ? -4 : 9),
          cuffTop + 40,
          reach + 4,
          cuffBottom - 40,
          reach - 4,
          cuffBottom - 6,
        ],
      ],
      backwards(dip(cuffBottom + bow, [reach - 4, cuffBottom - 6], cuffBottom + bow * 0.5)),
    ),
  );
  const lines = crownRibs(left, right);
  const wale = chosen.stitch === 'rib-stitch';
  return {
    marks:
      castShadow(studio, 'dome', 'cuff') +
      studio.piece('dome', closed(dome), wale ? ['round', 'fall'] : ['grain', 'round', 'fall']) +
      `<g fill="none" clip-path="${studio.url('dome-in')}">${
        wale
          ? `<path d="${lines}" stroke="${tones.light}" stroke-width="7" opacity="${faint(tones.gleam * 0.45)}" transform="translate(8 0)"/><path d="${lines}" stroke="${tones.shade}" stroke-width="3.4" opacity="${faint(tones.depth * 0.55)}"/>`
          : `<path d="${lines}" stroke="${tones.shade}" stroke-width="2" opacity="${faint(tones.depth * 0.16)}"/>`
      }</g>` +
      studio.creases(
        'dome',
        creased([-reach, cuffTop + 4, reach, cuffTop + 4, 22, 9]) +
          (slouch
            ? creased(
                [reach + 40, 150, 40, 190, -26, 12],
                [reach + 20, 290, 60, 300, -20, 10],
                [-reach, 250, -60, 300, 14, 9],
              )
            : creased([-90, 60, -150, 250, 12, 8])),
        slouch
          ? creased([reach + 20, 210, 60, 236, -22, 14])
          : creased([-60, 60, -118, 270, 16, 16]),
      ) +
      studio.piece('cuff', closed(cuff), ['ribbing', 'round', 'fall']) +
      studio.creases('cuff', strip(brim, brim)) +
      (back
        ? studio.seam(
            `M${slouch ? 40 : 0} ${slouch ? -16 : 24}Q12 ${foot / 2} 1 ${cuffTop + bow}V${cuffBottom + bow}`,
            2,
          )
        : embroidery(
            studio,
            initials,
            0,
            Math.round((cuffTop + cuffBottom) / 2 + bow),
            slouch ? 28 : 40,
          )),
    light: { half: reach, top: 0, bottom: cuffBottom },
    top: slouch ? -22 : 20,
    bottom: cuffBottom + bow,
    half: slouch ? reach + 60 : reach + 6,
  };
};

const fringe = (
  { tones }: Studio,
  left: Point,
  right: Point,
  length: number,
  lean: number,
): string => {
  const count = 15;
  const tassels = Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const x = left[0] + (right[0] - left[0]) * share;
    const y = left[1] + (right[1] - left[1]) * share - 3;
    const sway = lean + Math.sin(at * 2.4) * 3;
    return open([
      [x, y],
      [x + sway * 0.2, y + length * 0.5, x + sway, y + length + Math.cos(at * 1.7) * 3],
    ]);
  }).join('');
  return `<g fill="none" stroke-linecap="round"><path d="${tassels}" stroke="${tones.line}" stroke-width="8"/><path d="${tassels}" stroke="${tones.base}" stroke-width="6.4"/><path d="${tassels}" stroke="${tones.shade}" stroke-width="6" stroke-dasharray="1 4" stroke-linecap="butt" opacity="${faint(tones.depth * 0.6)}"/></g>`;
};

/**
 * A scarf folded lengthwise in three, then once in half. The upper end lies over the longer
 * lower one.
 */
export const scarf = (studio: Studio, { chosen, initials, back, proportions }: Order): Layout => {
  const end = 560 * (1 + (proportions.lengthRatio - 1) * 0.5);
  const fringed = chosen.fringe === 'fringed';
  const upperEnd = end - 84;
  const lowerEnds: readonly [Point, Point] = [
    [-74, end + 4],
    [158, end - 8],
  ];
  const upperEnds: readonly [Point, Point] = [
    [-146, upperEnd],
    [96, upperEnd + 6],
  ];
  const under: Curve = [
    [-120, 30],
    [-106, 200, -84, end - 180, ...lowerEnds[0]],
    [30, end + 6, 100, end, ...lowerEnds[1]],
    [154, end - 190, 148, 190, 138, 24],
  ];
  const upper: Curve = [
    [-138, 22],
    [-144, 0, -132, -12, -108, -14],
    [-40, -20, 70, -20, 116, -12],
    [138, -8, 142, 8, 138, 34],
    [124, 200, 104, upperEnd - 190, ...upperEnds[1]],
    [20, upperEnd + 12, -80, upperEnd + 8, ...upperEnds[0]],
    [-152, upperEnd - 180, -144, 180, -138, 22],
  ];
  // The loose edge of the fold along the length.
  const lap: Curve = [
    [64, -17],
    [60, 160, 50, upperEnd - 180, 40, upperEnd + 9],
  ];
  const ridge = dip(24, [132, 30], 25);
  const hem = ([[x1, y1], [x2, y2]]: readonly [Point, Point]): string =>
    studio.stitching(
      [14, 19]
        .map((up) =>
          open([
            [x1, y1 - up],
            [(x1 + x2) / 2, (y1 + y2) / 2 - up + 6, x2, y2 - up],
          ]),
        )
        .join(''),
    );
  const edge = (name: string, ends: readonly [Point, Point], lean: number): string =>
    fringed ? `<g id="${studio.id(name)}">${fringe(studio, ...ends, 46, lean)}</g>` : '';
  return {
    marks:
      castShadow(studio, 'under', 'upper') +
      edge('tassel', lowerEnds, 3) +
      studio.piece('under', closed(under), ['grain', 'tube']) +
      studio.creases(
        'under',
        creased(
          [-60, 60, -60, upperEnd + 40, 0, 26],
          [-150, upperEnd + 26, 120, upperEnd + 30, 10, 16],
          [126, 60, 128, upperEnd, 6, 14],
          [40, end - 70, 52, end, 4, 6],
        ),
      ) +
      (fringed ? '' : hem(lowerEnds)) +
      edge('fringe', upperEnds, -3) +
      studio.piece('upper', closed(upper), ['grain', 'tube', 'fall']) +
      studio.creases(
        'upper',
        closed(between(moved(lap, 1, 0), moved(lap, 15, 0))) +
          creased([-60, 70, -84, upperEnd - 60, 8, 7], [-110, 120, -118, upperEnd, -5, 6]),
        strip(moved(ridge, 0, -22), moved(ridge, 0, -12)) +
          creased([-20, 60, -40, upperEnd - 30, 5, 12]),
      ) +
      studio.seam(open(lap), 1.5) +
      (fringed ? '' : hem(upperEnds)) +
      (back
        ? label(Math.round(upperEnd - 120))
        : embroidery(studio, initials, -78, Math.round(upperEnd - 62), 30)),
    light: { half: 150, top: -16, bottom: end },
    top: -20,
    bottom: end + (fringed ? 50 : 6),
    half: 176,
  };
};
