import * as z from 'zod/mini';
import { id } from '../values.ts';
import { measurement, standardSizeRef } from './userSizeSchema.ts';

/** How a size came to another garment type: as the same standard size, through its wearer's body, or through the ease of the garment. */
export const conversionRoutes = ['standard', 'body', 'ease'] as const;

export const sizeConversion = z.object({
  size_type: id,
  through: z.enum(conversionRoutes),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
});
export type WireSizeConversion = z.infer<typeof sizeConversion>;
