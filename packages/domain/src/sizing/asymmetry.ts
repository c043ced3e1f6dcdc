import { type Centimeters, centimeters } from './units.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Which side of a body is larger, and by how many centimeters. */
export type SideDifference = { readonly side: Side; readonly differenceCm: Centimeters };

/** Differences between the wearer's left and right side; null where they are equal. */
export type Asymmetry = {
  readonly lowerShoulder: SideDifference | null;
  readonly longerArm: SideDifference | null;
};

export const asymmetryKinds = ['lowerShoulder', 'longerArm'] as const;
export type AsymmetryKind = (typeof asymmetryKinds)[number];

export const symmetric: Asymmetry = { lowerShoulder: null, longerArm: null };

/**
 * Valid differences in centimeters: smaller ones are within sewing tolerance, larger ones are
 * not corrected by a pattern.
 */
export const asymmetryBounds: { readonly minimum: number; readonly maximum: number } = {
  minimum: 0.5,
  maximum: 5,
};

/** Differences that are not a number or out of bounds. */
export const asymmetryOutOfBounds = (asymmetry: Asymmetry): readonly AsymmetryKind[] =>
  asymmetryKinds.filter((kind) => {
    const difference = asymmetry[kind];
    if (!difference) return false;
    const { side, differenceCm } = difference;
    const { minimum, maximum } = asymmetryBounds;
    return !(sides.includes(side) && differenceCm >= minimum && differenceCm <= maximum);
  });

/** Asymmetry as stored with a size: absent if both sides are equal. */
export const storedAsymmetry = (
  asymmetry: Asymmetry | undefined,
): { readonly asymmetry?: Asymmetry } =>
  asymmetry && asymmetryKinds.some((kind) => asymmetry[kind] !== null) ? { asymmetry } : {};

export const isSameAsymmetry = (
  one: Asymmetry = symmetric,
  other: Asymmetry = symmetric,
): boolean =>
  asymmetryKinds.every(
    (kind) =>
      one[kind]?.side === other[kind]?.side &&
      one[kind]?.differenceCm === other[kind]?.differenceCm,
  );

/** A difference rounded to half a centimeter; null if both sides are equal. */
export const sideDifference = (side: Side | null, differenceCm: number): SideDifference | null =>
  side && { side, differenceCm: centimeters(Math.round(differenceCm * 2) / 2) };
