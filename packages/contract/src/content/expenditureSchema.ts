import * as z from 'zod/mini';

const resources = {
  water_liters: z.number(),
  energy_megajoules: z.number(),
  carbon_kilograms: z.number(),
} as const;

/**
 * Materials of a garment and the resources of each production stage. The figures are
 * samples, and `assumptions` states their basis.
 */
export const expenditure = z.object({
  fabric: z.object({
    title: z.string(),
    composition: z.string(),
    square_meters: z.number(),
    grams: z.int(),
    offcut_grams: z.int(),
  }),
  trims: z.array(
    z.object({ title: z.string(), quantity: z.number(), unit: z.enum(['piece', 'meter']) }),
  ),
  stages: z.array(z.object({ slug: z.string(), title: z.string(), ...resources })),
  total: z.object(resources),
  source: z.string(),
  assumptions: z.array(z.string()),
});
export type WireExpenditure = z.infer<typeof expenditure>;
