/** A point of a pattern in meters: x across, y up. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const bezier = (from: Point, first: Point, second: Point, to: Point, steps = 160): Line =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const s = 1 - t;
    const mix = (axis: 0 | 1): number =>
      s * s * s * from[axis] +
      3 * s * s * t * first[axis] +
      3 * s * t * t * second[axis] +
      t * t * t * to[axis];
    return [mix(0), mix(1)];
  });

export const lengthOf = (line: Line): number =>
  line
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - line[index][0], y - line[index][1]), 0);

/** The same line through `count` points at equal distances. */
export const resample = (line: Line, count: number): Line => {
  const places = [0];
  for (let index = 1; index < line.length; index += 1) {
    const [[x, y], [lastX, lastY]] = [line[index], line[index - 1]];
    places.push(places[index - 1] + Math.hypot(x - lastX, y - lastY));
  }
  const total = places[places.length - 1];
  let segment = 0;
  return Array.from({ length: count }, (_, index) => {
    const place = (total * index) / (count - 1);
    while (segment < line.length - 2 && places[segment + 1] < place) segment += 1;
    const width = places[segment + 1] - places[segment];
    const share = width > 0 ? Math.min(1, (place - places[segment]) / width) : 0;
    const [[x, y], [nextX, nextY]] = [line[segment], line[segment + 1]];
    return [x + (nextX - x) * share, y + (nextY - y) * share];
  });
};

/** The line on the other side of the center front, in the opposite direction. */
export const mirrored = (line: Line): Line => line.map(([x, y]): Point => [-x, y]).toReversed();

export const joined = (...lines: readonly Line[]): Line =>
  lines.flatMap((line, index) => (index === 0 ? line : line.slice(1)));

/**
 * A root of a rising function between two bounds, or the nearer bound (Illinois
 * method).
 */
export const rootOf = (rising: (value: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [rising(low), rising(high)];
  if (atLow >= 0) return low;
  if (atHigh <= 0) return high;
  let last = 0;
  for (let step = 0; step < 60; step += 1) {
    const place = (low * atHigh - high * atLow) / (atHigh - atLow);
    const value = rising(place);
    if (Math.abs(value) < 1e-11) return place;
    if (value < 0) {
      [low, atLow] = [place, value];
      if (last < 0) atHigh /= 2;
    } else {
      [high, atHigh] = [place, value];
      if (last > 0) atLow /= 2;
    }
    last = value;
  }
  return (low + high) / 2;
};
