import { errorReportLimits } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { id, instant, matching, text } from '../values.ts';

const place = z.int().check(z.minimum(0), z.maximum(9_999_999));
const frames = z
  .array(
    z.strictObject({
      file: matching(/^(assets|packages)\/[\w./-]{1,150}$/),
      line: place,
      column: place,
    }),
  )
  .check(z.maxLength(errorReportLimits.frames));
const kind = matching(/^[A-Z][A-Za-z]{0,39}$/);

/** What went wrong in a page. Its fields take neither numbers nor addresses: nobody can be named in it. */
export const errorReport = z.strictObject({
  kind,
  problem: matching(/^[^\d@]{0,120}$/),
  frames,
  page: matching(/^\/[a-z/…-]{0,119}$/),
});
export type WireErrorReport = z.infer<typeof errorReport>;

/** Reports of one problem, for staff. */
export const errorGroup = z.object({
  id,
  source: z.enum(['browser', 'server']),
  kind: text(40),
  problem: text(errorReportLimits.problem),
  frames,
  page: text(errorReportLimits.page),
  times: z.int().check(z.minimum(1)),
  first_at: instant,
  last_at: instant,
  last_reference: text(128),
  release: text(60),
  resolved: z.nullable(z.object({ at: instant, by: z.string() })),
});
export type WireErrorGroup = z.infer<typeof errorGroup>;
