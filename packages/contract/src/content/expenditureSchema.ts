import * as z from 'zod/mini';

const resources = {
  water_liters: z.number(),
  energy_megajoules: z.number(),
  carbon_kilograms: z.number(),
} as const;

/** What a garment takes: its cloth, what is sewn to it, and the resources of each stage. Sample figures; `assumptions` says from what. */
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
