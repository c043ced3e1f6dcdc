import * as z from 'zod/mini';

/** `path` has no language prefix. */
export const found = z.object({
  products: z.array(
    z.object({ slug: z.string(), variant_id: z.string(), title: z.string(), subtitle: z.string() }),
  ),
  places: z.array(
    z.object({
      kind: z.enum(['group', 'note', 'page']),
      path: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  suggestion: z.nullable(z.string()),
});
export type WireFound = z.infer<typeof found>;
