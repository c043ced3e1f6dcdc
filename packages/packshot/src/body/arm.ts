import type { Landmarks } from './landmarks.ts';
import { type BodyNumbers, halfOf } from './measures.ts';
import { between, type Point } from './sheet.ts';

export const armHalf = (body: BodyNumbers, share: number): number => {
  const [upper, lower, wrist] = [
    body.bicepsCircumferenceFlexed,
    body.forearmCircumferenceFlexed,
    body.wristCircumference,
  ].map((girth) => girth * halfOf(body).limb) as [number, number, number];
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

/**
 * The back of a hand: share of its length, and centimeters outward for a wrist of 17 cm.
 * From the outside of the wrist over little finger, ring, middle and index finger to the thumb.
 */
const hand: readonly Point[] = [
  [0.14, 3],
  [0.36, 3.75],
  [0.58, 3.6],
  [0.75, 3.35],
  [0.82, 2.75],
  [0.78, 2.05],
  [0.93, 1.75],
  [0.96, 1.1],
  [0.9, 0.4],
  [0.99, 0.1],
  [1, -0.5],
  [0.92, -1],
  [0.95, -1.5],
  [0.9, -2.2],
  [0.7, -2.5],
  [0.52, -2.85],
  [0.6, -3.7],
  [0.63, -4.35],
  [0.56, -4.75],
  [0.4, -4.35],
  [0.2, -3.4],
];
/** Lines between the fingers, from the knuckles to the tips. */
const fingers: readonly (readonly [Point, Point])[] = [
  [
    [0.54, 2],
    [0.78, 2.05],
  ],
  [
    [0.54, 0.5],
    [0.9, 0.4],
  ],
  [
    [0.54, -1],
    [0.92, -1],
  ],
];

const handAt = (body: BodyNumbers, { arm, top }: Landmarks): ((point: Point) => Point) => {
  const scale = body.wristCircumference / 17;
  return ([along, outward]) => arm.at(arm.length + along * 0.1 * top, outward * scale);
};

export const fingersOf = (body: BodyNumbers, marks: Landmarks): readonly (readonly Point[])[] =>
  fingers.map((line) => line.map(handAt(body, marks)));

export const armOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { arm, acromion, shouldersHalf, shoulder, top } = marks;
  const half = (share: number): number => armHalf(body, share);
  const along = (share: number, outward: number): Point => arm.at(share * arm.length, outward);
  const deltoid = Math.max(Math.min(shouldersHalf, acromion + 5), acromion + 1.5);
  return [
    [acromion * 0.72, shoulder + 0.006 * top],
    [acromion - 0.6, shoulder - 0.004 * top],
    [between(acromion, deltoid, 0.72), shoulder - 0.02 * top],
    [deltoid, shoulder - 0.05 * top],
    ...[0.34, 0.5].map((share) => along(share, half(share))),
    along(0.64, half(0.66) * 1.04),
    along(0.84, half(0.84)),
    along(1, half(1)),
    ...hand.map(handAt(body, marks)),
    along(1, -half(1)),
    along(0.84, -half(0.84) * 0.98),
    along(0.66, -half(0.66)),
    along(0.5, -half(0.5) * 0.96),
    along(0.34, -half(0.34)),
    along(0.17, -half(0.2) * 1.02),
    [acromion * 0.72, shoulder - 0.05 * top],
  ];
};
