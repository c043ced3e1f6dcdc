import { proposalAnswers, type SizeProposal, type WornGarments } from '@tailorbird/domain/orders';
import {
  centimeters,
  cutForChoices,
  garmentMeasures,
  type ProposedMeasure,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { type Codec, fields, listOf } from '../fields.ts';
import {
  fromWireStandardSize,
  standardSizeRef,
  toWireStandardSize,
} from '../sizing/standardSize.ts';
import { id, idInPath, text } from '../values.ts';
import { order } from './order.ts';
import { orderNumber } from './orderNumber.ts';
import { judgedZones, zones } from './zones.ts';

/** Signed token from a fit mail. It authorizes its holder as the recipient. */
const feedbackLink = text(200);

export const fitFeedback = z.object({
  line: id,
  zones,
  washed: z.boolean(),
  link: z.optional(feedbackLink),
});
export type WireFitFeedback = z.infer<typeof fitFeedback>;

export const wornGarments = z.object({
  wearer: z.nullable(z.string()),
  before: z.nullable(z.number()),
  garments: z.array(
    z.object({
      line: id,
      number: orderNumber,
      title: z.string(),
      zones,
      after: z.nullable(z.number()),
    }),
  ),
});
export type WireWornGarments = z.infer<typeof wornGarments>;

/** Centimeters: expected finished measure and its 80 % interval. */
const likely = z.object({ value: z.number(), low: z.number(), high: z.number() });

/**
 * `basis` identifies the state that the proposal was computed from. Clients send it back
 * with the answer.
 */
export const sizeProposal = z.object({
  size: z.object({ id, title: z.string(), cut_for: z.optional(z.enum(cutForChoices)) }),
  basis: z.string(),
  because: z.array(z.object({ title: z.string(), zones })),
  /** The standard size that the new size equals. Null for an individual size. */
  standard_size: z.nullable(standardSizeRef),
  /** Share of places (0–1) that feel right, in the current and in the proposed size. */
  satisfied: z.object({ before: z.number(), after: z.number() }),
  measures: z.array(
    z.object({
      size_property_slug: z.enum(garmentMeasures),
      size_property_title: z.string(),
      before: likely,
      after: likely,
    }),
  ),
});
export type WireSizeProposal = z.infer<typeof sizeProposal>;

const ofOrder = { order: z.optional(orderNumber), link: z.optional(feedbackLink) };

type WireMeasure = WireSizeProposal['measures'][number];

type Reason = SizeProposal['because'][number];

type WireReason = WireSizeProposal['because'][number];

const estimate: Codec<ProposedMeasure['before'], WireMeasure['before']> = {
  toWire: (lengths) => ({ ...lengths }),
  fromWire: ({ value, low, high }) => ({
    value: centimeters(value),
    low: centimeters(low),
    high: centimeters(high),
  }),
};

/** An unknown number is no standard size. */
const standardSize: Codec<SizeProposal['standardSize'], WireSizeProposal['standard_size']> = {
  toWire: (size) => size && toWireStandardSize(size),
  fromWire: (size) => size && fromWireStandardSize(size),
};

export const { toWire: toWireProposal, fromWire: fromWireProposal } = fields<
  SizeProposal,
  WireSizeProposal
>()({
  size: [
    'size',
    fields<SizeProposal['size'], WireSizeProposal['size']>()({
      id: 'id',
      title: 'title',
      cutFor: 'cut_for',
    }),
  ],
  basis: 'basis',
  because: [
    'because',
    listOf(fields<Reason, WireReason>()({ title: 'title', zones: ['zones', judgedZones] })),
  ],
  standardSize: ['standard_size', standardSize],
  measures: [
    'measures',
    listOf(
      fields<SizeProposal['measures'][number], WireMeasure>()({
        measure: 'size_property_slug',
        title: 'size_property_title',
        before: ['before', estimate],
        after: ['after', estimate],
      }),
    ),
  ],
  satisfied: 'satisfied',
});

export const { toWire: toWireWorn, fromWire: fromWireWorn } = fields<
  WornGarments,
  WireWornGarments
>()({
  wearer: 'wearer',
  before: 'before',
  garments: [
    'garments',
    listOf(
      fields<WornGarments['garments'][number], WireWornGarments['garments'][number]>()({
        lineId: 'line',
        orderNumber: 'number',
        title: 'title',
        zones: ['zones', judgedZones],
        after: 'after',
      }),
    ),
  ],
});

export const listDeliveredOrders = endpoint({
  context: 'orders',
  name: 'listDeliveredOrders',
  method: 'GET',
  path: '/oscarapi/orders/delivered/',
  summary:
    'Lists own delivered orders with garments made to a size; with a mailed link only that order, without addresses.',
  query: { link: z.optional(feedbackLink) },
  responses: { 200: z.array(order), 403: detailError },
});

export const sendFitFeedback = endpoint({
  context: 'orders',
  name: 'sendFitFeedback',
  method: 'POST',
  path: '/oscarapi/orders/{number}/fit-feedback/',
  summary:
    'Stores how a delivered garment fits, by zone; the newest feedback of a line counts. 400 without a zone.',
  params: { number: orderNumber },
  request: fitFeedback,
  responses: {
    200: z.object({ received: z.literal(true) }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listWornGarments = endpoint({
  context: 'orders',
  name: 'listWornGarments',
  method: 'GET',
  path: '/oscarapi/orders/fit-feedback/',
  summary:
    'Lists the fit feedback of this customer or guest by wearer, and how it improved the next size.',
  responses: { 200: z.array(wornGarments) },
});

export const forgetFit = endpoint({
  context: 'orders',
  name: 'forgetFit',
  method: 'DELETE',
  path: '/oscarapi/orders/fit-feedback/{id}/',
  summary:
    'Deletes the fit feedback of an own order line. Sizes that learned from it get a version without it.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const listSizeProposals = endpoint({
  context: 'orders',
  name: 'listSizeProposals',
  method: 'GET',
  path: '/oscarapi/orders/size-proposals/',
  summary:
    'Lists proposed changes of own sizes by fit feedback; with an order only those of its sizes, also by its mailed link.',
  query: ofOrder,
  responses: { 200: z.array(sizeProposal), 403: detailError, 404: detailError },
});

export const answerSizeProposal = endpoint({
  context: 'orders',
  name: 'answerSizeProposal',
  method: 'POST',
  path: '/oscarapi/orders/size-proposals/{id}/',
  summary:
    'Accepts a proposal as the next version of the size, or declines it. 409 if it has changed meanwhile.',
  params: { id: idInPath },
  request: z.object({ answer: z.enum(proposalAnswers), basis: text(100), ...ofOrder }),
  responses: {
    200: z.object({ received: z.literal(true) }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
