import type { Line, Point } from '../pattern/curves.ts';
import { isInside } from '../pattern/piece.ts';
import type { Sewn } from '../pattern/sew.ts';
import { eachCell, near, ramp, stitchLine } from './raster.ts';
import { addStitches, bell, cell, type Near, type Relief } from './relief.ts';

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
  const { heights, tints, shifts } = relief;
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
    if (isOn && shifts) {
      // A pocket on cables is plain.
      heights[at] = 0;
      tints[at] = 1;
      shifts[at] = 0;
    }
    heights[at] += lift * (1 - ramp(away, -0.0016, 0.0003));
    if (away > 0) tints[at] *= 1 - 0.34 * Math.exp(-away / 0.0022);
    inner.distances[at] = -away;
  });
  for (const row of rows) addStitches(relief, inner, row);
};

const kangaroo: Line = [
  [-0.168, 0],
  [0.168, 0],
  [0.168, 0.05],
  [0.11, 0.178],
  [-0.11, 0.178],
  [-0.168, 0.05],
];

/** The open edge of a pocket: a shadow outside, stitches inside. */
const addOpening = (relief: Relief, low: Point, high: Point, outward: 1 | -1): void => {
  const { left, bottom, width, heights, tints } = relief;
  const line = near(relief, [low, high]);
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]];
  line.distances.forEach((distance, at) => {
    if (distance > 0.03) return;
    const u = left + (at % width) * cell - low[0];
    const v = bottom + Math.floor(at / width) * cell - low[1];
    const isOut = (u * dy - v * dx) * outward > 0;
    if (isOut) tints[at] *= 1 - 0.42 * Math.exp(-distance / 0.0035);
    else heights[at] += 0.0016 * bell(distance - 0.004, 0.009);
  });
  const inward: Line = [low, high].map(([x, y]): Point => [x - outward * 0.016, y - 0.002]);
  stitchLine(relief, inward);
};

/** The front pocket of a hoodie. A zip splits it. */
const addKangaroo = (relief: Relief, isSplit: boolean): void => {
  const halves = isSplit ? [-1, 1] : [0];
  for (const side of halves) {
    const corners =
      side === 0
        ? kangaroo
        : kangaroo.map(([x, y]): Point => [side * Math.max(0.0125, side * x), y]);
    const outline = corners.filter(
      ([x, y], index) => index === 0 || x !== corners[index - 1][0] || y !== corners[index - 1][1],
    );
    addPatch(relief, outline, { lift: 0.0026, rows: [0.003] });
    for (const opening of side === 0 ? [-1, 1] : [side]) {
      const [low, high]: readonly [Point, Point] = [
        [opening * 0.168, 0.05],
        [opening * 0.11, 0.178],
      ];
      addOpening(relief, low, high, opening as 1 | -1);
    }
  }
};

/** Slanted pockets with a welt. */
const addSidePockets = (relief: Relief, sewn: Sewn): void => {
  const x = sewn.measures.hem / 4;
  for (const side of [-1, 1] as const) {
    const [low, high]: readonly [Point, Point] = [
      [side * (x - 0.065), 0.035],
      [side * (x - 0.115), 0.185],
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
  if (pocket === 'kangaroo' || pocket === 'split') addKangaroo(relief, pocket === 'split');
};
