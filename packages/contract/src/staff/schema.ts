import { longestReason } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';

/** Columns of a row. */
export const shopValue = z.record(
  text(40),
  z.union([text(10_000), z.int(), z.boolean(), z.null()]),
);
export const shopRow = z.object({ key: z.string(), title: z.string(), value: shopValue });
export type WireShopRow = z.infer<typeof shopRow>;

/** `before` is the row as it was when editing began. Null for a new row. */
export const shopRowChange = z.object({
  before: z.nullable(shopValue),
  after: shopValue,
  reason: text(longestReason),
});

/** Conflict with a concurrent change: the submitted row and the current one. */
export const shopRowChanged = z.object({
  detail: z.string(),
  yours: shopValue,
  now: z.nullable(shopRow),
});

export const shopChange = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  reason: z.string(),
  before: z.nullable(shopValue),
  after: shopValue,
});
export type WireShopChange = z.infer<typeof shopChange>;

const inLanguages = z.object({ en: z.string(), de: z.string() });

/**
 * A named variant: its slug, its address part, and in both languages its color,
 * properties, name and generated name.
 */
export const namedVariant = z.object({
  type: z.string(),
  variant_id: z.string(),
  title: inLanguages,
  before: inLanguages,
  after: inLanguages,
});

/** A mail of the shop: its id and its title for staff. */
export const shopMail = z.object({ name: z.string(), title: z.string() });

const letterWords = z.object({ subject: z.string(), text: z.string() });

/** A mail with its words by language and the rows of its texts. */
export const mailToChange = z.object({
  rows: z.array(shopRow),
  letters: z.object({ en: letterWords, de: letterWords }),
});

/**
 * A text changed from its default: its file and its key, or its language for page texts
 * without keys.
 */
export const changedText = z.object({
  file: z.string(),
  key: z.string(),
  before: z.string(),
  after: z.string(),
});
