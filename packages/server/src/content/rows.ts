import { z } from 'zod';
import { id, localizedParagraphs, localizedText, slug } from '../rows/parseRows.ts';

const titled = z.strictObject({ title: localizedText, text: localizedText });

export const homeRow = z.strictObject({
  hero: z.strictObject({ headline: localizedText, text: localizedText, callToAction: localizedText }),
  promises: z.array(titled).length(3, 'must be three promises'),
  steps: z.array(titled).min(3, 'must be three or four steps').max(4, 'must be three or four steps'),
  guarantee: titled,
  /** Clothing types by slug. */
  featured: z.array(slug).min(1, 'has no clothing type'),
});

export const pageRow = z.strictObject({
  slug,
  title: localizedText,
  description: localizedText,
  intro: localizedText,
  sections: z
    .array(z.strictObject({ heading: localizedText, paragraphs: localizedParagraphs, list: localizedParagraphs.nullable().default(null) }))
    .min(1, 'has no section'),
});

export const noteRow = z.strictObject({
  id,
  slug,
  title: localizedText,
  published: z.iso.date('must be a date such as 2025-11-05'),
  tags: z.array(slug).min(1, 'has no tag'),
  summary: localizedText,
  paragraphs: localizedParagraphs,
});
