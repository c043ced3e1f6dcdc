import * as z from 'zod/mini';
import { id } from '../values.ts';
import { measurement, standardSizeRef } from './userSizeSchema.ts';

/**
 * Method of a size conversion: the same standard size, the wearer's body, or the
 * garment's ease.
 */
export const conversionRoutes = ['standard', 'body', 'ease'] as const;

export const sizeConversion = z.object({
  size_type: id,
  through: z.enum(conversionRoutes),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
});
export type WireSizeConversion = z.infer<typeof sizeConversion>;
