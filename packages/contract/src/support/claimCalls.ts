import { decodablePhotoTypes, maximumPhotoBytes } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, unavailableError } from '../errors.ts';
import { orderNumber } from '../orders/orderNumber.ts';
import { id, text } from '../values.ts';
import { claim, claimDecision, decisionFailure } from './claim.ts';
import {
  claimableOrder,
  claimFailure,
  claimNumber,
  claimType,
  firstPiece,
  firstPieceRefused,
  newClaim,
  orderLink,
  photoFailure,
  photoId,
} from './claimForm.ts';

const photo = { mediaTypes: decodablePhotoTypes, maximumBytes: maximumPhotoBytes } as const;
/** A photo can take minutes on a slow mobile network. */
const uploadTimeout = 120_000;

export const listRemakeEligibleOrders = endpoint({
  context: 'support',
  name: 'listRemakeEligibleOrders',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/frg-eligible-orders/',
  summary:
    'Lists orders of the signed-in customer that are eligible for a free remake, with their garments.',
  responses: { 200: z.array(claimableOrder), 403: detailError },
});

export const listClaimableOrders = endpoint({
  context: 'support',
  name: 'listClaimableOrders',
  method: 'GET',
  path: '/api/v1/dixa/claims/orders/',
  summary: 'Lists orders for which a claim is possible: the customer’s own, or that of a link.',
  query: { type: claimType, link: z.optional(orderLink) },
  responses: { 200: z.array(claimableOrder), 403: detailError },
});

export const addClaimPhoto = endpoint({
  context: 'support',
  name: 'addClaimPhoto',
  method: 'POST',
  path: '/api/v1/dixa/claims/photos/',
  summary:
    'Uploads a photo for a claim; it is re-encoded without metadata. 400 describes a problem with the file.',
  query: { order: orderNumber, link: z.optional(orderLink) },
  upload: photo,
  responses: {
    201: z.object({ id: photoId }),
    400: z.union([photoFailure, detailError]),
    403: detailError,
    404: detailError,
    429: detailError,
    503: unavailableError,
  },
  csrf: 'when-signed-in',
  timeout: uploadTimeout,
});

export const createClaim = endpoint({
  context: 'support',
  name: 'createClaim',
  method: 'POST',
  path: '/api/v1/dixa/claims/',
  summary: 'Submits a claim; 400 lists all problems, 409 if a garment cannot be claimed.',
  request: newClaim,
  responses: {
    201: claim,
    400: z.union([z.object({ failures: z.array(claimFailure) }), fieldErrors]),
    403: detailError,
    404: detailError,
    409: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listFirstPieces = endpoint({
  context: 'support',
  name: 'listFirstPieces',
  method: 'GET',
  path: '/api/v1/dixa/claims/first-pieces/',
  summary:
    'Lists first garments of an own or linked order that can be remade while the rest waits, and what is missing.',
  query: { order: orderNumber, link: z.optional(orderLink) },
  responses: { 200: z.array(firstPiece), 403: detailError, 404: detailError },
});

export const claimFirstPiece = endpoint({
  context: 'support',
  name: 'claimFirstPiece',
  method: 'POST',
  path: '/api/v1/dixa/claims/first-pieces/',
  summary:
    'Claims the free remake of a first garment with its fit feedback, once; 409 says what is missing or that it is not possible.',
  request: z.object({ order_number: orderNumber, line: id, link: z.optional(orderLink) }),
  responses: {
    201: firstPiece,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: firstPieceRefused,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listClaims = endpoint({
  context: 'support',
  name: 'listClaims',
  access: 'customer',
  method: 'GET',
  path: '/api/v1/dixa/claims/',
  summary: 'Lists the claims of the signed-in customer, newest first.',
  responses: { 200: z.array(claim), 403: detailError },
});

export const readClaim = endpoint({
  context: 'support',
  name: 'readClaim',
  method: 'GET',
  path: '/api/v1/dixa/claims/{number}/',
  summary: 'Returns a claim of the customer or of a linked order; any claim for staff.',
  params: { number: claimNumber },
  query: { link: z.optional(orderLink) },
  responses: { 200: claim, 403: detailError, 404: detailError },
});

export const addClaimReceipt = endpoint({
  context: 'support',
  name: 'addClaimReceipt',
  method: 'POST',
  path: '/api/v1/dixa/claims/{number}/receipts/',
  summary: 'Uploads the receipt of an alteration; 409 once the claim is settled.',
  params: { number: claimNumber },
  query: { link: z.optional(orderLink) },
  upload: photo,
  responses: {
    201: claim,
    400: z.union([photoFailure, detailError]),
    403: detailError,
    404: detailError,
    409: detailError,
    429: detailError,
    503: unavailableError,
  },
  csrf: 'when-signed-in',
  timeout: uploadTimeout,
});

export const mailOrderLink = endpoint({
  context: 'support',
  name: 'mailOrderLink',
  method: 'POST',
  path: '/api/v1/dixa/claims/links/',
  summary:
    'Mails a claim link to the email of an order. The response is the same if no such order exists.',
  request: z.object({ order_number: text(40), email: text(254), type: claimType }),
  responses: {
    200: z.object({ received: z.literal(true) }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listStudioClaims = endpoint({
  context: 'support',
  name: 'listStudioClaims',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/claims/',
  summary: 'Lists open claims, oldest first, or settled ones, newest first. Staff only.',
  query: { status: claim.shape.status },
  responses: { 200: z.array(claim), 403: detailError },
});

export const decideClaim = endpoint({
  context: 'support',
  name: 'decideClaim',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/claims/{number}/decision/',
  summary: 'Decides a claim and applies the decision, once; 409 if it is settled. Staff only.',
  params: { number: claimNumber },
  request: claimDecision,
  responses: {
    200: claim,
    400: z.union([decisionFailure, fieldErrors]),
    403: detailError,
    404: detailError,
    409: detailError,
  },
  csrf: 'when-signed-in',
});
