/** Point on the sheet in centimeters: right of the body's center, and above the floor. */
export type Point = readonly [across: number, up: number];

/** Height of the sheet in centimeters, with space above the tallest customer. */
export const sheetHeight = 228;

const digits = (value: number): string => String(Math.round(value * 100) / 100);
const written = ([across, up]: Point): string => `${digits(across)} ${digits(sheetHeight - up)}`;

export const straight = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${written(point)}`).join('');

/** Smooth path through all points (Catmull-Rom with slight tension). */
export const round = (points: readonly Point[], isClosed = false): string => {
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const segments = isClosed ? count : count - 1;
  let path = `M${written(at(0))}`;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6.5, from[1] + (to[1] - before[1]) / 6.5];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6.5, to[1] - (after[1] - from[1]) / 6.5];
    path += `C${written(leave)} ${written(arrive)} ${written(to)}`;
  }
  return isClosed ? `${path}Z` : path;
};

export const joined = (...curves: readonly (readonly Point[])[]): string =>
  `${curves.map((curve, index) => (index === 0 ? round(curve) : round(curve).replace('M', 'L'))).join('')}Z`;

export const mirrored = (points: readonly Point[]): readonly Point[] =>
  points.map(([across, up]) => [-across, up]);

/** Mirrors the right half of a shape, given from top to bottom. */
export const symmetric = (right: readonly Point[]): readonly Point[] => [
  ...right,
  ...mirrored(right).toReversed(),
];

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;
