import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { text } from '../values.ts';

export const sendOrderLink = endpoint({
  context: 'orders',
  name: 'sendOrderLink',
  method: 'POST',
  path: '/oscarapi/orders/link/',
  summary:
    'Mails a link to an order to its email. The response is the same if no such order exists.',
  request: z.object({ order_number: text(32), email: text(254) }),
  responses: {
    200: z.object({ received: z.literal(true) }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
