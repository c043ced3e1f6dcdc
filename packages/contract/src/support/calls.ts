import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { inquiry, inquiryFailure } from './schema.ts';

export const sendInquiry = endpoint({
  context: 'support',
  name: 'sendInquiry',
  method: 'POST',
  path: '/api/v1/inquiries/',
  summary: 'Submits a form to the inbox and mails a confirmation; 400 with field errors.',
  request: inquiry,
  responses: {
    201: z.object({ received: z.literal(true) }),
    400: z.union([z.object({ fields: z.record(z.string(), inquiryFailure) }), fieldErrors]),
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
