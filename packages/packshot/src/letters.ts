import { escapeXml } from './markup.ts';

/** One pen movement a letter, in a box 20 wide and 28 high, base line at 28; `W` and `M` are wider. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M1 28L10 0L19 28M4.5 19H15.5',
  B: 'M3 0V28M3 0H10Q17 0 17 7Q17 13.5 10 13.5H3M10 13.5Q18 13.5 18 20.5Q18 28 10 28H3',
  C: 'M18 5Q15 0 10.5 0Q2 0 2 14Q2 28 10.5 28Q15 28 18 23',
  D: 'M3 0V28H8Q18 28 18 14Q18 0 8 0H3',
  E: 'M17 0H3V28H17M3 13.5H14',
  F: 'M17 0H3V28M3 13.5H14',
  G: 'M18 5Q15 0 10.5 0Q2 0 2 14Q2 28 10.5 28Q18 28 18 20V15H11',
  H: 'M3 0V28M17 0V28M3 13.5H17',
  I: 'M10 0V28M6 0H14M6 28H14',
  J: 'M14 0V20Q14 28 8 28Q3 28 2.5 22',
  K: 'M3 0V28M17 0L3 16M8 11L18 28',
  L: 'M3 0V28H17',
  M: 'M1 28V0L10 17L19 0V28',
  N: 'M3 28V0L17 28V0',
  O: 'M10 0Q1.5 0 1.5 14Q1.5 28 10 28Q18.5 28 18.5 14Q18.5 0 10 0',
  P: 'M3 28V0H10Q18 0 18 7.5Q18 15 10 15H3',
  Q: 'M10 0Q1.5 0 1.5 14Q1.5 28 10 28Q18.5 28 18.5 14Q18.5 0 10 0M12 21L19 30',
  R: 'M3 28V0H10Q17.5 0 17.5 7Q17.5 14 10 14H3M10 14L18 28',
  S: 'M17 5Q14 0 9.5 0Q3 0 3 7Q3 13 10 14Q17.5 15 17.5 21.5Q17.5 28 10 28Q5 28 2 23',
  T: 'M1 0H19M10 0V28',
  U: 'M3 0V19Q3 28 10 28Q17 28 17 19V0',
  V: 'M1 0L10 28L19 0',
  W: 'M-1 0L5 28L10 8L15 28L21 0',
  X: 'M2 0L18 28M18 0L2 28',
  Y: 'M1 0L10 14L19 0M10 14V28',
  Z: 'M2 0H18L2 28H18',
};

const DOTS = 'M6-5.5V-5M14-5.5V-5';

/** The letters that get embroidered: at most three, upper case. */
export const embroidered = (initials: string | undefined): string =>
  (initials?.normalize('NFC').match(/\p{L}/gu) ?? [])
    .slice(0, 3)
    .map((letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
    .join('');

/** Initials in satin stitch, centered on (x, y), `height` units high; empty when there are no letters. */
export const embroidery = (initials: string | undefined, x: number, y: number, height: number, thread: string): string => {
  const letters = [...embroidered(initials)];
  if (letters.length === 0) return '';
  const scale = height / 28;
  const drawn = letters.map((letter) => {
    const [plain = '', ...signs] = letter.normalize('NFD');
    const strokes = LETTERS[plain];
    return strokes === undefined || signs.some((sign) => sign !== '\u0308') ? undefined : strokes + (signs.length ? DOTS : '');
  });
  const start = -(letters.length * 27 - 7) / 2;
  const place = `transform="translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})"`;
  if (drawn.includes(undefined)) {
    return `<text ${place} y="14" text-anchor="middle" font-family="Georgia,serif" font-size="38" letter-spacing="4" fill="${thread}">${escapeXml(letters.join(''))}</text>`;
  }
  const each = (width: number, extra: string) =>
    `<g stroke-width="${width}"${extra}>${drawn.map((d, at) => `<path transform="translate(${start + at * 27} -14)" d="${d}"/>`).join('')}</g>`;
  return `<g ${place} fill="none" stroke="${thread}" stroke-linejoin="round" stroke-linecap="square">${each(3.6, '')}${each(3.6, ' stroke="#fff" stroke-dasharray="1 1.6" stroke-linecap="butt" opacity=".28"')}</g>`;
};
