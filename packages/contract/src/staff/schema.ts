import { longestReason } from '@tailorbird/domain/account';
import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';

/** A row, by field. */
export const shopValue = z.record(
  text(40),
  z.union([text(10_000), z.int(), z.boolean(), z.null()]),
);
export const shopRow = z.object({ key: z.string(), title: z.string(), value: shopValue });
export type WireShopRow = z.infer<typeof shopRow>;

/** `before` is what was seen when the change was begun: null for a row that is new. */
export const shopRowChange = z.object({
  before: z.nullable(shopValue),
  after: shopValue,
  reason: text(longestReason),
});

/** Somebody else was quicker: what was sent, beside what it is now. */
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

/** A variant by its slug and the part of its address, in both languages: its color and properties, what it is called, and what it would be called. */
export const namedVariant = z.object({
  type: z.string(),
  variant_id: z.string(),
  title: inLanguages,
  before: inLanguages,
  after: inLanguages,
});

/** A mail of the shop by its name, and what staff call it. */
export const shopMail = z.object({ name: z.string(), title: z.string() });

const letterWords = z.object({ subject: z.string(), text: z.string() });

/** A mail: its words in each language, and the rows of its texts. */
export const mailToChange = z.object({
  rows: z.array(shopRow),
  letters: z.object({ en: letterWords, de: letterWords }),
});

/** A text that is not as the shop comes with it: the file it is in, its key there, or its language where texts of a page have none. */
export const changedText = z.object({
  file: z.string(),
  key: z.string(),
  before: z.string(),
  after: z.string(),
});
