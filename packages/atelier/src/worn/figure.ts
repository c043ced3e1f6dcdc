import type { BodyNumbers } from '@tailorbird/packshot/body';
import { type Distance, distanceToTrunk, smoothMinimum } from '../body/distance.ts';
import type { Form, RoundCone, Vector } from '../body/form.ts';

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
export const neckHeight = 0.03;

/**
 * Distance to the figure that wears the garment: the form with the capped neck and
 * arms of a tailor’s dummy. Limbs join without the blend that thickens the form at the elbows.
 */
export const distanceToFigure = (
  { trunk, cones, arms, neckBase }: Form,
  body: BodyNumbers,
): Distance => {
  const neckRadius = body.neckCircumference / 200 / Math.PI;
  const wristRadius = body.wristCircumference / 200 / Math.PI;
  const forearm = body.forearmCircumferenceFlexed / 200 / Math.PI;
  const [elbowRadius, forearmRadius] = [forearm * 0.8, forearm * 0.86];
  const forearms = arms.flatMap(({ elbow, wrist, lower }): readonly RoundCone[] => {
    const [muscle, end] = [along(elbow, lower, 0.075), along(wrist, lower, 0.04)];
    return [
      { from: elbow, fromRadius: elbowRadius, to: muscle, toRadius: forearmRadius },
      { from: muscle, fromRadius: forearmRadius, to: wrist, toRadius: wristRadius * 0.95 },
      { from: wrist, fromRadius: wristRadius * 0.95, to: end, toRadius: wristRadius * 0.9 },
    ];
  });
  // The form has cones that hold cuffs in place of hands.
  const limbs = [
    ...cones.filter(({ from }) => arms.every(({ wrist }) => from !== wrist)),
    ...forearms,
  ];
  const neck = distanceToCone({
    from: [0, neckBase - 0.04, -0.026],
    fromRadius: neckRadius,
    to: [0, neckBase + neckHeight, -0.012],
    toRadius: neckRadius * 0.92,
  });
  const trunkDistance = distanceToTrunk(trunk);
  const limbDistances = limbs.map(distanceToCone);
  return (x, y, z) => {
    let limb = Number.POSITIVE_INFINITY;
    for (const distance of limbDistances) limb = Math.min(limb, distance(x, y, z));
    return smoothMinimum(smoothMinimum(trunkDistance(x, y, z), limb), neck(x, y, z));
  };
};
