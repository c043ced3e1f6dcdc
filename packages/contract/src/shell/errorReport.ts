import { type ErrorReport, errorReportLimits, redactReport } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
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

const framesOf = (frames: ErrorReport['frames']): WireErrorReport['frames'] =>
  frames.map((frame) => ({ ...frame }));

export const toWireErrorReport = ({ frames, ...report }: ErrorReport): WireErrorReport => ({
  ...report,
  frames: framesOf(frames),
});

export const fromWireErrorReport = (report: WireErrorReport): ErrorReport => redactReport(report);

export const reportError = endpoint({
  context: 'shell',
  name: 'reportError',
  unasked: true,
  method: 'POST',
  path: '/api/v1/errors/',
  summary:
    'Reports an error in a page: positions in the shop’s files, no personal data or input. Returns the reference in the log.',
  request: errorReport,
  responses: {
    200: z.object({ reference: z.string() }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
