import type { BodyNumbers } from '@tailorbird/packshot/body';
import { type Distance, distanceToTrunk } from '../body/distance.ts';
import type { Form, Vector } from '../body/form.ts';
import { drapeGarment } from '../drape/drape.ts';
import { smoothDrape } from '../drape/smooth.ts';
import { type Design, readMeasures } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { sewGarment } from '../pattern/sew.ts';
import { normalsOf, type Surface, subdivide } from '../render/surface.ts';
import { distanceToFigure, neckHeight } from './figure.ts';
import { opennessOf } from './openness.ts';
import { seamsOf } from './seamsOf.ts';
import { type Mesh, movedTo, surfaceOf } from './surfaceOf.ts';

/** A mesh with values for its shading at each vertex. */
export type LitMesh = Mesh & {
  /** Share of the room’s light, from 0 to 1. */
  readonly open: Float32Array;
  /** Of cloth: meters above the stitching of its hem. Of a body: opacity. */
  readonly detail: Float32Array;
};

/** A garment in a size and the body to wear it. */
export type WornRequest = {
  /** Name of a design. */
  readonly design: string;
  /** Finished measurements in centimeters. */
  readonly measurements: readonly { readonly measure: string; readonly value: number }[];
  readonly body: BodyNumbers;
};

export type Worn = {
  readonly garment: LitMesh;
  readonly body: LitMesh;
};

/** Coarser than pictures, so that a laptop needs a few seconds. */
const spacing = 0.021;
const pace = 0.6;
const bodyStep = 0.014;
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

/** Moves points that are too near to the body away from it. */
const keepOutside = (positions: Float64Array, distance: Distance): void => {
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vector = [positions[at], positions[at + 1], positions[at + 2]];
    if (distance(...point) < clearance) positions.set(movedTo(distance, point, clearance), at);
  }
};

const bodyMesh = ({ trunk, arms, neckBase }: Form, distance: Distance): Mesh => {
  const half = Math.max(...arms.map(({ wrist }) => Math.abs(wrist[0]))) + 0.12;
  const depth = Math.max(...trunk.deep) + 0.12;
  return surfaceOf(
    distance,
    [-half, trunk.bottom - 0.05, -depth],
    [half, neckBase + neckHeight + 0.1, depth + 0.06],
    bodyStep,
  );
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
  const sewn = sewGarment(designOf(name), readMeasures(measurements), spacing, body.cutFor);
  const { positions, form } = drapeGarment(
    sewn,
    (phase, share) => progress(phases[phase][0] + phases[phase][1] * share),
    pace,
    body,
  );
  const distance = distanceToFigure(form, body);
  const smoothed = smoothDrape(sewn, positions, 4);
  keepOutside(smoothed, distance);
  const { triangles, corners, pieceOf } = sewn;
  const coarse: Surface = { positions: smoothed, triangles, corners, pieceOf };
  const { surface } = subdivide(coarse);
  keepOutside(surface.positions, distance);
  const shape = bodyMesh(form, distance);
  const [open, bodyOpen] = opennessOf([meshOf(surface), shape], rays, (share) =>
    progress(phases.lighting[0] + phases.lighting[1] * share),
  ) as [Float32Array, Float32Array];
  const { surface: fine, attributes } = subdivide(surface, [{ size: 1, values: open }]);
  keepOutside(fine.positions, distance);
  const { tints, hems } = seamsOf(sewn, fine);
  return {
    garment: {
      ...meshOf(fine),
      open: attributes[0].values.map((share, vertex) => share * tints[vertex]),
      detail: hems,
    },
    body: { ...shape, open: bodyOpen, detail: opacityOf(shape, form) },
  };
};
