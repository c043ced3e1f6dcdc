import { type BodyNumbers, landmarksOf } from '@tailorbird/packshot/body';
import { halfAxes, monotoneCurve } from './sections.ts';

export type Vector = readonly [x: number, y: number, z: number];

export type RoundCone = {
  readonly from: Vector;
  readonly fromRadius: number;
  readonly to: Vector;
  readonly toRadius: number;
};

/** Horizontal sections of the trunk at equal distances, from `bottom` to `top`. */
export type Trunk = {
  readonly bottom: number;
  readonly top: number;
  readonly across: Float64Array;
  readonly deep: Float64Array;
  /** Distance of the center from the vertical axis. */
  readonly forward: Float64Array;
  readonly exponent: Float64Array;
};

export type Arm = {
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  /** Direction of the upper and of the lower arm. */
  readonly upper: Vector;
  readonly lower: Vector;
};

/**
 * A dress form in meters: x to the viewer's right, y up from the floor, z to the
 * viewer.
 */
export type Form = {
  readonly trunk: Trunk;
  readonly cones: readonly RoundCone[];
  readonly arms: readonly [Arm, Arm];
  /** Height of the collar bone beside the neck. */
  readonly neckBase: number;
  readonly shoulderTop: number;
  /** Middle of the neck, around which the head leans. */
  readonly headJoint: Vector;
  /** Neck and head inside a hood, neck inside a collar; empty without both. */
  readonly head: readonly RoundCone[];
};

export type Pose = {
  /** Angle between arm and vertical, in degrees. */
  readonly armDegrees: number;
  /** Degrees added to one arm and removed from the other. */
  readonly lean: number;
  /** Whether the form has a head, for a hood. */
  readonly hasHead?: boolean;
  /** Whether the form has a neck, for a collar that folds over. */
  readonly hasNeck?: boolean;
};

const sectionCount = 256;

const along = ([x, y, z]: Vector, [dx, dy, dz]: Vector, length: number): Vector => [
  x + dx * length,
  y + dy * length,
  z + dz * length,
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const direction = (side: number, outward: number, forward: number): Vector => {
  const vector: Vector = [
    side * Math.sin(radians(outward)),
    -Math.cos(radians(outward)),
    Math.sin(radians(forward)),
  ];
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};

type Section = readonly [
  height: number,
  girth: number,
  ratio: number,
  forward: number,
  exponent: number,
];

/**
 * Sections of the trunk: girths from the body, heights from the landmarks of its
 * figure.
 */
const trunkOf = (body: BodyNumbers): Trunk => {
  const marks = landmarksOf(body);
  const isWoman = body.cutFor === 'women';
  const chest = body.chestCircumference / 100;
  const hip = body.hipCircumference / 100;
  // A dress form is straighter than a slim man.
  const waist = Math.max(body.waistCircumference / 100, isWoman ? 0 : (chest + hip) * 0.45);
  const neck = body.neckCircumference / 100;
  const height = (centimeters: number): number => centimeters / 100;
  // Shoulders grow less than the chest.
  const shoulders = body.biacromialBreadth / 100;
  const shoulderGirth = Math.min(chest * 0.83, shoulders * 2.05);
  const upperChest = Math.min(chest * 0.955, (chest * 0.985 + shoulderGirth) * 0.53);
  // A waist wider than that of a slim body is a belly in front.
  const belly = Math.min(1, Math.max(0, waist / hip - (isWoman ? 0.87 : 0.92)) / 0.1);
  const middle = height((marks.waist + marks.chest) / 2);
  const nape = height(marks.nape);
  const sections: readonly Section[] = [
    [height(marks.crotch) - 0.2, hip * 0.93, 0.79, 0, 2.3],
    [height(marks.crotch), hip * 0.985, 0.79, -0.006, 2.3],
    [height(marks.hip), hip, (isWoman ? 0.78 : 0.79) + belly * 0.05, belly * 0.012 - 0.008, 2.3],
    [
      height(marks.waist),
      waist,
      (isWoman ? 0.76 : 0.75) + belly * 0.13,
      (isWoman ? -0.004 : 0.002) + belly * 0.024,
      2.2,
    ],
    [
      middle,
      (waist + chest) * ((isWoman ? 0.47 : 0.485) + belly * 0.015),
      0.71 + belly * 0.1,
      0.002 + belly * 0.014,
      2.25,
    ],
    [height(marks.chest), chest * 0.985, isWoman ? 0.77 : 0.75, 0.004, 2.25],
    [height(marks.chest) + 0.075, upperChest, 0.73, -0.002, 2.25],
    [height(marks.shoulder) - 0.035, shoulderGirth, 0.66, -0.014, 2.1],
    [height(marks.shoulder) + 0.01, Math.min(chest * 0.66, shoulders * 1.62), 0.72, -0.02, 2],
    [nape - 0.034, neck * 1.22, 0.92, -0.02, 2],
    [nape - 0.022, neck * 1.05, 0.98, -0.02, 2],
  ];
  const heights = sections.map(([place]) => place);
  const axes = sections.map(([, girth, ratio, , exponent]) => halfAxes(girth, ratio, exponent));
  const table = (values: readonly number[]): Float64Array => {
    const curve = monotoneCurve(heights, values);
    const [first = 0] = heights;
    const last = heights.at(-1) ?? 0;
    return Float64Array.from({ length: sectionCount }, (_, index) =>
      curve(first + ((last - first) * index) / (sectionCount - 1)),
    );
  };
  return {
    bottom: heights[0] ?? 0,
    top: heights.at(-1) ?? 0,
    across: table(axes.map(([across]) => across)),
    deep: table(axes.map(([, deep]) => deep)),
    forward: table(sections.map(([, , , forward]) => forward)),
    exponent: table(sections.map(([, , , , exponent]) => exponent)),
  };
};

/** Degrees by which the head leans back: a hood sits loosely on it. */
const headLean = 38;

/** A place above the joint of the head, moved by a share of its lean. */
export const leanBack = (
  [, jointY, jointZ]: Vector,
  share: number,
  [x, up, forward]: Vector,
): Vector => {
  const angle = radians(headLean * share);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [x, jointY + up * cosine + forward * sine, jointZ - up * sine + forward * cosine];
};

/** A neck and a short head, which hold a hood open. */
const headOn = (joint: Vector): readonly RoundCone[] => {
  const cone = (from: Vector, fromRadius: number, to: Vector, toRadius: number): RoundCone => ({
    from: leanBack(joint, 1, from),
    fromRadius,
    to: leanBack(joint, 1, to),
    toRadius,
  });
  return [
    cone([0, 0.03, 0.012], 0.056, [0, 0.08, 0.008], 0.071),
    cone([0, 0.12, -0.035], 0.083, [0, 0.12, 0.015], 0.081),
  ];
};

/** An upright neck, which holds the stand of a collar. */
const neckOn = ([x, y]: Vector, radius: number): RoundCone => ({
  from: [x, y - 0.04, -0.012],
  fromRadius: radius,
  to: [x, y + 0.09, 0.014],
  toRadius: radius,
});

/**
 * The form of a body. The neck ends at its base, and the arms end at the wrists.
 */
export const formOf = (body: BodyNumbers, pose: Pose): Form => {
  const { armDegrees, lean, hasHead = false, hasNeck = false } = pose;
  const marks = landmarksOf(body);
  const trunk = trunkOf(body);
  const shoulderTop = marks.shoulder / 100;
  const neckBase = marks.nape / 100 - 0.028;
  const upperRadius = body.bicepsCircumferenceFlexed / 200 / Math.PI;
  // A relaxed elbow, which leaves room in the sleeve for folds.
  const elbowRadius = (body.forearmCircumferenceFlexed / 200 / Math.PI) * 0.8;
  const wristRadius = body.wristCircumference / 200 / Math.PI;
  const armLength = body.sleeveOutseam / 100;
  const acromion = body.biacromialBreadth / 200;
  const shoulderRadius = upperRadius * 0.98;
  const cones: RoundCone[] = [];
  const armOn = (side: -1 | 1): Arm => {
    // One shoulder is a little lower, as on most bodies.
    const drop = side > 0 ? 0.004 : 0;
    const shoulder: Vector = [
      side * (acromion - shoulderRadius * 0.5),
      shoulderTop - 0.008 - shoulderRadius - drop,
      -0.012,
    ];
    // A narrower trunk needs more room at the armpit.
    const outward = armDegrees + side * lean + (body.cutFor === 'women' ? 4 : 0);
    const upper = direction(side, outward, 3 + side * 1.5);
    const lower = direction(side, outward * 0.8, 15 + side * 3);
    const elbow = along(shoulder, upper, armLength * 0.52);
    const wrist = along(elbow, lower, armLength * 0.46);
    cones.push(
      {
        from: [side * 0.04, neckBase - 0.056, -0.022],
        fromRadius: 0.054,
        to: shoulder,
        toRadius: shoulderRadius,
      },
      {
        from: shoulder,
        fromRadius: shoulderRadius,
        to: along(shoulder, upper, armLength * 0.11),
        toRadius: upperRadius * 0.97,
      },
      {
        from: along(shoulder, upper, armLength * 0.11),
        fromRadius: upperRadius * 0.97,
        to: along(shoulder, upper, armLength * 0.26),
        toRadius: upperRadius * 0.94,
      },
      {
        from: along(shoulder, upper, armLength * 0.26),
        fromRadius: upperRadius * 0.94,
        to: elbow,
        toRadius: elbowRadius,
      },
      { from: elbow, fromRadius: elbowRadius, to: wrist, toRadius: wristRadius },
      // The hand holds the cuff.
      {
        from: wrist,
        fromRadius: wristRadius,
        to: along(wrist, lower, 0.05),
        toRadius: wristRadius * 1.4,
      },
    );
    if (body.cutFor === 'women') {
      cones.push({
        from: [side * 0.078, marks.chest / 100 + 0.004, 0.062],
        fromRadius: 0.062,
        to: [side * 0.082, marks.chest / 100 - 0.012, 0.082],
        toRadius: 0.046,
      });
    }
    return { shoulder, elbow, wrist, upper, lower };
  };
  const arms = [armOn(-1), armOn(1)] as const;
  const headJoint: Vector = [0, neckBase + 0.005, -0.008];
  const neckRadius = body.neckCircumference / 200 / Math.PI - 0.002;
  const head = hasHead ? headOn(headJoint) : hasNeck ? [neckOn(headJoint, neckRadius)] : [];
  return { trunk, cones, arms, neckBase, shoulderTop, headJoint, head };
};
