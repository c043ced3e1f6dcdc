import { zoneFits } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';

const zoneFit = z.optional(z.enum(zoneFits));

/** Fit of a garment by place. Omitted places were not rated. */
export const zones = z.object({
  chest: zoneFit,
  waist: zoneFit,
  neck: zoneFit,
  sleeve: zoneFit,
  length: zoneFit,
});
