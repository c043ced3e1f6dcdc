import type { BodyNumbers } from '@tailorbird/packshot/body';
import { type Distance, distanceToTrunk, smoothMinimum } from '../body/distance.ts';
import type { Arm, Form, RoundCone, Vector } from '../body/form.ts';
import { monotoneCurve } from '../body/sections.ts';

const along = ([x, y, z]: Vector, [dx, dy, dz]: Vector, length: number): Vector => [
  x + dx * length,
  y + dy * length,
  z + dz * length,
];

const distanceToCone = ({ from, fromRadius, to, toRadius }: RoundCone): Distance => {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const inverse = 1 / (dx * dx + dy * dy + dz * dz);
  return (x, y, z) => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) * inverse));
    const [ex, ey, ez] = [px - dx * share, py - dy * share, pz - dz * share];
    return Math.sqrt(ex * ex + ey * ey + ez * ez) - fromRadius - (toRadius - fromRadius) * share;
  };
};

/** Height of the neck above its base, in meters. */
const neckHeight = 0.06;

/** The neck, which collars lie around. */
export const neckOf = ({ neckBase }: Pick<Form, 'neckBase'>, body: BodyNumbers): RoundCone => {
  const radius = body.neckCircumference / 200 / Math.PI;
  return {
    from: [0, neckBase - 0.04, -0.026],
    fromRadius: radius,
    to: [0, neckBase + neckHeight, -0.006],
    toRadius: radius * 0.93,
  };
};

/** Radius of the edge around the flat end of the neck, in meters. */
const neckEdge = 0.012;

/** A cone that ends flat at its upper end. */
const distanceToNeck = (cone: RoundCone): Distance => {
  const distance = distanceToCone(cone);
  return (x, y, z) => {
    const [side, above] = [distance(x, y, z) + neckEdge, y - cone.to[1] + neckEdge];
    return (
      Math.min(0, Math.max(side, above)) +
      Math.hypot(Math.max(0, side), Math.max(0, above)) -
      neckEdge
    );
  };
};

/** Half width and half thickness of a hand at its distances from the wrist, in meters. */
const handPlaces = [0, 0.045, 0.09, 0.145, 0.185] as const;
const handWidths = monotoneCurve(handPlaces, [0.0265, 0.037, 0.041, 0.035, 0.019]);
const handThicknesses = monotoneCurve(handPlaces, [0.0255, 0.019, 0.015, 0.012, 0.009]);
const handLength = handPlaces[4];
/** Width of the blend between hand and thumb, in meters. */
const handBlend = 0.012;

/** A hand with closed fingers that hangs from an arm, in the size of its wrist. */
const distanceToHand = ({ wrist, lower }: Arm, wristRadius: number): Distance => {
  const scale = wristRadius / 0.0275;
  const side = Math.sign(wrist[0]);
  // Directions to the outside and to the thumb.
  const lean = lower[0] * side;
  const outward: Vector = [side - lower[0] * lean, -lower[1] * lean, -lower[2] * lean];
  const length = Math.hypot(...outward);
  const out = outward.map((part) => part / length) as unknown as Vector;
  const thumb: Vector = [
    (out[1] * lower[2] - out[2] * lower[1]) * side,
    (out[2] * lower[0] - out[0] * lower[2]) * side,
    (out[0] * lower[1] - out[1] * lower[0]) * side,
  ];
  const forward = thumb[2] > 0 ? 1 : -1;
  const thumbDistance = distanceToCone({
    from: [0.03, 0.018, -0.004],
    fromRadius: 0.014,
    to: [0.098, 0.047, -0.012],
    toRadius: 0.009,
  });
  const dot = (x: number, y: number, z: number, [dx, dy, dz]: Vector): number =>
    (x * dx + y * dy + z * dz) / scale;
  return (x, y, z) => {
    const [px, py, pz] = [x - wrist[0], y - wrist[1], z - wrist[2]];
    const along = dot(px, py, pz, lower);
    const inside = Math.min(handLength, Math.max(0, along));
    // Relaxed fingers bend inward and forward.
    const bend = Math.max(0, inside - 0.05) ** 2;
    const across = dot(px, py, pz, thumb) * forward - bend * 0.5;
    const over = dot(px, py, pz, out) + bend * 1.6;
    const [width, thickness] = [handWidths(inside), handThicknesses(inside)];
    const level = Math.hypot(across / width, over / thickness) + 1e-6;
    const radius = Math.hypot(across, over);
    const beside = radius < 1e-4 ? -thickness : radius - radius / level;
    const beyond = Math.abs(along - inside);
    const palm = beyond > 0 ? Math.hypot(Math.max(0, beside), beyond) : beside;
    const thumbside = thumbDistance(along, across, over);
    const overlap = Math.max(0, handBlend - Math.abs(palm - thumbside));
    return (Math.min(palm, thumbside) - (overlap * overlap) / (4 * handBlend)) * scale;
  };
};

/** A surface to draw, within a box. */
export type FigurePart = {
  readonly distance: Distance;
  readonly from: Vector;
  readonly to: Vector;
  /** Meters between points. */
  readonly step: number;
};

/** The figure that wears a garment. */
export type Figure = {
  /** Distance to the figure without its hands, which cloth may not enter. */
  readonly distance: Distance;
  readonly parts: readonly FigurePart[];
};

const bodyStep = 0.014;
const handStep = 0.005;

/**
 * The form with the neck and the arms of a tailor’s dummy, and hands. Limbs join without the
 * blend that thickens the form at the elbows.
 */
export const figureOf = ({ trunk, cones, arms, neckBase }: Form, body: BodyNumbers): Figure => {
  const wristRadius = body.wristCircumference / 200 / Math.PI;
  const forearm = body.forearmCircumferenceFlexed / 200 / Math.PI;
  const [elbowRadius, forearmRadius] = [forearm * 0.8, forearm * 0.84];
  const forearms = arms.flatMap(({ elbow, wrist, lower }): readonly RoundCone[] => {
    const muscle = along(elbow, lower, 0.07);
    return [
      { from: elbow, fromRadius: elbowRadius, to: muscle, toRadius: forearmRadius },
      { from: muscle, fromRadius: forearmRadius, to: wrist, toRadius: wristRadius * 0.95 },
    ];
  });
  // The form has cones that hold cuffs in place of hands.
  const limbs = [
    ...cones.filter(({ from }) => arms.every(({ wrist }) => from !== wrist)),
    ...forearms,
  ];
  const neck = distanceToNeck(neckOf({ neckBase }, body));
  const trunkDistance = distanceToTrunk(trunk);
  const limbDistances = limbs.map(distanceToCone);
  const distance: Distance = (x, y, z) => {
    let limb = Number.POSITIVE_INFINITY;
    for (const limbDistance of limbDistances) limb = Math.min(limb, limbDistance(x, y, z));
    return smoothMinimum(smoothMinimum(trunkDistance(x, y, z), limb), neck(x, y, z));
  };
  const half = Math.max(...arms.map(({ wrist }) => Math.abs(wrist[0]))) + 0.1;
  const depth = Math.max(...trunk.deep) + 0.1;
  return {
    distance,
    parts: [
      {
        distance,
        from: [-half, trunk.bottom - 0.05, -depth],
        to: [half, neckBase + neckHeight + 0.03, depth + 0.1],
        step: bodyStep,
      },
      ...arms.map((arm): FigurePart => {
        const middle = along(arm.wrist, arm.lower, handLength / 2);
        return {
          distance: distanceToHand(arm, wristRadius),
          from: [middle[0] - 0.11, middle[1] - 0.14, middle[2] - 0.12],
          to: [middle[0] + 0.11, middle[1] + 0.14, middle[2] + 0.12],
          step: handStep,
        };
      }),
    ],
  };
};
