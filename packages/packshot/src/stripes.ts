import { type Block, lineAcross, type Sleeve } from './blocks.ts';
import { open } from './curves.ts';
import type { Studio } from './studio.ts';
import type { Print } from './tops.ts';

/**
 * Horizontal stripes: thickness, spacing, distance of the first from the shoulder, and
 * number.
 */
type Stripes = {
  readonly thick: number;
  readonly step: number;
  readonly first: number;
  readonly count: number;
};

const STRIPES: Readonly<Record<string, Stripes>> = {
  breton: { thick: 11, step: 34, first: 162, count: 14 },
  block: { thick: 82, step: 164, first: 128, count: 4 },
};

/**
 * Stripes of a knitted fabric, level on the trunk and across the sleeve. Undefined if
 * plain.
 */
export const stripesOf = (
  { tones }: Studio,
  kind: string | undefined,
  { hem: [, hy] }: Block,
  sleeve?: Sleeve,
): Print | undefined => {
  const stripes = STRIPES[kind ?? ''];
  if (!stripes) return;
  const { thick, step, first, count } = stripes;
  const pen = (d: string) =>
    `<path d="${d}" fill="none" stroke="${tones.stripe}" stroke-width="${thick}"/>`;
  const levels = Array.from({ length: count }, (_, at) => first + at * step).filter(
    (y) => y + thick / 2 < hy - 24,
  );
  const trunk = levels.map((y) => `M-260 ${y}Q0 ${y + 14} 260 ${y}`).join('');
  if (!sleeve) return { trunk: pen(trunk), sleeve: '' };
  const [, uy] = sleeve.along;
  // Stripes of a short sleeve begin at its head, or only one would fit.
  const highest = sleeve.outer[1] < 300 ? first - 2 * step : first;
  const around = Array.from(
    { length: count },
    (_, at) => (sleeve.outer[1] - highest - at * step) / uy,
  )
    .filter((up) => up - thick / 2 > 20 && up < 480)
    .map((up) => open(lineAcross(sleeve, -up, -150)))
    .join('');
  return { trunk: pen(trunk), sleeve: pen(around) };
};
