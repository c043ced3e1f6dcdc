import { zoneFits } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';

const zoneFit = z.optional(z.enum(zoneFits));

/** How a garment fits at each place; one that is not named was not judged. */
export const zones = z.object({
  chest: zoneFit,
  waist: zoneFit,
  neck: zoneFit,
  sleeve: zoneFit,
  length: zoneFit,
});
