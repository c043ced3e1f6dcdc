/** A place on the sheet, in centimeters: across from the middle of the body, and up from the floor. */
export type Point = readonly [across: number, up: number];

/** Height of the sheet above the floor, in centimeters: the tallest customer has air above. */
export const sheetHeight = 228;

const digits = (value: number): string => String(Math.round(value * 100) / 100);
const written = ([across, up]: Point): string => `${digits(across)} ${digits(sheetHeight - up)}`;

/** A path with corners. */
export const straight = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${written(point)}`).join('');

/** A round path through all of its points (Catmull and Rom's, a little tightened). */
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

export const mirrored = (points: readonly Point[]): readonly Point[] =>
  points.map(([across, up]) => [-across, up]);

/** A shape that is the same on both sides: its right half, from top to bottom. */
export const symmetric = (right: readonly Point[]): readonly Point[] => [
  ...right,
  ...mirrored(right).toReversed(),
];

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;
