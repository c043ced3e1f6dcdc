import { zoneFits } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, text } from '../values.ts';
import { order, orderNumber } from './schema.ts';

/** Comes with the link of a mail, and stands for who is asked. */
const feedbackLink = text(200);
const zoneFit = z.optional(z.enum(zoneFits));

export const fitFeedback = z.object({
  line: id,
  zones: z.object({ chest: zoneFit, waist: zoneFit, neck: zoneFit, sleeve: zoneFit, length: zoneFit }),
  washed: z.boolean(),
  link: z.optional(feedbackLink),
});
export type WireFitFeedback = z.infer<typeof fitFeedback>;

export const listDeliveredOrders = endpoint({
  context: 'orders',
  name: 'listDeliveredOrders',
  method: 'GET',
  path: '/oscarapi/orders/delivered/',
  summary: 'Own delivered orders with garments made to a size; with the link of a mail the one it is about, without addresses.',
  query: { link: z.optional(feedbackLink) },
  responses: { 200: z.array(order), 403: detailError },
});

export const tellFit = endpoint({
  context: 'orders',
  name: 'tellFit',
  method: 'POST',
  path: '/oscarapi/orders/{number}/fit-feedback/',
  summary: 'Keeps how a delivered garment fits, by zone; the newest answer of a line counts. 400 when no zone is judged.',
  params: { number: orderNumber },
  request: fitFeedback,
  responses: { 200: z.object({ received: z.literal(true) }), 400: fieldErrors, 403: detailError, 404: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
