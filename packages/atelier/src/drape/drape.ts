import type { BodyNumbers } from '@tailorbird/packshot/body';
import { type Distance, distanceTo, distanceToHead } from '../body/distance.ts';
import { type Arm, type Form, formOf, type RoundCone, type Vector } from '../body/form.ts';
import { type Design, foldsOf, pictureBodies } from '../pattern/design.ts';
import type { Sewn } from '../pattern/sew.ts';
import { randomFrom, seedOf } from '../random.ts';
import { type Cloth, clothOf, kineticEnergy } from './cloth.ts';
import { foldCollar } from './foldCollar.ts';
import { placeGarment } from './place.ts';
import { advance, type StepOptions, type VertexDistance } from './solver.ts';

export type Draped = {
  readonly positions: Float64Array;
  readonly form: Form;
  /** Kinetic energy after each part of the last phase, in joules. */
  readonly energies: readonly number[];
};

export type DrapeProgress = (phase: 'sewing' | 'lowering' | 'settling', share: number) => void;

/**
 * Rotates a point around a center by the rotation that turns one direction to
 * another.
 */
const turned = (point: Vector, center: Vector, from: Vector, to: Vector): Vector => {
  const axis: Vector = [
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
  ];
  const cosine = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  const [px, py, pz] = [point[0] - center[0], point[1] - center[1], point[2] - center[2]];
  const share = (axis[0] * px + axis[1] * py + axis[2] * pz) / (1 + cosine);
  return [
    center[0] + px * cosine + (axis[1] * pz - axis[2] * py) + axis[0] * share,
    center[1] + py * cosine + (axis[2] * px - axis[0] * pz) + axis[1] * share,
    center[2] + pz * cosine + (axis[0] * py - axis[1] * px) + axis[2] * share,
  ];
};

const smooth = (share: number): number => share * share * (3 - 2 * share);

/**
 * Moves the sleeves with their arms, more the farther they are from the shoulder.
 */
const followArms = (sewn: Sewn, cloth: Cloth, from: Form, to: Form): void => {
  const moved = new Set<number>();
  sewn.pieces.forEach(({ name }, piece) => {
    if (!/^(sleeve|cuff|turnUp)/u.test(name)) return;
    const side = name.endsWith('Right') ? 1 : 0;
    const [old, current]: readonly [Arm, Arm] = [from.arms[side], to.arms[side]];
    for (const vertex of sewn.vertices[piece]) {
      if (moved.has(vertex)) continue;
      moved.add(vertex);
      const at = vertex * 3;
      const point: Vector = [cloth.positions[at], cloth.positions[at + 1], cloth.positions[at + 2]];
      const along =
        (point[0] - old.shoulder[0]) * old.upper[0] +
        (point[1] - old.shoulder[1]) * old.upper[1] +
        (point[2] - old.shoulder[2]) * old.upper[2];
      const weight = smooth(Math.min(1, Math.max(0, (along - 0.02) / 0.14)));
      const goal = turned(point, old.shoulder, old.upper, current.upper);
      for (let axis = 0; axis < 3; axis += 1) {
        const shift = goal[axis] + current.shoulder[axis] - old.shoulder[axis] - point[axis];
        cloth.positions[at + axis] += shift * weight;
      }
    }
  });
};

/**
 * Distances of the vertices to a form. Only hoods collide with the head, and only the
 * stand of a collar with the neck.
 */
const collisionsOf = (
  { pieces, vertices, vertexCount }: Sewn,
  distanceToBody: (form: Form) => Distance,
): ((form: Form) => VertexDistance) => {
  const isAround = new Uint8Array(vertexCount);
  pieces.forEach(({ name, points, edges }, piece) => {
    if (!name.startsWith('hood') && !name.endsWith('Collar')) return;
    const sewn = new Set(edges.neck ?? edges.sewn);
    points.forEach((_, point) => {
      const isLeaf = edges.fold !== undefined && point > edges.fold[edges.fold.length - 1];
      if (!sewn.has(point) && !isLeaf) isAround[vertices[piece][point]] = 1;
    });
  });
  return (form) => {
    const toBody = distanceToBody(form);
    const toHead = distanceToHead(form);
    return (x, y, z, vertex) =>
      isAround[vertex] === 1 ? Math.min(toBody(x, y, z), toHead(x, y, z)) : toBody(x, y, z);
  };
};

/** The form of a body with the arms at an angle, as a design is draped on it. */
export const posedForm = (design: Design, body: BodyNumbers, armDegrees: number): Form => {
  const lean = 1 + randomFrom(seedOf(`${foldsOf(design)} pose`))();
  return formOf(body, {
    armDegrees,
    lean,
    hasHead: design.hood !== undefined,
    hasNeck: design.collar !== undefined,
  });
};

/**
 * Sews a garment around a form with raised arms, lowers the arms and lets it
 * settle. `obstaclesOf` returns parts of the body that the form lacks.
 */
export const drapeGarment = (
  sewn: Sewn,
  progress: DrapeProgress = () => undefined,
  pace = 1,
  body = pictureBodies[sewn.cut],
  obstaclesOf: (form: Form) => readonly RoundCone[] = () => [],
): Draped => {
  const { design, spacing } = sewn;
  const random = randomFrom(seedOf(`${foldsOf(design)} pose`));
  // The first number is the lean of the form.
  random();
  const sway = (random() - 0.5) * 0.5;
  const pose = (armDegrees: number): Form => posedForm(design, body, armDegrees);
  const around = collisionsOf(sewn, (form) =>
    distanceTo({ ...form, cones: [...form.cones, ...obstaclesOf(form)] }),
  );
  const parts = (count: number): number => Math.max(2, Math.round(count * pace));
  let form = pose(design.arms.sewing);
  const positions = placeGarment(sewn, form);
  const cloth = clothOf(sewn, positions);
  const skin = design.fabric.thickness / 2 + 0.0025;
  const still: StepOptions = {
    gravity: [0, 0, 0],
    damping: 40,
    friction: 0,
    fastest: 2.5,
    skin,
    layerDistance: 0,
    flat: positions,
  };
  const sewing = parts(12);
  for (let part = 0; part < sewing; part += 1) {
    advance(cloth, around(form), still, 50);
    cloth.velocities.forEach((speed, index) => {
      cloth.velocities[index] = speed * 0.2;
    });
    progress('sewing', (part + 1) / sewing);
  }
  const flat = Float64Array.from(positions);
  const falling: StepOptions = {
    ...still,
    gravity: [sway, -9.81, 0],
    damping: 8,
    friction: 0.3,
    layerDistance: spacing * 0.6,
    flat,
  };
  if (design.collar) {
    foldCollar(sewn, positions, flat);
    cloth.velocities.fill(0);
    // Slowly, so that the leaf does not fall through the shoulders.
    for (let part = 0; part < 10; part += 1) {
      advance(cloth, around(form), { ...falling, damping: 20, fastest: 0.15 }, 50);
    }
  }
  const lowering = parts(24);
  for (let part = 0; part < lowering; part += 1) {
    const share = smooth((part + 1) / lowering);
    const { sewing: high, picture: low } = design.arms;
    const next = pose(high + (low - high) * share);
    followArms(sewn, cloth, form, next);
    form = next;
    advance(cloth, around(form), falling, 40);
    progress('lowering', (part + 1) / lowering);
  }
  // Cloth between arm and trunk would tremble between both.
  const resting: StepOptions = { ...falling, damping: 25, fastest: 0.025 };
  const settling = parts(28);
  const energies: number[] = [];
  for (let part = 0; part < settling; part += 1) {
    const isLast = part >= settling * 0.65;
    advance(cloth, around(form), isLast ? resting : { ...falling, damping: 6 }, 50);
    energies.push(kineticEnergy(cloth));
    progress('settling', (part + 1) / settling);
  }
  return { positions, form, energies };
};
