export type Point = readonly [x: number, y: number];

/** A pen movement: the start point, then one row a segment — 2 numbers draw a line, 4 a quadratic, 6 a cubic curve. */
export type Curve = readonly (readonly number[])[];

const LETTER: Readonly<Record<number, string>> = { 2: 'L', 4: 'Q', 6: 'C' };

/** The curve as path data in whole units, left open. */
export const open = (...curves: readonly Curve[]): string =>
  curves
    .map((curve) =>
      curve
        .map(
          (row, at) =>
            (at === 0 ? 'M' : (LETTER[row.length] ?? '')) + row.map(Math.round).join(' '),
        )
        .join(''),
    )
    .join('')
    .replaceAll(' -', '-');

/** The curve as path data, closed. */
export const closed = (...curves: readonly Curve[]): string =>
  curves.map((curve) => `${open(curve)}Z`).join('');

/** How cloth hangs between two sides: level at (0, `low`), then up past `bend` to the side. A right half, from the center. */
export const dip = (low: number, [x, y]: Point, bend: number): Curve => [
  [0, low],
  [x * 0.58, low, x * 0.94, bend, x, y],
];

/** The curve on the other side of the center line x = 0. */
export const mirrored = (curve: Curve): Curve =>
  curve.map((row) => row.map((value, at) => (at % 2 ? value : -value)));

/** The same curve, walked from its end. */
export const backwards = (curve: Curve): Curve => {
  const points = curve.flatMap((row) => pairs(row));
  const lengths = curve.slice(1).map((row) => row.length / 2);
  const back = points.reverse();
  const rows: number[][] = [[...(back[0] ?? [])]];
  let from = 1;
  for (const length of lengths.reverse()) {
    rows.push(back.slice(from, from + length).flat());
    from += length;
  }
  return rows;
};

const pairs = (row: readonly number[]): number[][] =>
  Array.from({ length: row.length / 2 }, (_, at) => row.slice(2 * at, 2 * at + 2));

/** One curve after the other; the second must begin where the first ends. */
export const joined = (first: Curve, ...rest: readonly Curve[]): Curve => [
  ...first,
  ...rest.flatMap((curve) => curve.slice(1)),
];

/** The whole of a symmetric outline from its right half, drawn from top center to bottom center. */
export const symmetric = (half: Curve): Curve => joined(half, backwards(mirrored(half)));

/** A curve across the center line from its right half, drawn from the center outward. */
export const across = (half: Curve): Curve => joined(backwards(mirrored(half)), half);

/** The band between two curves that run the same way. */
export const between = (outer: Curve, inner: Curve): Curve => [
  ...outer,
  ...backwards(inner).map((row) => [...row]),
];

/** A curve across the center line, as path data, from its right half. */
export const span = (half: Curve): string => open(across(half));

/** The closed strip between two curves across the center line, from their right halves. */
export const strip = (outer: Curve, inner: Curve): string =>
  closed(between(across(outer), across(inner)));

/** Both sides of a detail, as path data. */
export const twice = (...curves: readonly Curve[]): string =>
  curves.map((curve) => open(curve, mirrored(curve))).join('');

/** The curve moved by (x, y), after it is made wider by `stretch`. */
export const moved = (curve: Curve, x: number, y: number, stretch = 1): Curve =>
  curve.map((row) => row.map((value, at) => (at % 2 ? value + y : value * stretch + x)));

/** A row (x, y) → (x, y), how far the middle bends sideways, and how wide it is there. */
export type Crease = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  width: number,
];

/** Creases as thin crescents, each from one point to another. */
export const creased = (...rows: readonly Crease[]): string =>
  closed(
    ...rows.map(([x1, y1, x2, y2, bend, width]) => {
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const control = (push: number) => [
        (x1 + x2) / 2 + ((y1 - y2) / length) * push,
        (y1 + y2) / 2 + ((x2 - x1) / length) * push,
      ];
      return [
        [x1, y1],
        [...control(bend), x2, y2],
        [...control(bend + 2 * width), x1, y1],
      ];
    }),
  );
