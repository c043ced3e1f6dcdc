import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { instant, text } from '../values.ts';

/** `current_password` is required if the sign-in is too long ago. */
export const exportRequest = z.object({ current_password: z.optional(text(1024)) });

/** Stored records by kind, without credentials and other security data. */
export const profileExport = z.object({
  exported_at: instant,
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type WireProfileExport = z.infer<typeof profileExport>;

export const exportProfile = endpoint({
  context: 'account',
  name: 'exportProfile',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/api/v1/soat/export/',
  summary:
    'Exports all data of the signed-in customer. 400 requires the current password if the sign-in is too long ago.',
  request: exportRequest,
  responses: { 200: profileExport, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
