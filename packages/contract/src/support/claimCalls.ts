import { maximumPhotoBytes, openedPhotoTypes } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, unavailableError } from '../errors.ts';
import { orderNumber } from '../orders/schema.ts';
import { id, text } from '../values.ts';
import {
  claim,
  claimableOrder,
  claimDecision,
  claimFailure,
  claimNumber,
  claimType,
  decisionFailure,
  firstPiece,
  firstPieceRefused,
  newClaim,
  orderLink,
  photoFailure,
  photoId,
} from './claimSchema.ts';

const photo = { mediaTypes: openedPhotoTypes, maximumBytes: maximumPhotoBytes } as const;
/** A photo can take minutes on a slow mobile network. */
const uploadTimeout = 120_000;

export const listRemakeEligibleOrders = endpoint({
  context: 'support',
  name: 'listRemakeEligibleOrders',
  access: 'customer',
  method: 'GET',
  path: '/oscarapi/frg-eligible-orders/',
  summary:
    'Orders of the signed-in customer of which a free remake can be asked for, with the pieces that can be made again.',
  responses: { 200: z.array(claimableOrder), 403: detailError },
});

export const listClaimableOrders = endpoint({
  context: 'support',
  name: 'listClaimableOrders',
  method: 'GET',
  path: '/api/v1/dixa/claims/orders/',
  summary: 'Orders of which something can be claimed: the customer’s own, or the one of the link.',
  query: { type: claimType, link: z.optional(orderLink) },
  responses: { 200: z.array(claimableOrder), 403: detailError },
});

export const addClaimPhoto = endpoint({
  context: 'support',
  name: 'addClaimPhoto',
  method: 'POST',
  path: '/api/v1/dixa/claims/photos/',
  summary:
    'Keeps a photo for a claim about an order: drawn anew, without place and camera. 400 says what is wrong with the file.',
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
  summary:
    'Puts a claim in front of the house; 400 with everything that is missing, 409 when a piece cannot be claimed or is claimed already.',
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
    'First pieces of an own order, or of the one of a mail’s link, that can be made again while the rest waits, or are to be; and what is to be said before.',
  query: { order: orderNumber, link: z.optional(orderLink) },
  responses: { 200: z.array(firstPiece), 403: detailError, 404: detailError },
});

export const claimFirstPiece = endpoint({
  context: 'support',
  name: 'claimFirstPiece',
  method: 'POST',
  path: '/api/v1/dixa/claims/first-pieces/',
  summary:
    'Claims the free remake of a first piece with what was said of how it fits, once a piece; 409 says what is to be said before, or that it cannot be claimed.',
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
  summary: 'Claims of the signed-in customer, newest first.',
  responses: { 200: z.array(claim), 403: detailError },
});

export const readClaim = endpoint({
  context: 'support',
  name: 'readClaim',
  method: 'GET',
  path: '/api/v1/dixa/claims/{number}/',
  summary:
    'A claim: of the customer, of the order of the link, or any for the people of the house.',
  params: { number: claimNumber },
  query: { link: z.optional(orderLink) },
  responses: { 200: claim, 403: detailError, 404: detailError },
});

export const addClaimReceipt = endpoint({
  context: 'support',
  name: 'addClaimReceipt',
  method: 'POST',
  path: '/api/v1/dixa/claims/{number}/receipts/',
  summary: 'Adds the photo of an alteration’s receipt; 409 once the claim is settled.',
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
    'Mails a link to who placed an order, so that they need no account. Whether there is such an order is not told.',
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
  summary:
    'Claims of everybody, for staff: those that wait, oldest first, or those that are settled, newest first.',
  query: { status: claim.shape.status },
  responses: { 200: z.array(claim), 403: detailError },
});

export const decideClaim = endpoint({
  context: 'support',
  name: 'decideClaim',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/claims/{number}/decision/',
  summary:
    'Decides a claim, for staff: once, with what it brings in the same moment. 409 when it is settled already.',
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
