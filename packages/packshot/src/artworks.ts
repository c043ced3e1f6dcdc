import type { Artwork } from './garment.ts';
import { faint, rounded } from './markup.ts';
import type { Artistry } from './order.ts';
import type { Studio } from './studio.ts';

/** A line drawing in a box of 200 × 200 around (0, 0). */
type Plate = {
  readonly lines: string;
  /** Thinner lines. */
  readonly fine?: string;
  /** A flat shape under the lines, in the second yarn's color. */
  readonly flat?: string;
  readonly technique: 'printed' | 'embroidered';
  readonly front: Artistry['front'];
  readonly back: Artistry['back'];
};

const wave = (x: number, y: number, swell: number, count: number): string =>
  `M${x} ${y}q13-${swell} 26 0${'t26 0'.repeat(count - 1)}`;

const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}q${dx * 0.7 - dy * 0.34} ${dy * 0.3 + dx * 0.3} ${dx} ${dy}q${-dx * 0.7 + dy * 0.34} ${-dy * 0.3 - dx * 0.3} ${-dx} ${-dy}`;

const PLATES: Readonly<Record<Artwork, Plate>> = {
  tide: {
    lines:
      'M-46-2A46 46 0 1 1 46-2' +
      wave(-91, 6, 15, 7) +
      wave(-78, 26, 14, 6) +
      wave(-91, 46, 12, 7) +
      wave(-65, 66, 10, 5) +
      wave(-39, 84, 8, 3),
    fine: 'M-34-12A36 36 0 0 1-14-32M-62-52q8-9 15-1 7-9 15 0M50-66q7-8 13-1 6-8 13 0',
    flat: 'M-46-2A46 46 0 1 1 46-2Q26 8 0-1Q-26-10-46-2Z',
    technique: 'printed',
    front: 'large',
    back: 'none',
  },
  orchard: {
    lines:
      'M-88-54C-40-70 12-58 84-78M-12-62C-8-44-10-36-14-26M44-70C46-52 44-38 40-30M-60-60C-64-40-62-16-66-2' +
      'M-14-26C-2-20 8 0 8 18S-4 46-18 46-44 36-44 18-26-20-14-26ZM40-30C50-26 74-22 74 4S58 36 42 32C26 38 8 28 8 4S28-28 40-30ZM-66-2C-58 4-50 22-50 38S-58 62-68 62-88 54-88 38-74 4-66-2Z',
    fine: `${leaf(-44, -64, 24, -26)}${leaf(8, -66, 26, -22)}${leaf(62, -74, 28, 22)}${leaf(-30, -62, 20, 22)}M-18 46q1 5-2 7M42 32q1 4-1 7M-68 62q0 4-2 6M-30 8Q-30 22-24 34M22 0Q22 14 30 22M-80 32Q-80 44-74 52`,
    technique: 'embroidered',
    front: 'large',
    back: 'none',
  },
  loom: {
    lines:
      'M-84-88V92M84-88V92M-92-78H92M-92 82H92M-84-4H84' +
      'M-58-30Q0-64 58-30Q0 4-58-30Z' +
      'M58-30C84-26 86 0 64 10H-64C-80 12-80 24-64 24H64C80 24 80 38 64 38H-64C-80 38-80 52-64 52H64C80 52 80 66 64 66H-64',
    fine: 'M-60-78V-34M-40-78V-42M-20-78V-47M0-78V-48M20-78V-47M40-78V-42M60-78V-34M-60-26V-4M-40-19V-4M-20-14V-4M0-12V-4M20-14V-4M40-19V-4M60-26V-4M-50 4v12M-30 18v12M-10 4v12M10 18v12M30 4v12M50 18v12M-50 32v12M-30 46v12M-10 32v12M10 46v12M30 32v12M50 46v12M-22-30H22',
    flat: 'M-58-30Q0-64 58-30Q0 4-58-30Z',
    technique: 'printed',
    front: 'small',
    back: 'large',
  },
  harbor: {
    lines:
      'M-92 40H-80M-8 40H4M82 40H94M-78 32H-10Q-14 52-24 54H-62Q-72 50-78 32ZM-44 32V-70M-44-66Q-16-30-10 22H-44M-50-50Q-70-10-76 22H-50' +
      'M8 36H80Q76 54 66 56H24Q12 52 8 36ZM38 36V-38M38-34Q62-10 68 26H38M32-20Q18 6 14 26H32',
    fine: 'M-44-70l14 5-14 6M-70 66H-30M-56 76H-42M20 68H70M32 78H56M-20 88H12M54-72a14 14 0 1 0 .1 0M-30-40L-14 12M52-12L60 20M-62 42H-26M22 46H66',
    flat: 'M54-72a14 14 0 1 0 .1 0Z',
    technique: 'embroidered',
    front: 'small',
    back: 'large',
  },
  swallow: {
    lines:
      'M92-34C78-46 62-46 50-36C30-44 6-72-30-90C-18-66-6-44 12-24C-14-16-42 2-64 30C-74 42-84 54-96 60C-80 60-66 56-54 48C-58 62-66 78-78 92C-56 80-40 62-30 42C-14 40 2 34 16 24C18 50 30 74 52 92C46 64 44 36 50 10C64 0 70-14 70-24C76-30 84-34 92-34Z',
    fine: 'M12-24C20-18 30-18 40-22M16 24C22 14 28 4 38-2M-10-66C0-54 12-42 26-34M34 60C30 44 30 30 34 16M60-34h.1M70-24C60-16 50-14 42-18M-64 30C-50 22-36 18-24 18',
    technique: 'embroidered',
    front: 'small',
    back: 'none',
  },
  'cork-oak': {
    lines:
      'M-22 88C-12 60-14 38-22 18C-28 4-40-6-54-14M20 88C12 62 12 42 22 24C30 10 44 2 58-10M-2 20C-2 4 2-8 10-22' +
      'M-54-6C-78 0-96-18-84-36C-94-54-74-72-56-64C-50-86-20-92-8-76C8-94 42-90 46-68C66-74 90-56 80-38C96-22 80 0 58-6C46 6 30 2 26-8C12 4-8 2-16-8C-28 4-48 4-54-6Z',
    fine: 'M-92 88H-34M34 88H92M-14 40Q0 46 14 40M-13 52Q0 58 12 52M-8 64V84M2 62V88M10 66V80M-60-40q8-9 16 0M-20-52q8-9 16 0M20-46q8-9 16 0M48-36q8-9 16 0M-44-22q8-9 16 0M0-26q8-9 16 0M-70 80q6-8 12 0v-2M62 80q6-8 12 0v-2',
    flat: 'M-16 38Q0 46 16 38C12 54 14 70 20 88H-22C-14 70-12 54-16 38Z',
    technique: 'printed',
    front: 'large',
    back: 'none',
  },
};

/**
 * An artwork in the colors of the garment, printed or embroidered. Undefined for an
 * unknown slug.
 */
export const artworkOf = ({ tones, id }: Studio, slug: string): Artistry | undefined => {
  if (!Object.hasOwn(PLATES, slug)) return;
  const { lines, fine = '', flat = '', technique, front, back } = PLATES[slug as Artwork];
  const pen = `fill="none" stroke="${tones.thread}" stroke-linecap="round"`;
  const printed = technique === 'printed';
  return {
    marks: (weight) => {
      const strokes = `<path d="${lines}" stroke-width="${rounded(3.4 * weight)}"/><path d="${fine}" stroke-width="${rounded(2 * weight)}"/>`;
      return (
        (flat
          ? `<path d="${flat}" fill="${tones.stripe}" opacity="${faint(printed ? 0.32 : 0.2)}" transform="translate(3 3)"/>`
          : '') +
        (printed
          ? `<g ${pen} opacity=".92">${strokes}</g>`
          : `<g ${pen}><g id="${id('plate')}">${strokes}</g><use href="#${id('plate')}" stroke="#fff" stroke-dasharray="1 2" stroke-linecap="butt" opacity=".3"/></g>`)
      );
    },
    front,
    back,
  };
};
