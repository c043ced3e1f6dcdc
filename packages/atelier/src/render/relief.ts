import { hemHeight } from '../drape/cloth.ts';
import { bezier, type Line, type Point } from '../pattern/curves.ts';
import type { Piece } from '../pattern/piece.ts';
import type { Sewn } from '../pattern/sew.ts';
import { randomFrom, seedOf } from '../random.ts';
import { cableAt, cablesOf } from './cables.ts';

/** Seams, hems and threads of a piece as a raster in pattern space. */
export type Relief = {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Meters above the cloth. */
  readonly heights: Float32Array;
  /** Share of light that a point reflects, relative to plain cloth. */
  readonly tints: Float32Array;
  /** Share of thread, 0 to 255. */
  readonly threads: Uint8Array;
  /** Share of bare metal, 0 to 255. */
  readonly metals: Uint8Array;
  /** How far stitches lean sideways with the strands of a cable, in meters. */
  readonly shifts: Float32Array | null;
};

/** Meters per cell. */
export const cell = 0.0005;
const reach = 0.032;
const margin = 0.004;

export type Near = { readonly distances: Float32Array; readonly places: Float32Array };

/** Distance of each cell to an edge, and the place along that edge. */
export const nearEdge = (
  relief: Relief,
  points: readonly Point[],
  edge: readonly number[],
): Near => {
  const { left, bottom, width, height } = relief;
  const distances = new Float32Array(width * height).fill(reach);
  const places = new Float32Array(width * height);
  let start = 0;
  for (let index = 1; index < edge.length; index += 1) {
    const [[ax, ay], [bx, by]] = [points[edge[index - 1]], points[edge[index]]];
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy;
    const length = Math.sqrt(squared);
    const column = (x: number): number => Math.round((x - left) / cell);
    const row = (y: number): number => Math.round((y - bottom) / cell);
    const fromColumn = Math.max(0, column(Math.min(ax, bx) - reach));
    const toColumn = Math.min(width - 1, column(Math.max(ax, bx) + reach));
    const fromRow = Math.max(0, row(Math.min(ay, by) - reach));
    const toRow = Math.min(height - 1, row(Math.max(ay, by) + reach));
    for (let y = fromRow; y <= toRow; y += 1) {
      for (let x = fromColumn; x <= toColumn; x += 1) {
        const px = left + x * cell - ax;
        const py = bottom + y * cell - ay;
        const share = Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
        const distance = Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2);
        const at = y * width + x;
        if (distance >= distances[at]) continue;
        distances[at] = distance;
        places[at] = start + length * share;
      }
    }
    start += length;
  }
  return { distances, places };
};

export const bell = (distance: number, width: number): number =>
  Math.exp(-((distance / width) ** 2));

/** Smooth random values along a line, between -1 and 1. */
const noiseAlong = (random: () => number, period: number): ((place: number) => number) => {
  const values = Float32Array.from({ length: 512 }, () => random() * 2 - 1);
  return (place) => {
    const at = place / period;
    const index = Math.floor(at);
    const share = at - index;
    const eased = share * share * (3 - 2 * share);
    return values[index & 511] * (1 - eased) + values[(index + 1) & 511] * eased;
  };
};

const stitchPitch = 0.0031;

/** Width of the facing of a double hood, in meters. */
const facing = 0.028;

/** Adds a row of stitches parallel to an edge. */
export const addStitches = (
  { heights, tints, threads }: Relief,
  { distances, places }: Near,
  row: number,
): void => {
  for (let at = 0; at < distances.length; at += 1) {
    const away = distances[at] - row;
    if (Math.abs(away) > 0.003) continue;
    const phase = (places[at] / stitchPitch) % 1;
    const share = Math.max(0, Math.min(1, (phase - 0.2) / 0.8));
    const thread = phase > 0.2 ? Math.sqrt(Math.sin(share * Math.PI)) * bell(away, 0.00042) : 0;
    heights[at] += thread * 0.0004 - bell(away, 0.0014) * 0.00042;
    tints[at] *= 1 - 0.16 * bell(away, 0.001) * (1 - thread);
    threads[at] = Math.max(threads[at], Math.round(thread * 255));
  }
};

const reliefOf = (sewn: Sewn, piece: Piece): Relief => {
  const { design } = sewn;
  const { fabric } = design;
  const xs = piece.points.map(([x]) => x);
  const ys = piece.points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const width = Math.ceil((Math.max(...xs) + margin - left) / cell) + 1;
  const height = Math.ceil((Math.max(...ys) + margin - bottom) / cell) + 1;
  const cables =
    fabric.surface === 'cables' ? cablesOf(piece.name, design.closure?.kind === 'buttons') : [];
  const relief: Relief = {
    left,
    bottom,
    width,
    height,
    heights: new Float32Array(width * height),
    tints: new Float32Array(width * height).fill(1),
    threads: new Uint8Array(width * height),
    metals: new Uint8Array(width * height),
    shifts: cables.length > 0 ? new Float32Array(width * height) : null,
  };
  addCables(relief, cables);
  const { heights, tints } = relief;
  const random = randomFrom(seedOf(piece.name));
  const isThick = fabric.thickness > 0.002;
  const isKnitted = fabric.stitch.width > 0.002;
  const [grooveWidth, grooveDepth] = isThick ? [0.002, 0.0016] : [0.0012, 0.0008];

  const addSeam = ({ distances, places }: Near): void => {
    const pucker = noiseAlong(random, 0.009);
    for (let at = 0; at < distances.length; at += 1) {
      const distance = distances[at];
      if (distance >= reach) continue;
      const allowance = bell(distance - grooveWidth * 3, grooveWidth * 2) * 0.00025;
      heights[at] -= grooveDepth * bell(distance, grooveWidth) - allowance;
      heights[at] += pucker(places[at]) * 0.00022 * bell(distance, 0.008);
      tints[at] *= 1 - 0.3 * bell(distance, grooveWidth * 0.75);
    }
  };
  const addHem = (near: Near): void => {
    const pucker = noiseAlong(random, 0.012);
    const { distances, places } = near;
    for (let at = 0; at < distances.length; at += 1) {
      const distance = distances[at];
      if (distance >= reach) continue;
      heights[at] += 0.0004 / (1 + Math.exp((distance - hemHeight) / 0.0006));
      heights[at] += pucker(places[at]) * 0.0003 * bell(distance - hemHeight + 0.004, 0.008);
    }
    addStitches(relief, near, hemHeight - 0.002);
    addStitches(relief, near, hemHeight - 0.0075);
  };
  /** The facing of a double hood: a thicker edge without a visible hem, stitched along its end. */
  const addFacing = (line: Near): void => {
    line.distances.forEach((distance, at) => {
      if (distance >= reach) return;
      heights[at] += 0.0012 / (1 + Math.exp((distance - facing) / 0.0005));
      tints[at] *= 1 - 0.3 * bell(distance - facing - 0.0012, 0.0012);
    });
    addStitches(relief, line, facing - 0.0035);
  };
  const near = (edge: string): Near => nearEdge(relief, piece.points, piece.edges[edge]);
  const isBodice = piece.name === 'front' || piece.name === 'back';
  for (const edge of Object.keys(piece.edges)) {
    if (piece.name === 'clothCollar' && /^(start|end|free)$/u.test(edge)) {
      addStitches(relief, near(edge), 0.0055);
      continue;
    }
    if (piece.rows !== undefined) {
      if (edge === 'sewn' && !(isKnitted && !/^(band|collar)/u.test(piece.name)))
        addSeam(near(edge));
      if (edge === 'sewn' && piece.name.startsWith('binding'))
        addStitches(relief, near(edge), 0.004);
      continue;
    }
    if (edge === 'hem' && !isBodice && design.turnUp) continue;
    if (edge === 'face' && design.hood === 'double') {
      addFacing(near(edge));
      continue;
    }
    if (edge === 'face' || (edge === 'hem' && !(isBodice ? design.hemRib : design.cuffRib))) {
      addHem(near(edge));
      continue;
    }
    if (design.raglan && /^(armhole|shoulder|cap)/u.test(edge)) continue;
    // The ribs of knitwear continue the cloth.
    if (isKnitted && edge === 'hem') continue;
    const line = near(edge);
    addSeam(line);
    if (isThick && !isKnitted && /^(hem|neck|armhole)/u.test(edge))
      addStitches(relief, line, 0.004);
    if (isBodice && edge === 'neck' && !isThick) {
      addStitches(relief, line, 0.0035);
      addStitches(relief, line, 0.0066);
    }
    if (edge.startsWith('armhole') && isKnitted) addFashioning(relief, line);
    if (piece.name === 'back' && edge.startsWith('shoulder') && !isKnitted) {
      addStitches(relief, line, 0.003);
    }
  }
  if (design.raglan && isBodice) {
    for (const side of ['Right', 'Left']) {
      const line = raglanLine(piece, side);
      const indices = line.map((_, index) => index);
      const seam = nearEdge(relief, line, indices);
      addStitches(relief, seam, 0.0022);
      addStitches(relief, seam, 0.0001);
    }
  }
  return relief;
};

const addCables = (
  { left, bottom, width, heights, tints, shifts }: Relief,
  cables: ReturnType<typeof cablesOf>,
): void => {
  if (!shifts) return;
  for (let at = 0; at < heights.length; at += 1) {
    const place = cableAt(
      cables,
      left + (at % width) * cell,
      bottom + Math.floor(at / width) * cell,
    );
    heights[at] = place.height;
    tints[at] = place.tint;
    shifts[at] = place.shift;
  }
};

/** The line of a raglan seam from the armpit to the neck. */
const raglanLine = ({ points, edges }: Piece, side: string): Line => {
  const armhole = edges[`armhole${side}`];
  const neck = edges.neck;
  const isRight = side === 'Right';
  const pit = points[(isRight ? armhole[0] : armhole.at(-1)) ?? 0];
  const step = Math.round(neck.length * 0.14);
  const [x, y] = points[neck[isRight ? step : neck.length - 1 - step]];
  const lift = (y - pit[1]) * 0.36;
  return bezier(pit, [pit[0] * 0.78, pit[1] + lift], [(x + pit[0] * 0.5) * 0.62, y - lift], [x, y]);
};

/** Marks of narrowed stitches beside the armhole of fully fashioned knitwear. */
const addFashioning = ({ heights }: Relief, { distances, places }: Near): void => {
  for (let at = 0; at < distances.length; at += 1) {
    const row = bell(distances[at] - 0.012, 0.0026);
    if (row < 0.01) continue;
    heights[at] += 0.0006 * row * (places[at] % 0.02 < 0.009 ? 1 : 0);
  }
};

export const reliefsOf = (sewn: Sewn): readonly Relief[] =>
  sewn.pieces.map((piece) => reliefOf(sewn, piece));
