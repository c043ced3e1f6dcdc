import { artworkOf } from './artworks.ts';
import { PATTERNS } from './drawGarment.ts';
import { drawRender } from './drawRender.ts';
import { artworkSlugOf, type DrawingOptions, type Laid, laid, openSvg } from './framed.ts';
import type { Garment } from './garment.ts';
import { idFragment, rounded, shortHash } from './markup.ts';
import {
  box,
  chalk,
  dummyNeck,
  dummyStand,
  hanger,
  note,
  patternPieces,
  pin,
  placed,
  rail,
  scissors,
  spool,
  tape,
} from './props.ts';
import type { LoadedRender } from './renderImage.ts';
import { definitions, openStudio } from './studio.ts';
import { tonesOf } from './tones.ts';

/**
 * Scenes: on a rail, in a stack, laid flat, on a tailor's dummy, on the cutting table,
 * in a box; and a row of renders, laid flat if a garment has none.
 */
export const scenes = [
  'rail',
  'stack',
  'flat-lay',
  'dummy',
  'tape-and-chalk',
  'box',
  'row',
] as const;

export type Scene = (typeof scenes)[number];

const WIDTH = 1200;
const HEIGHT = 800;

const MOST = 5;

type Props = {
  readonly garments: readonly Garment[];
  readonly prefix: string;
  /** Renders of the garments, in order. */
  readonly renders: readonly (LoadedRender | null)[];
};

const handsFor = ({ pattern }: Garment) => ({ draw: PATTERNS[pattern], artworkOf });

const laidAs = (garment: Garment, prefix: string, name: string, filling = ''): Laid =>
  laid(garment, `${prefix}-${name}`, handsFor(garment), filling);

const group = ({ defs, marks }: Laid, x: number, y: number, scale: number, turn = 0): string =>
  `${defs}<g transform="translate(${rounded(x)} ${rounded(y)})${turn ? ` rotate(${turn})` : ''} scale(${Math.round(scale * 1000) / 1000})" stroke-linejoin="round">${marks}</g>`;

const whole = (drawing: Laid, x: number, y: number, side: number, turn = 0): string => {
  const { top, bottom, half } = drawing;
  const scale = Math.min(side / (bottom - top), side / (2 * half));
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const middle = (scale * (top + bottom)) / 2;
  return group(drawing, x + middle * sin, y - middle * cos, scale, turn);
};

const worn = new Set<Garment['pattern']>(['beanie', 'scarf', 'cap', 'tote', 'gift-card']);

/**
 * An upper garment folded to its chest width, scaled to `width`, collar on top. Other
 * garments stay unfolded.
 */
const folded = (
  garment: Garment,
  prefix: string,
  name: string,
  x: number,
  y: number,
  width: number,
  turn = 0,
): string => {
  const drawing = laidAs(garment, prefix, name);
  if (worn.has(garment.pattern)) return whole(drawing, x, y, width * 1.1, turn);
  const id = `${prefix}-${name}-fold`;
  const scale = Math.round((width / 316) * 1000) / 1000;
  const top = Math.min(drawing.top - 4, -6);
  const d = `M-158 44Q-150 14-92-4L-104 ${top}H104L92-4Q150 14 158 44L162 388Q160 404 146 404Q0 412-146 404Q-160 404-162 388Z`;
  const place = `translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(0 -190)`;
  return `${drawing.defs}<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g transform="${place}" stroke-linejoin="round"><path d="M-158 44L-164 396Q0 424 164 396L158 44Z" fill="#3a2f22" opacity=".2" transform="translate(0 12)"/><g clip-path="url(#${id})">${drawing.marks}<path d="M-158 44L-162 404H-136L-140 40ZM158 44L162 404H136L140 40ZM-162 372Q0 392 162 372V412H-162Z" fill="#1d1812" opacity=".14"/></g><path d="M-158 44L-162 388Q-160 404-146 404Q0 412 146 404Q160 404 162 388L158 44" fill="none" stroke="#3a2f22" stroke-width="1.6" opacity=".35"/></g>`;
};

/** Side view of a folded garment in a stack, with the fold on the left. */
const slab = (
  { color, texture, pattern }: Garment,
  prefix: string,
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const tones = tonesOf(color);
  const studio = openStudio(`${prefix}-${name}`, tones);
  const [w, h] = [width / 2, height];
  const marks =
    studio.piece(
      'slab',
      `M${-w + 30} 0C${-w - 6} 0 ${-w - 10} ${h} ${-w + 26} ${h}C${-w * 0.4} ${h + 5} ${w * 0.5} ${h + 3} ${w - 22} ${h}C${w + 4} ${h} ${w + 6} 2 ${w - 20} 0C${w * 0.4}-7 ${-w * 0.5}-5 ${-w + 30} 0Z`,
      pattern === 'gift-card' ? ['round'] : ['grain', 'tube', 'fall'],
    ) +
    studio.creases(
      'slab',
      `M${-w + 10} ${h * 0.3}C${-w * 0.3} ${h * 0.42} ${w * 0.3} ${h * 0.3} ${w} ${h * 0.36}V${h * 0.46}C${w * 0.3} ${h * 0.42}-${w * 0.3} ${h * 0.54} ${-w + 10} ${h * 0.42}ZM${-w + 14} ${h * 0.66}C${-w * 0.2} ${h * 0.76} ${w * 0.4} ${h * 0.64} ${w} ${h * 0.7}V${h * 0.8}C${w * 0.4} ${h * 0.76} ${-w * 0.2} ${h * 0.86} ${-w + 14} ${h * 0.78}Z`,
    ) +
    studio.seam(
      `M${-w + 22} ${h * 0.36}C${-w * 0.3} ${h * 0.44} ${w * 0.3} ${h * 0.34} ${w - 3} ${h * 0.38}M${-w + 22} ${h * 0.7}C${-w * 0.2} ${h * 0.78} ${w * 0.4} ${h * 0.68} ${w - 3} ${h * 0.72}`,
      2,
    );
  return `${definitions(studio, texture, { half: w, top: 0, bottom: h }, marks)}<g transform="translate(${Math.round(x)} ${Math.round(y)})">${marks}</g>`;
};

const stackOf = (
  { garments, prefix }: Omit<Props, 'renders'>,
  x: number,
  floor: number,
  width: number,
  height: number,
  name = 's',
): string =>
  `<ellipse cx="${x}" cy="${floor + 4}" rx="${width * 0.53}" ry="${Math.round(height * 0.28)}" fill="#3a2f22" opacity=".16"/>${garments
    .map((garment, at) =>
      slab(
        garment,
        prefix,
        `${name}${at}`,
        x + ((at * 7) % 13) - 6,
        floor - height * (at + 1),
        width - ((at * 16) % 26),
        height - 3,
      ),
    )
    .join('')}`;

const onRail = ({ garments, prefix }: Props): string => {
  const step = Math.min(310, 790 / Math.max(1, garments.length));
  const first = WIDTH / 2 - (step * (garments.length - 1)) / 2;
  return (
    placed(rail(1060, 690), WIDTH / 2, 66) +
    garments
      .map((garment, at) => {
        const drawing = laidAs(garment, prefix, `g${at}`);
        const scale = Math.min(
          0.9,
          0.96 - garments.length * 0.06,
          590 / (drawing.bottom - drawing.top),
        );
        const reach = 60 - drawing.top * scale;
        const x = first + step * at;
        return (
          placed(hanger(reach / scale), x, 66 + reach, 0, Math.round(scale * 1000) / 1000) +
          group(drawing, x, 66 + reach, scale)
        );
      })
      .join('')
  );
};

const inStack = (props: Props): string => {
  const height = Math.min(104, 430 / Math.max(1, props.garments.length));
  const top = 640 - height * props.garments.length;
  return (
    stackOf(props, 600, 640, 640, height) +
    tape(
      `M250 ${700}C330 ${660} 420 ${720} 470 ${690}C520 650 330 ${top + 90} 360 ${top + 4}C372 ${top - 26} 420 ${top - 22} 470 ${top - 18}L720 ${top - 14}C800 ${top - 14} 838 ${top + 10} 836 ${top + 60}L830 ${top + 170}`,
    ) +
    placed(spool('#c8502a'), 960, 596) +
    placed(chalk, 250, 610, -12)
  );
};

const laidFlat = ({ garments, prefix }: Props): string => {
  const places: readonly (readonly [number, number, number, number])[] = [
    [600, 410, 640, -3],
    [300, 400, 560, -11],
    [905, 395, 560, 9],
    [430, 250, 420, -6],
    [790, 250, 420, 7],
  ];
  const order = garments.map((garment, at) => ({ garment, at })).reverse();
  return (
    order
      .map(({ garment, at }) => {
        const [x, y, side, turn] = places[at] ?? [600, 400, 500, 0];
        return whole(
          laidAs(garment, prefix, `g${at}`),
          x,
          y,
          worn.has(garment.pattern) ? side * 0.7 : side,
          turn,
        );
      })
      .join('') +
    tape('M-20 742C120 690 190 772 330 740S520 690 640 742') +
    placed(scissors, 1070, 640, 28, 0.86) +
    placed(chalk, 800, 742, 8, 0.9) +
    placed(pin, 160, 640) +
    placed(pin, 204, 668, 20)
  );
};

const onDummy = ({ garments, prefix }: Props): string => {
  const [shown, ...rest] = garments;
  if (!shown) return '';
  const drawing = laidAs(shown, prefix, 'g0', dummyNeck);
  const scale = Math.min(0.82, 500 / drawing.bottom);
  const hem = 178 + drawing.bottom * scale;
  return (
    placed(dummyStand((768 - hem) / 0.82 + 6), 470, hem - 6, 0, 0.82) +
    (worn.has(shown.pattern) ? placed(dummyNeck, 470, 178, 0, 0.82) : '') +
    group(drawing, 470, 178, scale) +
    tape(
      `M432 132C400 200 408 330 398 ${Math.round(hem - 90)}M508 132C540 190 534 260 540 ${Math.round(hem - 250)}`,
    ) +
    (rest.length > 0
      ? `<path d="M770 604H1130V620H770Z" fill="#b98d5f" stroke="#86623c" stroke-width="2"/><path d="M800 620L782 772M1100 620L1118 772M846 620V690M1054 620V690" stroke="#86623c" stroke-width="10"/>${stackOf({ garments: rest, prefix }, 950, 602, 300, 64)}`
      : '') +
    placed(spool('#26221d'), 860, 742, 0, 0.5)
  );
};

const swatch = (
  { color, texture }: Garment,
  prefix: string,
  name: string,
  x: number,
  y: number,
  side: number,
  turn: number,
): string => {
  const studio = openStudio(`${prefix}-${name}`, tonesOf(color));
  const half = side / 2;
  const teeth = Math.round(side / 14);
  const tooth = side / teeth;
  const edge = (dx: number, dy: number): string =>
    Array.from(
      { length: teeth },
      () =>
        `l${rounded((dx * tooth) / 2 + dy * 5)} ${rounded((dy * tooth) / 2 - dx * 5)}l${rounded((dx * tooth) / 2 - dy * 5)} ${rounded((dy * tooth) / 2 + dx * 5)}`,
    ).join('');
  const d = `M${-half} ${-half}${edge(1, 0)}${edge(0, 1)}${edge(-1, 0)}${edge(0, -1)}Z`;
  const marks =
    studio.shadow(
      d.replace(/^M(\S+) (\S+?)l/, (_, mx, my) => `M${Number(mx) + 3} ${Number(my) + 7}l`),
      0.5,
    ) + studio.piece('swatch', d, ['grain', 'round', 'fall']);
  return `${definitions(studio, texture, { half, top: -half, bottom: half }, marks)}<g transform="translate(${x} ${y}) rotate(${turn})">${marks}</g>`;
};

const onTable = ({ garments, prefix }: Props): string => {
  const places: readonly (readonly [number, number, number, number])[] = [
    [770, 300, 300, -7],
    [960, 470, 260, 9],
    [690, 530, 240, 4],
    [1010, 220, 210, -14],
    [860, 640, 190, -3],
  ];
  return (
    placed(patternPieces, 420, 410, -4, 1.16) +
    garments
      .map((garment, at) => {
        const [x, y, side, turn] = places[at] ?? [800, 400, 200, 0];
        return swatch(garment, prefix, `g${at}`, x, y, side, turn);
      })
      .join('') +
    tape('M-20 150C120 90 240 180 360 130S560 60 640 120S780 170 860 96S1080 40 1220 92') +
    placed(scissors, 170, 600, -34, 0.92) +
    `<path d="M520 690Q600 650 680 706" fill="none" stroke="#d8ccb2" stroke-width="5" stroke-linecap="round"/>` +
    placed(chalk, 700, 716, 12) +
    placed(pin, 690, 190) +
    placed(pin, 1010, 360, 30)
  );
};

const inBox = ({ garments, prefix }: Props): string => {
  const [shown, ...rest] = garments;
  if (!shown) return placed(box, 600, 420);
  const beneath = rest
    .slice(0, 2)
    .map((garment, at) =>
      folded(garment, prefix, `g${at + 1}`, 600 + (at ? 196 : -196), 410, 300, at ? 5 : -5),
    );
  return `${placed(box, 600, 424)}${beneath.reverse().join('')}${folded(shown, prefix, 'g0', 600, 424, 356)}${placed(note, 830, 650, 8)}${placed(spool('#c8502a'), 360, 654, -16, 0.7)}`;
};

/** Middle and scale of the frames of a row, the first in front. */
const rowPlaces = [
  [600, 410, 0.9],
  [268, 392, 0.74],
  [932, 392, 0.74],
] as const;

const inRow = (props: Props): string => {
  const { garments, prefix, renders } = props;
  const row = rowPlaces.slice(0, garments.length).map((place, at) => {
    const [garment, render] = [garments[at], renders[at]];
    return garment && render ? { place, garment, render, name: `${prefix}-g${at}` } : null;
  });
  const shown = row.filter((one) => one !== null);
  if (shown.length < row.length) return laidFlat(props);
  return shown
    .reverse()
    .map(({ place: [x, y, scale], garment, render, name }) => {
      const studio = openStudio(name, tonesOf(garment.color));
      const artwork = artworkOf(studio, artworkSlugOf(garment));
      return `<g transform="translate(${rounded(x - 400 * scale)} ${rounded(y - 400 * scale)}) scale(${scale})">${drawRender(studio, garment, render, artwork)}</g>`;
    })
    .join('');
};

const SCENES: Readonly<Record<Scene, (props: Props) => string>> = {
  rail: onRail,
  stack: inStack,
  'flat-lay': laidFlat,
  dummy: onDummy,
  'tape-and-chalk': onTable,
  box: inBox,
  row: inRow,
};

/**
 * A scene as an `<svg>` of 1200 × 800 units on a transparent background, with one to
 * five garments, the first in front; a row has three. Further garments are ignored.
 * Options are those of `drawGarment`. The same garments give the same string.
 */
export const drawScene = (
  {
    scene,
    garments,
    renders = [],
  }: {
    readonly scene: Scene;
    readonly garments: readonly Garment[];
    readonly renders?: readonly (LoadedRender | null)[];
  },
  options: DrawingOptions = {},
): string => {
  const shown = garments.slice(0, MOST);
  const prefix =
    options.idPrefix === undefined
      ? shortHash(JSON.stringify([scene, shown]))
      : idFragment(options.idPrefix);
  return `${openSvg(WIDTH, HEIGHT, options)}${SCENES[scene]({ garments: shown, prefix, renders })}</svg>`;
};
