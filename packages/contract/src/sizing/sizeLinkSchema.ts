import { sizeLinkStates } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { sizePrefs } from './prefsSchema.ts';

/** A link by which a wearer enters their own size. */
export const sizeLink = z.object({
  id,
  wearer_id: id,
  sender_name: z.string(),
  size_type: id,
  state: z.enum(sizeLinkStates),
  expires_at: instant,
  given_at: z.nullable(instant),
});
export type WireSizeLink = z.infer<typeof sizeLink>;

export const wantedSizeLink = z.object({ wearer_id: id, sender_name: text(200), size_type: id });

/** `token` is what the address of the link carries. Nobody is told it again. */
export const madeSizeLink = z.object({ link: sizeLink, token: z.string() });

const token = text(100);
export const sizeLinkToOpen = z.object({ token });

/** What whoever opens it is told; nothing of the customer but the name that was typed for it, and while it is open alone. */
export const openedSizeLink = z.object({
  state: z.enum(sizeLinkStates),
  sender_name: z.nullable(z.string()),
  size_type: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  expires_at: z.nullable(instant),
});
export type WireOpenedSizeLink = z.infer<typeof openedSizeLink>;

/** `agreed`: to the size and what it is computed from being kept for the customer, who sees both. */
export const sizeToGive = z.object({
  token,
  agreed: z.literal(true),
  created_with_prefs: sizePrefs,
});
