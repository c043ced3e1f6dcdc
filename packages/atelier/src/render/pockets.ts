import type { Line, Point } from '../pattern/curves.ts';
import { isInside } from '../pattern/piece.ts';
import type { Sewn } from '../pattern/sew.ts';
import { eachCell, near, ramp } from './raster.ts';
import { addStitches, bell, type Near, type Relief } from './relief.ts';

/** Meters of one rib of a pocket’s edge. */
const rib = 0.0044;

/** Meters around a pocket that its shadow reaches. */
const margin = 0.016;

type PatchOptions = {
  /** Meters above the cloth. */
  readonly lift: number;
  /** Distances of rows of stitches from the edge. */
  readonly rows: readonly number[];
};

/** A second layer of cloth on a piece. */
const addPatch = (relief: Relief, corners: Line, { lift, rows }: PatchOptions): void => {
  const { heights, tints } = relief;
  const { distances, places } = near(relief, [...corners, corners[0]]);
  const inner: Near = { places, distances: new Float32Array(distances.length).fill(-1) };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const area = {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys) - margin,
    top: Math.max(...ys) + margin,
  };
  eachCell(relief, area, (at, u, v) => {
    const isOn = isInside(corners, [u, v]);
    const away = isOn ? -distances[at] : distances[at];
    heights[at] += lift * (1 - ramp(away, -0.0016, 0.0003));
    if (away > 0) tints[at] *= 1 - 0.34 * Math.exp(-away / 0.0022);
    inner.distances[at] = -away;
  });
  for (const row of rows) addStitches(relief, inner, row);
};

/** Slanted pockets with a welt. */
const addSidePockets = (relief: Relief, sewn: Sewn): void => {
  const x = sewn.measures.hem / 4;
  for (const side of [-1, 1] as const) {
    const [low, high]: readonly [Point, Point] = [
      [side * (x - 0.035), 0.035],
      [side * (x - 0.085), 0.185],
    ];
    const shift = ([px, py]: Point, by: number): Point => [px - side * by, py - by * 0.33];
    const { heights, tints } = relief;
    const welt = [low, high, shift(high, 0.02), shift(low, 0.02)];
    addPatch(relief, side > 0 ? welt : welt.toReversed(), { lift: 0.0016, rows: [0.0028] });
    near(relief, [low, high]).distances.forEach((distance, at) => {
      heights[at] -= 0.0016 * bell(distance, 0.0018);
      tints[at] *= 1 - 0.4 * bell(distance, 0.0015);
    });
  }
};

const addPatchPockets = (relief: Relief, sewn: Sewn): void => {
  const middle = sewn.measures.hem * 0.105;
  const [half, bottom, top] = [0.06, 0.012, 0.135];
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [side * middle + x, y];
    addPatch(
      relief,
      [
        at(-half, bottom + 0.008),
        at(-half + 0.003, bottom + 0.002),
        at(-half + 0.009, bottom),
        at(half - 0.009, bottom),
        at(half - 0.003, bottom + 0.002),
        at(half, bottom + 0.008),
        at(half, top),
        at(-half, top),
      ],
      { lift: 0.0024, rows: [] },
    );
    const { heights, tints } = relief;
    const area = {
      left: side * middle - half + 0.001,
      right: side * middle + half - 0.001,
      bottom: top - 0.024,
      top: top - 0.0006,
    };
    eachCell(relief, area, (cellAt, u) => {
      const wave = Math.cos((u / rib) * 2 * Math.PI);
      heights[cellAt] += 0.0005 * wave;
      tints[cellAt] *= 1 + 0.07 * wave;
    });
    const seam = near(relief, [at(-half, top - 0.025), at(half, top - 0.025)]);
    seam.distances.forEach((distance, cellAt) => {
      heights[cellAt] -= 0.0009 * bell(distance, 0.0012);
    });
  }
};

export const addPockets = (relief: Relief, sewn: Sewn): void => {
  const { pocket } = sewn.design;
  if (pocket === 'patch') addPatchPockets(relief, sewn);
  if (pocket === 'side') addSidePockets(relief, sewn);
};
