import { type Asymmetry, centimeters, type SideDifference, sides } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';

const difference = z.nullable(
  z.object({ side: z.enum(sides), difference: z.number().check(z.positive(), z.maximum(300)) }),
);
type WireDifference = z.infer<typeof difference>;

/**
 * Differences between the sides of a body, in centimeters: the lower shoulder and the
 * longer arm. Sides are the wearer's own.
 */
export const asymmetry = z.object({ lower_shoulder: difference, longer_arm: difference });
export type WireAsymmetry = z.infer<typeof asymmetry>;

const toWire = (of: SideDifference | null): WireDifference =>
  of && { side: of.side, difference: of.differenceCm };
const fromWire = (of: WireDifference): SideDifference | null =>
  of && { side: of.side, differenceCm: centimeters(of.difference) };

export const toWireAsymmetry = (of: Asymmetry): WireAsymmetry => ({
  lower_shoulder: toWire(of.lowerShoulder),
  longer_arm: toWire(of.longerArm),
});
export const fromWireAsymmetry = (of: WireAsymmetry): Asymmetry => ({
  lowerShoulder: fromWire(of.lower_shoulder),
  longerArm: fromWire(of.longer_arm),
});
