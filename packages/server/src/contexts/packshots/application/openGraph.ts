import { birdPath, stitchPath, threadPath } from '@tailorbird/packshot';
import { breakIntoLines, type Lettering } from '../pixels/lettering.ts';

export const openGraphSize = { width: 1200, height: 630 } as const;

const PAPER = '#f7f4ee';
const INK = '#26221d';
const SOFT = '#6d655a';
const ACCENT = '#c8502a';
const RULE = '#e5ded0';

const MARGIN = 76;
const COLUMN = 500;

const HAIRLINES =
  'M60 0V630M276 0V630M492 0V630M708 0V630M924 0V630M1140 0V630M0 60H1200M0 570H1200';

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

type Caption = { readonly title: string; readonly line: string };

/**
 * The preview picture of a shared address: drawing on the right, name and one line on the left,
 * no price. `drawing` is a complete `<svg>` of 800 × 800 units, embedded unchanged.
 */
export const openGraphCard = (
  drawing: string,
  { title, line }: Caption,
  letters: Lettering,
): string => {
  const size =
    [68, 60, 52, 44].find(
      (px) =>
        breakIntoLines(title, COLUMN, (text) => letters.widthOf(text, 'display', px)).length <= 3,
    ) ?? 44;
  const titleLines = breakIntoLines(title, COLUMN, (text) =>
    letters.widthOf(text, 'display', size),
  ).slice(0, 4);
  const all = breakIntoLines(line, COLUMN, (text) => letters.widthOf(text, 'text', 27));
  const lines = all.length > 3 ? [...all.slice(0, 2), `${all[2]?.replace(/[,;:–]$/, '')} …`] : all;
  const leading = size * 1.1;
  const height = titleLines.length * leading + 30 + lines.length * 38;
  const top = Math.round(325 - height / 2 + size * 0.75);
  const below = top + (titleLines.length - 1) * leading + 62;
  const placed = drawing.replace('<svg ', '<svg x="574" y="16" width="598" height="598" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${PAPER}" d="M0 0H1200V630H0Z"/><path d="${HAIRLINES}" stroke="${RULE}" fill="none"/><g transform="translate(${MARGIN} 78) scale(.92)"><path d="${birdPath}" fill="${INK}" fill-rule="evenodd"/><path d="${threadPath}${stitchPath}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/></g>${titleLines
    .map((text, at) => path(letters.pathOf(text, 'display', size, MARGIN, top + at * leading), INK))
    .join('')}${lines
    .map((text, at) => path(letters.pathOf(text, 'text', 27, MARGIN, below + at * 38), SOFT))
    .join(
      '',
    )}<path d="M${MARGIN} 516H${MARGIN + 190}" stroke="${ACCENT}" stroke-width="3" stroke-dasharray="14 9" stroke-linecap="round"/>${path(letters.pathOf('Tailorbird', 'display', 30, MARGIN, 552), INK)}${placed}</svg>`;
};
