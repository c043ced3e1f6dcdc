import { across, closed, crease, type Curve, open, type Point, symmetric } from './curves.ts';
import { embroidery } from './letters.ts';
import { label } from './necks.ts';
import type { Studio } from './studio.ts';
import type { Layout } from './tops.ts';
import type { Order } from './wardrobe.ts';

const shadowOf = (studio: Studio, ...names: readonly string[]): string =>
  `<g filter="${studio.url('ground')}" fill="#3a2f22" opacity=".3" transform="translate(0 10)">${names.map((name) => `<use href="#${studio.id(name)}"/>`).join('')}</g>`;

const RIBS = 11;

/** Ribs that run up the cap and meet at its crown; `reach` is how wide the cap is at its foot. */
const crownRibs = (crown: Point, foot: number, reach: number, shoulder: number): string =>
  Array.from({ length: RIBS * 2 + 1 }, (_, index) => {
    const share = (index - RIBS) / (RIBS + 0.5);
    const angle = (share * Math.PI) / 2;
    const x = reach * Math.sin(angle) * (0.55 + 0.45 * Math.abs(share));
    return open([
      [x, foot],
      [x * 1.02, shoulder + 60, crown[0] + (x - crown[0]) * 0.82, crown[1] + 18 + Math.abs(share) * 70, crown[0] + share * 16, crown[1] + 5 + Math.abs(share) * 6],
    ]);
  }).join('');

/** A knitted cap, laid flat. */
export const beanie = (studio: Studio, { chosen, initials, back, proportions }: Order): Layout => {
  const { tones } = studio;
  const slouch = chosen.fold === 'slouch';
  const reach = 206 * (1 + (proportions.widthRatio - 1) * 0.6);
  const foot = slouch ? 420 : 350;
  const crown: Point = slouch ? [46, -20] : [0, 20];
  const dome: Curve = slouch
    ? [
        [-reach + 8, foot],
        [-reach - 22, 260, -reach + 10, 60, -60, 2],
        [-24, -14, 6, -22, 46, -20],
        [150, -16, reach + 62, 60, reach + 48, 190],
        [reach + 42, 270, reach + 8, 330, reach - 8, foot],
      ]
    : symmetric([
        [0, 20],
        [116, 20, reach - 4, 120, reach - 4, foot],
        [0, foot],
      ]);
  const cuffTop = slouch ? foot - 12 : foot - 34;
  const cuffBottom = slouch ? foot + 62 : foot + 104;
  const bow = slouch ? 14 : 20;
  const cuff = symmetric([
    [0, cuffTop + bow],
    [reach * 0.5, cuffTop + bow, reach * 0.84, cuffTop + bow * 0.5, reach + (slouch ? -6 : 3), cuffTop],
    [reach + (slouch ? -4 : 9), cuffTop + 40, reach + 4, cuffBottom - 40, reach - 4, cuffBottom - 6],
    [reach * 0.84, cuffBottom + bow * 0.5, reach * 0.5, cuffBottom + bow, 0, cuffBottom + bow],
  ]);
  const lines = crownRibs(crown, foot, reach, 80);
  const wale = chosen.stitch === 'rib-stitch';
  return {
    marks:
      shadowOf(studio, 'dome', 'cuff') +
      studio.piece('dome', closed(dome), wale ? ['round', 'fall'] : ['grain', 'round', 'fall']) +
      `<g fill="none" clip-path="${studio.url('dome-in')}">${
        wale
          ? `<path d="${lines}" stroke="${tones.light}" stroke-width="7" opacity="${tones.gleam * 0.45}" transform="translate(8 0)"/><path d="${lines}" stroke="${tones.shade}" stroke-width="3.4" opacity="${tones.depth * 0.55}"/>`
          : `<path d="${crownRibs(crown, crown[1] + 150, reach * 0.3, 60)}" stroke="${tones.shade}" stroke-width="2" opacity="${tones.depth * 0.25}"/>`
      }</g>` +
      studio.creases(
        'dome',
        crease([-reach, cuffTop + 4], [reach, cuffTop + 4], 22, 9) +
          (slouch ? crease([reach + 40, 150], [40, 190], -26, 12) + crease([reach + 20, 290], [60, 300], -20, 10) + crease([-reach, 250], [-60, 300], 14, 9) : crease([-90, 60], [-150, 250], 12, 8)),
        slouch ? crease([reach + 20, 210], [60, 236], -22, 14) : crease([-60, 60], [-118, 270], 16, 16),
      ) +
      studio.piece('cuff', closed(cuff), ['ribbing', 'round', 'fall']) +
      studio.creases('cuff', open(across([[0, cuffTop + bow], [reach * 0.5, cuffTop + bow, reach * 0.84, cuffTop + bow * 0.5, reach, cuffTop]])) + 'Z') +
      (back
        ? studio.seam(`M2 ${crown[1] + 4}Q6 ${foot / 2} 1 ${cuffTop + bow}V${cuffBottom + bow}`, 2)
        : embroidery(initials, 0, Math.round((cuffTop + cuffBottom) / 2 + bow), slouch ? 28 : 40, tones.thread)),
    light: { half: reach, top: 0, bottom: cuffBottom },
    top: slouch ? -22 : 20,
    bottom: cuffBottom + bow,
    half: slouch ? reach + 60 : reach + 6,
  };
};

const fringe = ({ tones }: Studio, left: Point, right: Point, length: number, lean: number): string => {
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
  return `<g fill="none" stroke-linecap="round"><path d="${tassels}" stroke="${tones.line}" stroke-width="8"/><path d="${tassels}" stroke="${tones.base}" stroke-width="6.4"/><path d="${tassels}" stroke="${tones.shade}" stroke-width="6" stroke-dasharray="1 4" stroke-linecap="butt" opacity="${tones.depth * 0.6}"/></g>`;
};

/** A scarf, looped as around a neck, its ends crossed. */
export const scarf = (studio: Studio, { chosen, initials, back, proportions }: Order): Layout => {
  const { tones } = studio;
  const end = 560 * (1 + (proportions.lengthRatio - 1) * 0.4);
  const fringed = chosen.fringe === 'fringed';
  const under: Curve = [
    [-150, 74],
    [-120, 160, -30, 190, 22, 300],
    [60, 380, 62, 460, 58, end - 26],
    [196, end - 26 - 22],
    [204, 430, 196, 330, 120, 220],
    [70, 150, -10, 130, -60, 60],
  ];
  const upper: Curve = [
    [150, 74],
    [120, 170, 26, 210, -30, 310],
    [-62, 380, -68, 470, -66, end],
    [-204, end - 16],
    [-208, 430, -196, 330, -118, 226],
    [-66, 150, 30, 140, 66, 56],
  ];
  const loop: Curve = [
    [-158, 96],
    [-176, 30, -92, -34, 0, -34],
    [92, -34, 176, 30, 158, 96],
    [140, 130, 110, 120, 96, 96],
    [80, 62, 46, 52, 0, 52],
    [-46, 52, -80, 62, -96, 96],
    [-110, 120, -140, 130, -158, 96],
  ];
  const rows = fringed ? '' : studio.stitching(open([[-70, end - 12], [-200, end - 28]], [[62, end - 38], [192, end - 60]]));
  return {
    marks:
      shadowOf(studio, 'loop', 'under', 'upper') +
      (fringed ? fringe(studio, [58, end - 26], [196, end - 48], 46, 6) : '') +
      studio.piece('under', closed(under), ['bias', 'tube']) +
      studio.creases('under', crease([-20, 170], [110, end - 40], -40, 16) + crease([60, 210], [160, end - 60], -34, 12) + crease([-60, 320], [130, 200], -20, 30), crease([10, 190], [140, end - 50], -38, 18)) +
      studio.piece('loop', closed(loop), ['grain', 'round', 'fall']) +
      studio.creases('loop', crease([-150, 60], [150, 60], -96, 9) + crease([-96, 96], [96, 96], -52, 12), crease([-140, 40], [140, 40], -84, 16)) +
      (fringed ? fringe(studio, [-66, end], [-204, end - 16], 46, -4) : '') +
      studio.piece('upper', closed(upper), ['counter', 'tube']) +
      studio.creases('upper', crease([20, 180], [-110, end], 40, 16) + crease([-70, 220], [-170, end - 20], 34, 12) + crease([110, 100], [-60, 250], 10, 12), crease([-14, 200], [-140, end - 10], 38, 20)) +
      rows +
      (back ? label(16) : embroidery(initials, -136, Math.round(end - 60), 30, tones.thread)),
    light: { half: 200, top: -34, bottom: end, sleeve: [200, 300, 40, 330], lean: -8 },
    top: -34,
    bottom: end + (fringed ? 48 : 4),
    half: 212,
  };
};


