import { maximumVatNumberLength, type OrderPapers, paperKinds } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { addressErrors, addressToSend } from '../checkout/address.ts';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { instant } from '../values.ts';
import { linkOfMail, orderNumber } from './orderNumber.ts';

/**
 * Invoices and receipts of an order, oldest first. Each is a PDF at
 * `/oscarapi/orders/{number}/papers/{number of the paper}/`.
 */
export const papers = z.object({
  papers: z.array(z.object({ number: z.string(), kind: z.enum(paperKinds), date: instant })),
  can_be_invoiced: z.boolean(),
});
export type WirePapers = z.infer<typeof papers>;

const byLink = { link: z.optional(linkOfMail) };

export const { toWire: toWirePapers, fromWire: fromWirePapers } = fields<OrderPapers, WirePapers>()(
  {
    papers: [
      'papers',
      listOf(
        fields<OrderPapers['papers'][number], WirePapers['papers'][number]>()({
          number: 'number',
          kind: 'kind',
          issuedAt: 'date',
        }),
      ),
    ],
    canBeInvoiced: 'can_be_invoiced',
  },
);

export const listPapers = endpoint({
  context: 'orders',
  name: 'listPapers',
  method: 'GET',
  path: '/oscarapi/orders/{number}/papers/',
  summary:
    'Lists invoice and credit notes of an own or linked order. Each is a PDF below this path.',
  params: { number: orderNumber },
  query: byLink,
  responses: { 200: papers, 403: detailError, 404: detailError },
});

export const issueInvoice = endpoint({
  context: 'orders',
  name: 'issueInvoice',
  method: 'POST',
  path: '/oscarapi/orders/{number}/invoice/',
  summary:
    'Creates the invoice of an order, once, for the delivery address or another, with a company’s VAT number; 409 if it exists or the order was canceled.',
  params: { number: orderNumber },
  query: byLink,
  request: z.object({
    billing_address: z.optional(addressToSend),
    vat_number: z.optional(z.string().check(z.maxLength(maximumVatNumberLength))),
  }),
  responses: {
    200: papers,
    400: z.union([z.object({ billing_address: addressErrors }), fieldErrors]),
    403: detailError,
    404: detailError,
    409: z.object({ code: z.string(), detail: z.string() }),
  },
  csrf: 'when-signed-in',
});
