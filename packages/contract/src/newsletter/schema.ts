import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';

/** Who wants letters of which list, and where they said so (API-75). */
export const subscription = z.object({ email: text(254), source: text(80), list_id: text(80) });
export type WireSubscription = z.infer<typeof subscription>;

/** What a letter says: paragraphs with an empty line between them; one that is `[words](address)` alone is a link. `piece` is `/product/{slug}/{variant}` or empty. */
export const letterWords = z.object({
  subject_en: text(400),
  subject_de: text(400),
  body_en: text(30_000),
  body_de: text(30_000),
  piece: text(200),
});

/** `left` counts readers whose turn has not come, `waiting` mails that are on their way. */
export const letter = z.object({
  ...letterWords.shape,
  id,
  state: z.enum(['draft', 'sending', 'stopped', 'sent']),
  version: z.int(),
  changed_at: instant,
  started_at: z.nullable(instant),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  left: z.int(),
  unsubscribed: z.int(),
});
export type WireLetter = z.infer<typeof letter>;

/** It is something else by now, or can no longer be done. */
export const letterChanged = z.object({ detail: z.string(), now: z.nullable(letter) });
