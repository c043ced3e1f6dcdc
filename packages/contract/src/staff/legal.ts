import {
  type DutyReview,
  type LegalReview,
  noticeKinds,
  noticePlaces,
  regionNames,
  sellerDetails,
} from '@tailorbird/domain/legal';
import { productionStarts } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields, listOf } from '../fields.ts';

const duty = z.object({
  kind: z.enum(noticeKinds),
  places: z.array(z.enum(noticePlaces)),
  /** Null: customers everywhere. */
  customers: z.nullable(z.array(z.enum(regionNames))),
  since: z.iso.date(),
  source: z.string(),
  checked: z.iso.date(),
  status: z.enum(['shown', 'incomplete', 'upcoming']),
  missing: z.array(z.enum(sellerDetails)),
});

export const legalReview = z.object({
  seller_country: z.nullable(z.string()),
  duties: z.array(duty),
  production_start: z.enum(productionStarts),
});
export type WireLegalReview = z.infer<typeof legalReview>;

export const { toWire: toWireLegalReview, fromWire: fromWireLegalReview } = fields<
  LegalReview,
  WireLegalReview
>()({
  sellerCountry: 'seller_country',
  productionStart: 'production_start',
  duties: [
    'duties',
    listOf(
      fields<DutyReview, WireLegalReview['duties'][number]>()({
        kind: 'kind',
        places: 'places',
        customers: 'customers',
        since: 'since',
        source: 'source',
        checked: 'checked',
        status: 'status',
        missing: 'missing',
      }),
    ),
  ],
});

export const readLegalReview = endpoint({
  context: 'staff',
  name: 'readLegalReview',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/legal/',
  summary: 'Lists the legal duties of the shop and the details that they lack. Staff only.',
  responses: { 200: legalReview, 403: detailError },
});
