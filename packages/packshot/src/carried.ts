import { type Curve, closed, creased, open } from './curves.ts';
import { embroidery } from './letters.ts';
import { label } from './necks.ts';
import type { Order } from './order.ts';
import type { Studio } from './studio.ts';
import { castShadow, type Layout } from './tops.ts';

/** A six-panel cap, seen slightly from the side, or its strap from behind. */
export const cap = (studio: Studio, { chosen, initials, back, artwork }: Order): Layout => {
  const soft = chosen.crown === 'soft-crown';
  const top = soft ? 34 : 8;
  if (back) {
    const dome: Curve = [
      [-206, 330],
      [-216, 140, -140, top, 0, top],
      [140, top, 216, 140, 206, 330],
      [150, 352, 90, 360, 74, 360],
      [74, 290, 44, 256, 0, 256],
      [-44, 256, -74, 290, -74, 360],
      [-90, 360, -150, 352, -206, 330],
    ];
    return {
      marks:
        castShadow(studio, 'dome', 'strap') +
        studio.piece('inside', 'M-96 230H96V346H-96Z', ['hollow'], studio.tones.inside) +
        studio.piece('dome', closed(dome), ['grain', 'round', 'fall']) +
        studio.seam(
          `M0 ${top + 4}V254M-10 ${top + 6}C-110 60-150 180-150 348M10 ${top + 6}C110 60 150 180 150 348`,
        ) +
        studio.stitching(
          `M-7 ${top + 14}V250M7 ${top + 14}V250M-86 358C-86 282-52 244 0 244S86 282 86 358`,
        ) +
        studio.piece('strap', 'M-112 322Q0 346 112 322V350Q0 374-112 350Z', ['grain', 'round']) +
        studio.stitching('M-108 328Q0 352 108 328M-108 345Q0 369 108 345') +
        '<path d="M-22 330H20V372H-22Z" fill="none" stroke="#b9a36a" stroke-width="7"/><path d="M-22 330H20V372H-22Z" fill="none" stroke="#8a7440"/>' +
        studio.button(0, top + 2, 11),
      light: { half: 206, top, bottom: 360 },
      top,
      bottom: 374,
      half: 216,
    };
  }
  const dome: Curve = [
    [-250, 300],
    [-264, 120, soft ? -150 : -170, top, -20, top],
    [110, top + 2, 176, 110, 180, 286],
    [60, 318, -120, 322, -250, 300],
  ];
  // The upper edge is hidden by the crown.
  const brim: Curve = [
    [-4, 296],
    [76, 290, 140, 276, 168, 240],
    [252, 262, 330, 312, 352, 364],
    [357, 384, 342, 392, 324, 386],
    [238, 356, 128, 356, 38, 362],
    [8, 362, -12, 330, -4, 296],
  ];
  const row = (inset: number): Curve => [
    [18 + inset * 0.1, 356 - inset * 0.8],
    [
      128 + inset * 0.4,
      350 - inset,
      236 + inset * 0.1,
      350 - inset,
      334 - inset * 0.9,
      380 - inset * 1.1,
    ],
  ];
  const front = artwork
    ? `<g transform="translate(62 168) scale(.56) skewX(-3)">${artwork.marks(1)}</g>`
    : embroidery(studio, initials, 70, 200, 46);
  const marks =
    castShadow(studio, 'dome', 'brim') +
    studio.piece('brim', closed(brim), ['counter', 'tube']) +
    studio.stitching([8, 20, 32, 44].map((inset) => open(row(inset))).join('')) +
    studio.creases(
      'brim',
      creased([-10, 322, 190, 280, 22, 14], [30, 362, 330, 388, -10, 7]),
      creased([150, 306, 316, 362, -22, 12]),
    ) +
    studio.piece('dome', closed(dome), ['grain', 'round', 'fall']) +
    studio.seam(
      `M-18 ${top + 4}C-100 60-112 180-100 316M-14 ${top + 4}C8 60-24 200-14 316M-24 ${top + 4}C-180 40-214 160-208 306`,
    ) +
    studio.stitching(
      `M-28 ${top + 10}C-108 64-120 184-109 316M-9 ${top + 10}C-88 64-102 184-91 316M-240 290C-120 312 50 308 172 278`,
    ) +
    studio.creases(
      'dome',
      creased(
        [-240, 220, -120, 290, 20, 9],
        [160, 150, 120, 276, 12, 9],
        ...(soft
          ? [[-60, 40, 110, 90, -18, 12] as const, [-180, 120, -60, 160, -10, 9] as const]
          : []),
      ),
      creased([-150, 60, -190, 220, -16, 16], [70, 40, 120, 150, 12, 14]),
    ) +
    `<g fill="none" stroke="${studio.tones.stitch}" stroke-width="2.4"><circle cx="-64" cy="84" r="5"/><circle cx="-166" cy="96" r="5"/><circle cx="52" cy="70" r="5"/></g>` +
    front +
    studio.button(-20, top + 3, 12);
  return {
    // Centers brim and crown together, since the brim extends further.
    marks: `<g transform="translate(-44)">${marks}</g>`,
    light: { half: 240, top, bottom: 320, lean: 12 },
    top: top - 6,
    bottom: 394,
    half: 316,
  };
};

export const tote = (studio: Studio, { chosen, initials, back, artwork }: Order): Layout => {
  const reach = chosen.handle === 'short-handles' ? -60 : -190;
  const bag: Curve = [
    [-212, 90],
    [0, 96, 212, 90],
    [218, 240, 212, 400, 204, 548],
    [200, 560, 186, 562, 174, 563],
    [60, 569, -60, 569, -174, 563],
    [-186, 562, -200, 560, -204, 548],
    [-212, 400, -218, 240, -212, 90],
  ];
  const handle = (x: number, lift: number): Curve => [
    [-x, 150],
    [-x + 4, 40, -x + 14, reach + lift, 0, reach + lift],
    [x - 14, reach + lift, x - 4, 40, x, 150],
  ];
  const strap = (x: number, lift: number, name: string): string => {
    const d = open(handle(x - 13, lift + 12));
    return `<g fill="none" stroke-linecap="butt"><path id="${studio.id(name)}" d="${d}" stroke="${studio.tones.line}" stroke-width="28"/><path d="${d}" stroke="${name === 'far' ? studio.tones.inside : studio.tones.base}" stroke-width="25.5"/></g>${studio.stitching(open(handle(x - 5, lift + 4), handle(x - 21, lift + 20)))}`;
  };
  const box = 'M-119 104H-93V148H-119ZM93 104H119V148H93Z';
  const pocket = chosen.pocket === 'patch-pocket' && !back;
  const [x, y] = pocket ? [0, 372] : [0, 330];
  return {
    marks:
      castShadow(studio, 'bag') +
      strap(112, 20, 'far') +
      studio.piece(
        'inside',
        'M-210 90Q0 78 210 90Q0 100-210 90Z',
        ['hollow'],
        studio.tones.inside,
      ) +
      studio.piece('bag', closed(bag), ['grain', 'round', 'fall']) +
      studio.creases(
        'bag',
        creased(
          [-106, 150, -150, 420, -18, 12],
          [106, 150, 160, 440, 18, -12],
          [-180, 556, -120, 470, 8, 9],
          [184, 556, 110, 480, -8, 9],
          [-60, 560, -20, 440, 6, 8],
        ),
        creased([-40, 160, -60, 480, -10, 22], [60, 180, 90, 460, 10, 20]),
      ) +
      studio.stitching('M-211 118Q0 124 211 118M-211 112Q0 118 211 112') +
      (pocket
        ? studio.shadow('M-94 262H98V464H-94Z', 0.35) +
          studio.piece('pocket', 'M-96 258H96V446Q96 460 82 460H-82Q-96 460-96 446Z', [
            'grain',
            'round',
            'fall',
          ]) +
          studio.stitching('M-91 258V446Q-91 455-82 455H82Q91 455 91 446V258M-96 276H96')
        : '') +
      (artwork && (!back || artwork.back === 'large')
        ? `<g transform="translate(0 ${pocket ? 364 : 326}) scale(1.25)">${artwork.marks(1)}</g>`
        : '') +
      strap(112, 0, 'near') +
      studio.stitching(`${box}M-119 104L-93 148M-93 104L-119 148M93 104L119 148M119 104L93 148`) +
      (back
        ? label(120)
        : embroidery(
            studio,
            initials,
            artwork ? 150 : x,
            artwork ? 524 : y,
            artwork ? 26 : pocket ? 42 : 56,
          )),
    light: { half: 212, top: 90, bottom: 562 },
    top: reach,
    bottom: 568,
    half: 230,
  };
};
