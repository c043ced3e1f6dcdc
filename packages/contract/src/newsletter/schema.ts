import * as z from 'zod/mini';
import { instant, text } from '../values.ts';

/** `source` is the form the subscription was made in (API-75). */
export const subscription = z.object({ email: text(254), source: text(80), list_id: text(80) });
export type WireSubscription = z.infer<typeof subscription>;

/** A confirmed subscription, for staff. */
export const subscriber = z.object({
  email: z.string(),
  locale: z.string(),
  confirmed_at: instant,
  source: z.string(),
});
