export type Point = readonly [x: number, y: number];

/**
 * Path of a pen: the start point, then one row per segment. 2 numbers are a line, 4 a
 * quadratic and 6 a cubic curve.
 */
export type Curve = readonly (readonly number[])[];

const LETTER: Readonly<Record<number, string>> = { 2: 'L', 4: 'Q', 6: 'C' };

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

export const closed = (...curves: readonly Curve[]): string =>
  curves.map((curve) => `${open(curve)}Z`).join('');

/**
 * Right half of a hanging edge: level at (0, `low`), then rising past `bend` to the
 * side.
 */
export const dip = (low: number, [x, y]: Point, bend: number): Curve => [
  [0, low],
  [x * 0.58, low, x * 0.94, bend, x, y],
];

export const mirrored = (curve: Curve): Curve =>
  curve.map((row) => row.map((value, at) => (at % 2 ? value : -value)));

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

export const joined = (first: Curve, ...rest: readonly Curve[]): Curve => [
  ...first,
  ...rest.flatMap((curve) => curve.slice(1)),
];

/** Full symmetric outline from its right half, drawn from top center to bottom center. */
export const symmetric = (half: Curve): Curve => joined(half, backwards(mirrored(half)));

/** Full symmetric edge from its right half, drawn from the center outward. */
export const across = (half: Curve): Curve => joined(backwards(mirrored(half)), half);

export const between = (outer: Curve, inner: Curve): Curve => [
  ...outer,
  ...backwards(inner).map((row) => [...row]),
];

export const span = (half: Curve): string => open(across(half));

/** Path data of the strip between two symmetric edges, from their right halves. */
export const strip = (outer: Curve, inner: Curve): string =>
  closed(between(across(outer), across(inner)));

export const twice = (...curves: readonly Curve[]): string =>
  curves.map((curve) => open(curve, mirrored(curve))).join('');

/** Stretches the curve horizontally by `stretch`, then moves it by (x, y). */
export const moved = (curve: Curve, x: number, y: number, stretch = 1): Curve =>
  curve.map((row) => row.map((value, at) => (at % 2 ? value + y : value * stretch + x)));

/** Start and end point, sideways offset of the middle, and its width. */
export type Crease = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  width: number,
];

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
