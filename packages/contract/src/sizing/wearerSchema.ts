import { cutForChoices, wearerKinds } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';

const cutFor = z.nullable(z.enum(cutForChoices));

/** At most one default size for each cut. */
const defaultSizes = z.array(id).check(z.maxLength(cutForChoices.length));

/** A person that the customer orders for. `cut_for` is their cut, null if unknown. */
export const wearer = z.object({
  id,
  name: z.string(),
  kind: z.enum(wearerKinds),
  cut_for: cutFor,
  default_sizes: defaultSizes,
});
export type WireWearer = z.infer<typeof wearer>;

/** An omitted cut stays unchanged. Null removes it. */
export const wantedWearer = z.object({
  name: text(200),
  kind: z.enum(wearerKinds),
  cut_for: z.optional(cutFor),
});
export type WireWantedWearer = z.infer<typeof wantedWearer>;

/** Null for the customer. */
export const wearerOfSize = z.object({ wearer_id: z.nullable(id) });

/** The customer as a wearer. */
export const ownWearer = z.object({ cut_for: cutFor, default_sizes: defaultSizes });
export type WireOwnWearer = z.infer<typeof ownWearer>;

export const wantedOwnWearer = z.object({ cut_for: cutFor });

export const wantedDefault = z.object({ is_default: z.boolean() });
