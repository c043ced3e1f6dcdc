import * as z from 'zod/mini';
import { text } from '../values.ts';

/** API-75. */
export const subscription = z.object({ email: text(254), source: text(80), list_id: text(80) });
export type WireSubscription = z.infer<typeof subscription>;
