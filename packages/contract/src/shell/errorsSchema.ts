import { errorReportLimits } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { matching } from '../values.ts';

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

/**
 * An error in a page. `problem` and `page` reject digits and email addresses, so that they
 * contain no personal data.
 */
export const errorReport = z.strictObject({
  kind,
  problem: matching(/^[^\d@]{0,120}$/),
  frames,
  page: matching(/^\/[a-z/…-]{0,119}$/),
});
export type WireErrorReport = z.infer<typeof errorReport>;
