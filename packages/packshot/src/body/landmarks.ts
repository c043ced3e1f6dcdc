import { type BodyNumbers, halfOf } from './measures.ts';
import { between, type Point } from './sheet.ts';

type ArmAxis = {
  /** Point of the right arm: centimeters from the shoulder, and centimeters outward. */
  readonly at: (along: number, outward: number) => Point;
  readonly length: number;
  /** Angle to the vertical, in degrees. */
  readonly degrees: number;
};

export type Landmarks = {
  readonly top: number;
  readonly chin: number;
  readonly nape: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly neckHalf: number;
  readonly acromion: number;
  readonly chestHalf: number;
  readonly waistHalf: number;
  readonly hipHalf: number;
  readonly narrow: number;
  readonly narrowHalf: number;
  readonly shouldersHalf: number;
  readonly arm: ArmAxis;
};

const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.min(maximum, Math.max(minimum, value));

/** Landmarks of a body: exact where a measure exists, estimated elsewhere. */
export const landmarksOf = (body: BodyNumbers): Landmarks => {
  const height = body.heightCm;
  const nape = 0.855 * height;
  const crotch = clamp(nape - body.torsoLength, 0.43 * height, 0.51 * height);
  const waist = clamp(nape - body.waistBackLength, crotch + 0.08 * height, 0.66 * height);
  const hip = between(crotch, waist, 0.36);
  const half = halfOf(body);
  const [chestHalf, waistHalf, hipHalf] = [
    body.chestCircumference * half.chest,
    body.waistCircumference * half.waist,
    body.hipCircumference * half.hip,
  ];
  // The narrowest place is above the navel. A waist nearly as wide as the hips has none.
  const taper = clamp((waistHalf / hipHalf - 0.74) / 0.22, 0, 1);
  const narrowHalf = waistHalf * between(body.cutFor === 'women' ? 0.87 : 0.96, 1, taper);
  const acromion = body.biacromialBreadth / 2;
  const shoulder = 0.815 * height;
  const length = body.sleeveOutseam;
  const clearance = Math.max(hipHalf, waistHalf * 0.98) + 8.5 - (acromion - 0.5);
  const angle = Math.asin(clamp(clearance / length, 0.2, 0.62));
  const [across, down] = [Math.sin(angle), Math.cos(angle)];
  return {
    top: height,
    chin: 0.872 * height,
    nape,
    shoulder,
    chest: 0.722 * height,
    waist,
    hip,
    crotch,
    neckHalf: body.neckCircumference * half.limb,
    acromion,
    chestHalf,
    waistHalf,
    hipHalf,
    narrow: between(waist, 0.722 * height, 0.36),
    narrowHalf,
    shouldersHalf: body.shoulderCircumference * half.shoulders,
    arm: {
      at: (along, outward) => [
        acromion - 0.5 + along * across + outward * down,
        shoulder - 1.5 - along * down + outward * across,
      ],
      length,
      degrees: (angle * 180) / Math.PI,
    },
  };
};
