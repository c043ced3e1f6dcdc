import { type Centimeters, centimeters } from './units.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** By how many centimeters one side of a body differs from the other. */
export type SideDifference = { readonly side: Side; readonly differenceCm: Centimeters };

/** How the two sides of a body differ; null where they are alike. Sides are those of the wearer. */
export type Asymmetry = {
  readonly lowerShoulder: SideDifference | null;
  readonly longerArm: SideDifference | null;
};

export const asymmetryKinds = ['lowerShoulder', 'longerArm'] as const;
export type AsymmetryKind = (typeof asymmetryKinds)[number];

export const symmetric: Asymmetry = { lowerShoulder: null, longerArm: null };

/** Centimeters between which a difference can be noted: less is within what sewing may be off, more is no difference of sides that a pattern follows. */
export const asymmetryBounds: { readonly minimum: number; readonly maximum: number } = {
  minimum: 0.5,
  maximum: 5,
};

/** The differences that are no number or out of bounds. */
export const asymmetryOutOfBounds = (asymmetry: Asymmetry): readonly AsymmetryKind[] =>
  asymmetryKinds.filter((kind) => {
    const difference = asymmetry[kind];
    if (!difference) return false;
    const { side, differenceCm } = difference;
    const { minimum, maximum } = asymmetryBounds;
    return !(sides.includes(side) && differenceCm >= minimum && differenceCm <= maximum);
  });

/** Asymmetry as a version of a size keeps it: absent where both sides are alike. */
export const asymmetryKept = (
  asymmetry: Asymmetry | undefined,
): { readonly asymmetry?: Asymmetry } =>
  asymmetry && asymmetryKinds.some((kind) => asymmetry[kind] !== null) ? { asymmetry } : {};

/** Whether two sizes say the same of the sides of a body. */
export const isSameAsymmetry = (
  one: Asymmetry = symmetric,
  other: Asymmetry = symmetric,
): boolean =>
  asymmetryKinds.every(
    (kind) =>
      one[kind]?.side === other[kind]?.side &&
      one[kind]?.differenceCm === other[kind]?.differenceCm,
  );

/** A difference with another side or length, to the half centimeter; null where both sides are alike. */
export const sideDifference = (side: Side | null, differenceCm: number): SideDifference | null =>
  side && { side, differenceCm: centimeters(Math.round(differenceCm * 2) / 2) };
