import {
  type Asymmetry,
  type Centimeters,
  centimeters,
  type SideDifference,
  sides,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { type Codec, fields, orNull } from '../fields.ts';

const difference = z.nullable(
  z.object({ side: z.enum(sides), difference: z.number().check(z.positive(), z.maximum(300)) }),
);

/**
 * Differences between the sides of a body, in centimeters: the lower shoulder and the
 * longer arm. Sides are the wearer's own.
 */
export const asymmetry = z.object({ lower_shoulder: difference, longer_arm: difference });
export type WireAsymmetry = z.infer<typeof asymmetry>;

/** Centimeters are plain numbers on the wire. */
export const lengthInCm: Codec<Centimeters, number> = {
  toWire: (length) => length,
  fromWire: centimeters,
};

const side = orNull(
  fields<SideDifference, NonNullable<z.infer<typeof difference>>>()({
    side: 'side',
    differenceCm: ['difference', lengthInCm],
  }),
);

export const asymmetryFields = fields<Asymmetry, WireAsymmetry>()({
  lowerShoulder: ['lower_shoulder', side],
  longerArm: ['longer_arm', side],
});
export const { toWire: toWireAsymmetry, fromWire: fromWireAsymmetry } = asymmetryFields;
