import { escapeXml } from './markup.ts';
import type { Studio } from './studio.ts';

/**
 * One stroke per letter, in a box 20 wide and 28 high above the base line. M and W use
 * the full width.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M1 28 10 0l9 28M4 19h12',
  B: 'M3 0v28h7q8 0 8-7t-8-7q7 0 7-7t-7-7zM3 14h7',
  C: 'M18 5q-3-5-8-5-8 0-8 14t8 14q5 0 8-5',
  D: 'M3 0v28h5q10 0 10-14T8 0z',
  E: 'M17 0H3v28h14M3 14h11',
  F: 'M17 0H3v28M3 14h11',
  G: 'M18 5q-3-5-8-5-8 0-8 14t8 14q8 0 8-8v-5h-7',
  H: 'M3 0v28M17 0v28M3 14h14',
  I: 'M10 0v28M6 0h8M6 28h8',
  J: 'M14 0v20q0 8-6 8-5 0-6-6',
  K: 'M3 0v28M17 0 3 16m5-5 10 17',
  L: 'M3 0v28h14',
  M: 'M1 28V0l9 17 9-17v28',
  N: 'M3 28V0l14 28V0',
  O: 'M10 0Q2 0 2 14t8 14q8 0 8-14T10 0',
  P: 'M3 28V0h7q8 0 8 7t-8 8H3',
  Q: 'M10 0Q2 0 2 14t8 14q8 0 8-14T10 0m2 21 7 9',
  R: 'M3 28V0h7q8 0 8 7t-8 7H3m7 0 8 14',
  S: 'M17 5q-3-5-7-5-7 0-7 7 0 6 7 7 8 1 8 7t-8 7q-5 0-8-5',
  T: 'M1 0h18m-9 0v28',
  U: 'M3 0v19q0 9 7 9t7-9V0',
  V: 'M1 0l9 28 9-28',
  W: 'M-1 0l6 28 5-20 5 20 6-28',
  X: 'M2 0l16 28m0-28L2 28',
  Y: 'M1 0l9 14 9-14m-9 14v14',
  Z: 'M2 0h16L2 28h16',
};

const FIGURES: Readonly<Record<string, string>> = {
  0: 'M10 0Q2 0 2 14t8 14q8 0 8-14T10 0',
  1: 'M4 5 11 0v28',
  2: 'M3 7q0-7 7-7t7 7q0 6-6 11L3 28h15',
  3: 'M3 3q3-3 7-3 7 0 7 7t-8 6q9 0 9 7 0 8-8 8-5 0-8-4',
  4: 'M14 28V0L2 20h16',
  5: 'M16 0H5L4 12q3-2 6-2 8 0 8 9t-8 9q-5 0-8-4',
  6: 'M15 1Q3 4 3 19q0 9 7 9t7-8-7-8-7 7',
  7: 'M2 0h16L8 28',
  8: 'M10 13Q3 13 3 7t7-7 7 7-7 6Q2 13 2 20.5T10 28t8-7.5T10 13',
  9: 'M17 9q0-9-7-9t-7 8 7 8 7-7q0 15-12 18',
  '€': 'M18 5q-3-5-7-5-7 0-7 14t7 14q4 0 7-5M1 10h12M1 17h10',
  $: 'M17 6q-3-4-7-4-7 0-7 6t7 6q8 1 8 7t-8 6q-5 0-8-4M10-3v34',
  '£': 'M17 6q-1-6-6-6-6 0-6 8c0 8 4 13-2 20h15M2 14h10',
  '.': 'M9 27h1v1',
  ',': 'M10 26v2l-3 5',
};

/**
 * An amount in thread letters within `width` and `height`. (x, y) is the middle of its
 * left side.
 */
export const stitchedAmount = (
  amount: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const signs = [...amount.toUpperCase()].map((sign) => ({
    sign,
    pen: FIGURES[sign] ?? LETTERS[sign] ?? '',
    step: /[.,\s]/.test(sign) ? 11 : 24,
  }));
  const length = signs.reduce((sum, { step }) => sum + step, 0);
  const scale = Math.min(height / 28, width / Math.max(1, length));
  let at = 0;
  const marks = signs.map(({ pen, step }) => {
    const place = at - (step === 11 ? 6 : 0);
    at += step;
    return pen && `<path transform="translate(${place} -14)" d="${pen}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})">${marks.join('')}</g>`;
};

const DOTS = 'M6-7v2m8-2v2';

export const embroidered = (initials: string | undefined): string =>
  (initials?.normalize('NFC').match(/\p{L}/gu) ?? [])
    .slice(0, 3)
    .map((letter) =>
      letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter,
    )
    .join('');

/**
 * Initials in satin stitch, centered on (x, y), `height` units high. Empty without
 * letters.
 */
export const embroidery = (
  { id, tones }: Studio,
  initials: string | undefined,
  x: number,
  y: number,
  height: number,
): string => {
  const letters = [...embroidered(initials)];
  if (letters.length === 0) return '';
  const drawn = letters.map((letter, at) => {
    const [plain = '', ...signs] = letter.normalize('NFD');
    const pen = signs.every((sign) => sign === '\u0308') && LETTERS[plain];
    return (
      pen &&
      `<path transform="translate(${at * 27 + 3.5 - letters.length * 13.5} -14)" d="${pen}${signs.length ? DOTS : ''}"/>`
    );
  });
  const place = `transform="translate(${x} ${y}) scale(${Math.round((height / 28) * 100) / 100})"`;
  if (!drawn.every(Boolean)) {
    return `<text ${place} y="14" text-anchor="middle" font-family="Georgia,serif" font-size="38" letter-spacing="4" fill="${tones.thread}">${escapeXml(letters.join(''))}</text>`;
  }
  return `<g ${place} fill="none" stroke="${tones.thread}" stroke-width="3.6"><g id="${id('letters')}">${drawn.join('')}</g><use href="#${id('letters')}" stroke="#fff" stroke-dasharray="1 1.6" opacity=".28"/></g>`;
};
