import { cutForChoices, wearerKinds } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';

const cutFor = z.nullable(z.enum(cutForChoices));

/** Their default sizes: one of each cut at most. */
const defaultSizes = z.array(id).check(z.maxLength(cutForChoices.length));

/** Somebody a customer keeps sizes for beside themselves. `cut_for` is for whose body their garments are cut, null while nobody said. */
export const wearer = z.object({
  id,
  name: z.string(),
  kind: z.enum(wearerKinds),
  cut_for: cutFor,
  default_sizes: defaultSizes,
});
export type WireWearer = z.infer<typeof wearer>;

/** A cut that is left out stays as it is; null takes it back. */
export const wantedWearer = z.object({
  name: text(200),
  kind: z.enum(wearerKinds),
  cut_for: z.optional(cutFor),
});
export type WireWantedWearer = z.infer<typeof wantedWearer>;

/** Null is the customer. */
export const wearerOfSize = z.object({ wearer_id: z.nullable(id) });

/** The customer as one who wears. */
export const ownWearer = z.object({ cut_for: cutFor, default_sizes: defaultSizes });
export type WireOwnWearer = z.infer<typeof ownWearer>;

export const wantedOwnWearer = z.object({ cut_for: cutFor });

export const wantedDefault = z.object({ is_default: z.boolean() });
