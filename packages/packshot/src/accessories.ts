import {
  backwards,
  type Curve,
  closed,
  creased,
  dip,
  joined,
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

/** A scarf, wound once around the neck, with both ends hanging down. */
export const scarf = (studio: Studio, { chosen, initials, back, proportions }: Order): Layout => {
  const { tones } = studio;
  const end = 590 * (1 + (proportions.lengthRatio - 1) * 0.5);
  const fringed = chosen.fringe === 'fringed';
  const under: Curve = [
    [-6, 120],
    [14, 260, 30, 380, 34, end - 40],
    [172, end - 52],
    [166, 380, 150, 250, 112, 110],
  ];
  const upper: Curve = [
    [18, 120],
    [4, 260, -8, 400, -12, end + 2],
    [-152, end - 10],
    [-146, 380, -138, 250, -114, 110],
  ];
  const ring: Curve = [
    [0, -36],
    [102, -36, 172, 8, 172, 78],
    [172, 156, 96, 196, 0, 196],
    [-96, 196, -172, 156, -172, 78],
    [-172, 8, -102, -36, 0, -36],
  ];
  const hole: Curve = [
    [-92, 46],
    [-84, 14, -46, 2, 0, 2],
    [46, 2, 84, 14, 92, 46],
    [70, 74, 34, 84, 0, 84],
    [-34, 84, -70, 74, -92, 46],
  ];
  const hem = (left: Point, right: Point): string =>
    studio.stitching(
      [14, 19]
        .map((up) =>
          open([
            [left[0], left[1] - up],
            [right[0], right[1] - up],
          ]),
        )
        .join(''),
    );
  const leftEnd: readonly [Point, Point] = [
    [-152, end - 10],
    [-12, end + 2],
  ];
  const rightEnd: readonly [Point, Point] = [
    [34, end - 40],
    [172, end - 52],
  ];
  const edge = (name: string, ends: readonly [Point, Point], lean: number): string =>
    fringed ? `<g id="${studio.id(name)}">${fringe(studio, ...ends, 46, lean)}</g>` : '';
  return {
    marks:
      castShadow(studio, 'ring', 'under', 'upper') +
      edge('tassel', rightEnd, 4) +
      studio.piece('under', closed(under), ['counter', 'tube']) +
      studio.creases(
        'under',
        creased(
          [30, 190, 80, end - 60, 8, 10],
          [96, 180, 140, end - 130, -6, 9],
          [-10, 170, 40, end, -2, 22],
        ),
        creased([60, 190, 110, end - 80, 6, 12]),
      ) +
      edge('fringe', leftEnd, -3) +
      studio.piece('upper', closed(upper), ['bias', 'tube']) +
      studio.creases(
        'upper',
        creased(
          [-40, 200, -60, end - 90, 10, 9],
          [-92, 180, -122, end - 40, -8, 9],
          [-114, 170, 14, 178, -30, 22],
        ),
        creased([-66, 200, -92, end - 60, 6, 12]),
      ) +
      (fringed ? '' : hem(...leftEnd) + hem(...rightEnd)) +
      studio.piece('ring', closed(ring), ['grain', 'round', 'fall']) +
      studio.piece('inside', closed(hole), ['grain', 'hollow'], tones.inside) +
      studio.creases(
        'ring',
        creased(
          [-158, 70, 158, 66, -150, 9],
          [-128, 60, 140, 100, -92, 8],
          [-150, 120, 60, 176, -34, 7],
          [-110, 50, 110, 50, -64, 6],
          [-120, 0, 110, -10, 26, 7],
        ),
        creased(
          [-150, 60, 150, 70, -118, 14],
          [-120, 150, 100, 170, -30, 8],
          [-100, -8, 120, 0, 20, 7],
        ),
      ) +
      (back ? label(-24) : embroidery(studio, initials, -82, Math.round(end - 66), 30)),
    light: { half: 176, top: -10, bottom: end, lean: 3 },
    top: -36,
    bottom: end + (fringed ? 46 : 4),
    half: 190,
  };
};
