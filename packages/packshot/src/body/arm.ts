import type { Landmarks } from './landmarks.ts';
import { type BodyNumbers, halfOf } from './measures.ts';
import { between, type Point } from './sheet.ts';

/** Half the width of the arm at a share of its length. */
export const armHalf = (body: BodyNumbers, share: number): number => {
  const [upper, lower, wrist] = [
    body.bicepsCircumferenceFlexed,
    body.forearmCircumferenceFlexed,
    body.wristCircumference,
  ].map((girth) => girth * halfOf.limb) as [number, number, number];
  const places: readonly Point[] = [
    [0, upper * 1.05],
    [0.3, upper],
    [0.5, between(upper, lower, 0.75) * 0.94],
    [0.66, lower],
    [1, wrist],
  ];
  const next = places.findIndex(([place]) => place >= share);
  const [from, to] = [places[Math.max(0, next - 1)] ?? [0, upper], places[next] ?? [1, wrist]];
  return to[0] === from[0] ? to[1] : between(from[1], to[1], (share - from[0]) / (to[0] - from[0]));
};

/** Outline of the right arm and hand, from the shoulder to the armpit. */
export const armOf = (
  body: BodyNumbers,
  { arm, acromion, shouldersHalf, shoulder, top }: Landmarks,
): readonly Point[] => {
  const half = (share: number): number => armHalf(body, share);
  const hand = 0.1 * top;
  const outer: readonly Point[] = [0.34, 0.5, 0.66, 0.84, 1].map((share) =>
    arm.at(share * arm.length, half(share)),
  );
  const inner: readonly Point[] = [1, 0.84, 0.66, 0.5, 0.34].map((share) =>
    arm.at(share * arm.length, -half(share)),
  );
  return [
    [acromion * 0.8, shoulder - 0.002 * top],
    [acromion + 0.4, shoulder - 0.012 * top],
    [Math.max(shouldersHalf, acromion + 1.5), shoulder - 0.047 * top],
    ...outer,
    arm.at(arm.length + hand * 0.35, 4),
    arm.at(arm.length + hand * 0.8, 2.9),
    arm.at(arm.length + hand, 0.4),
    arm.at(arm.length + hand * 0.8, -2.6),
    arm.at(arm.length + hand * 0.3, -3.7),
    ...inner,
    arm.at(0.17 * arm.length, -half(0.2) * 1.05),
  ];
};
