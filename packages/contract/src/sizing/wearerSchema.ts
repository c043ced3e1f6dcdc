import { wearerKinds } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';

/** Somebody a customer keeps sizes for beside themselves. */
export const wearer = z.object({ id, name: z.string(), kind: z.enum(wearerKinds) });
export type WireWearer = z.infer<typeof wearer>;

export const wantedWearer = z.object({ name: text(200), kind: z.enum(wearerKinds) });
export type WireWantedWearer = z.infer<typeof wantedWearer>;

/** Null is the customer. */
export const wearerOfSize = z.object({ wearer_id: z.nullable(id) });
