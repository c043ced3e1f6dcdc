import { type FitFeedback, zoneFits } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import type { Codec } from '../fields.ts';

const zoneFit = z.optional(z.enum(zoneFits));

/** Fit of a garment by place. Omitted places were not rated. */
export const zones = z.object({
  chest: zoneFit,
  waist: zoneFit,
  neck: zoneFit,
  sleeve: zoneFit,
  length: zoneFit,
});

export const judgedZones: Codec<FitFeedback['zones'], z.infer<typeof zones>> = {
  toWire: (judged) => ({ ...judged }),
  fromWire: (judged) => judged as FitFeedback['zones'],
};
