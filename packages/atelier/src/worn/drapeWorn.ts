import type { BodyNumbers } from '@tailorbird/packshot/body';
import { type Distance, distanceToTrunk } from '../body/distance.ts';
import type { Form, Vector } from '../body/form.ts';
import { drapeGarment } from '../drape/drape.ts';
import { layFolds, smoothDrape } from '../drape/smooth.ts';
import { buttonsOf, plackets } from '../pattern/closure.ts';
import { type Design, readMeasures } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { type Sewn, sewGarment } from '../pattern/sew.ts';
import { normalsOf, type Surface, subdivide } from '../render/surface.ts';
import { figureOf, neckOf } from './figure.ts';
import { type Openness, opennessOf } from './openness.ts';
import { reliefOf } from './reliefOf.ts';
import { type Mesh, movedTo, surfaceOf } from './surfaceOf.ts';
import { turnEdges } from './turnEdges.ts';

/** A mesh with the light at each vertex. */
export type LitMesh = Mesh & {
  /**
   * Four values per vertex: mean direction from which the room’s light arrives, and its
   * share from 0 to 1.
   */
  readonly light: Float32Array;
};

/** A garment in a size and the body to wear it. */
export type WornRequest = {
  /** Name of a design. */
  readonly design: string;
  /** Finished measurements in centimeters. */
  readonly measurements: readonly { readonly measure: string; readonly value: number }[];
  readonly body: BodyNumbers;
};

/** A zip or buttons up the front; `spacing` and `radius` in meters. */
export type Fastening =
  | { readonly kind: 'none' | 'zip' }
  | {
      readonly kind: 'buttons';
      readonly count: number;
      readonly spacing: number;
      readonly radius: number;
      /** Half the width of the band below the buttons. */
      readonly half: number;
    };

export type Worn = {
  /** `relief` and `closure` have four and two values per vertex, as in `reliefOf`. */
  readonly garment: LitMesh & { readonly relief: Float32Array; readonly closure: Float32Array };
  readonly fastening: Fastening;
  /** `opacity` has one value per vertex, from 0 to 1. */
  readonly body: LitMesh & { readonly opacity: Float32Array };
};

/** Coarser than pictures, so that a laptop needs a few seconds. */
const spacing = 0.021;
const pace = 0.6;
/** Rays of light per vertex. */
const rays = 20;
/** Least distance between cloth and body in meters. */
const clearance = 0.004;

/** Shares of the whole work by phase. */
const phases = {
  sewing: [0.02, 0.17],
  lowering: [0.19, 0.28],
  settling: [0.47, 0.35],
  lighting: [0.82, 0.18],
} as const;

const designOf = (name: string): Design => {
  const design: Design | undefined = Object.hasOwn(designs, name)
    ? designs[name as keyof typeof designs]
    : undefined;
  if (!design) throw new Error(`There is no design ${name}.`);
  return design;
};

/** Bare arms hang lower than in the pictures, where they show the armhole. */
const bareArms = { sewing: 46, picture: 22 } as const;

const posed = (design: Design): Design =>
  design.sleeveless ? { ...design, arms: bareArms } : design;

/** The sewn surface. A strip that folds over shows its inside as the outside. */
const foldedSurface = (sewn: Sewn, positions: Float64Array): Surface => {
  const { pieces, pieceOf } = sewn;
  const [triangles, corners] = [sewn.triangles.slice(), sewn.corners.slice()];
  const folds = pieces.map(({ rows, foldRow, points }) =>
    rows === undefined || foldRow === undefined
      ? Number.POSITIVE_INFINITY
      : points[(points.length / rows) * foldRow][1],
  );
  pieceOf.forEach((piece, face) => {
    const at = face * 6;
    const height = (corners[at + 1] + corners[at + 3] + corners[at + 5]) / 3;
    if (height < folds[piece]) return;
    const [, b, c] = sewn.triangles.subarray(face * 3, face * 3 + 3);
    triangles.set([c, b], face * 3 + 1);
    corners.copyWithin(at + 2, at + 4, at + 6);
    corners.set(sewn.corners.subarray(at + 2, at + 4), at + 4);
  });
  return { positions, triangles, corners, pieceOf };
};

/** Moves points that are too near to the body away from it. */
const keepOutside = (positions: Float64Array, distance: Distance): void => {
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vector = [positions[at], positions[at + 1], positions[at + 2]];
    if (distance(...point) < clearance) positions.set(movedTo(distance, point, clearance), at);
  }
};

/** One mesh of several. */
const joined = (meshes: readonly Mesh[]): Mesh => {
  const [positions, normals, triangles] = [[], [], []] as [number[], number[], number[]];
  for (const mesh of meshes) {
    const start = positions.length / 3;
    for (const part of mesh.positions) positions.push(part);
    for (const part of mesh.normals) normals.push(part);
    for (const vertex of mesh.triangles) triangles.push(vertex + start);
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
};

/** The trunk fades out below the hips. */
const opacityOf = ({ positions }: Mesh, { trunk }: Form): Float32Array => {
  const distance = distanceToTrunk(trunk);
  return Float32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x, y, z] = positions.subarray(vertex * 3, vertex * 3 + 3);
    const share = Math.min(1, Math.max(0, (y - trunk.bottom - 0.03) / 0.13));
    return distance(x, y, z) < 0.01 ? share * share * (3 - 2 * share) : 1;
  });
};

/** Directions and shares of light as four values per vertex. */
const lightOf = (toward: Float32Array, open: Float32Array): Float32Array => {
  const light = new Float32Array(open.length * 4);
  open.forEach((share, vertex) => {
    light.set(toward.subarray(vertex * 3, vertex * 3 + 3), vertex * 4);
    light[vertex * 4 + 3] = share;
  });
  return light;
};

/** Depth to which the body sinks where cloth covers it, in meters. */
const sunkDepth = 0.006;

/** The body, lower where little light arrives, so that it stays below the cloth. */
const sunk = (mesh: Mesh, open: Float32Array): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((part, index) => {
    const covered = Math.max(0, 1 - 2.5 * open[Math.floor(index / 3)]);
    return part - mesh.normals[index] * sunkDepth * covered;
  }),
});

const fasteningOf = (sewn: Sewn): Fastening => {
  const { closure } = sewn.design;
  if (closure?.kind !== 'buttons') return { kind: closure ? 'zip' : 'none' };
  const { high, low, count } = buttonsOf(sewn);
  const { half, button } = closure.length === undefined ? plackets.knitted : plackets.sewn;
  return { kind: 'buttons', count, spacing: (high - low) / (count - 1), radius: button, half };
};

/** The mesh to draw: pieces apart, with turned edges. */
const garmentMesh = (sewn: Sewn, surface: Surface, light: Float32Array): Worn['garment'] => {
  const normals = normalsOf(surface);
  const { sources, triangles, values, closures } = reliefOf(sewn, surface);
  const { fabric } = sewn.design;
  const edges = turnEdges(surface, normals, triangles, sources.length, fabric.thickness * 2);
  const copied = (values: ArrayLike<number>, size: number, from: ArrayLike<number>): number[] =>
    Array.from(from, (source) =>
      Array.from({ length: size }, (_, part) => values[source * size + part]),
    ).flat();
  const all = (values: ArrayLike<number>, size: number, more: readonly number[]): Float32Array =>
    Float32Array.from(copied(values, size, sources).concat(more));
  const edgeSources = edges.sources.map((source) => sources[source]);
  return {
    positions: all(surface.positions, 3, edges.positions),
    normals: all(normals, 3, edges.normals),
    triangles: Uint32Array.from([...triangles, ...edges.triangles]),
    light: all(light, 4, copied(light, 4, edgeSources)),
    relief: Float32Array.from([...values, ...copied(values, 4, edges.sources)]),
    closure: Float32Array.from([...closures, ...copied(closures, 2, edges.sources)]),
  };
};

const meshOf = (surface: Surface): Mesh => ({
  positions: Float32Array.from(surface.positions),
  normals: normalsOf(surface),
  triangles: Uint32Array.from(surface.triangles),
});

/** Sews a garment and drapes it on a body. The same request gives the same result. */
export const drapeWorn = (
  { design: name, measurements, body }: WornRequest,
  progress: (share: number) => void = () => undefined,
): Worn => {
  const design = posed(designOf(name));
  const sewn = sewGarment(design, readMeasures(measurements), spacing, body.cutFor);
  const { positions, form } = drapeGarment(
    sewn,
    (phase, share) => progress(phases[phase][0] + phases[phase][1] * share),
    pace,
    body,
    (form) => [neckOf(form, body)],
  );
  const { distance, parts } = figureOf(form, body);
  const smoothed = smoothDrape(sewn, positions, 4);
  keepOutside(smoothed, distance);
  const coarse = foldedSurface(sewn, layFolds(sewn, smoothed));
  const { surface } = subdivide(coarse);
  keepOutside(surface.positions, distance);
  const meshes = parts.map((part) => surfaceOf(part.distance, part.from, part.to, part.step));
  const shape = joined(meshes);
  const hidden = Uint8Array.from(
    meshes.flatMap((mesh, own) =>
      Array.from({ length: mesh.positions.length / 3 }, (_, vertex) => {
        const [x, y, z] = mesh.positions.subarray(vertex * 3, vertex * 3 + 3);
        return parts.some(({ distance }, other) => other !== own && distance(x, y, z) < 0.002)
          ? 1
          : 0;
      }),
    ),
  );
  const [cloth, skin] = opennessOf(
    [
      { ...meshOf(surface), rounds: 2 },
      { ...shape, hidden, rounds: 6 },
    ],
    rays,
    (share) => progress(phases.lighting[0] + phases.lighting[1] * share),
  ) as [Openness, Openness];
  const { surface: fine, attributes } = subdivide(surface, [
    { size: 3, values: cloth.toward },
    { size: 1, values: cloth.open },
  ]);
  keepOutside(fine.positions, distance);
  const [toward, open] = attributes.map(({ values }) => values) as [Float32Array, Float32Array];
  return {
    garment: garmentMesh(sewn, fine, lightOf(toward, open)),
    fastening: fasteningOf(sewn),
    body: {
      ...sunk(shape, skin.open),
      light: lightOf(skin.toward, skin.open),
      opacity: opacityOf(shape, form),
    },
  };
};
