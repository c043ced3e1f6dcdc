import type { Currency } from '@tailorbird/domain/kernel';
import {
  type Claim,
  type ClaimDecision,
  claimStatuses,
  type DecisionFailure,
} from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { fields, listOf, orNull } from '../fields.ts';
import { levies } from '../location/location.ts';
import { leviesFields } from '../location/locationFields.ts';
import { amountWithCurrency, decimalMoney, fromWireMoney, toWireMoney } from '../money.ts';
import { judgedZones, zones } from '../orders/zones.ts';
import { currency, decimal, id, instant, text } from '../values.ts';
import { claimType, photoId, pieceTexts } from './claimForm.ts';

const longWords = text(2000);

/** The shop's decision. A refund is at most the price paid for the pieces. */
export const claimDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remake'), order_number: z.nullable(z.string()) }),
  z.object({ kind: z.literal('alteration'), amount: decimal, currency, reference: longWords }),
  z.object({ kind: z.literal('credit'), amount: decimal, currency }),
  z.object({ kind: z.literal('refused'), words: longWords }),
]);
export type WireClaimDecision = z.infer<typeof claimDecision>;

export const claim = z.object({
  number: z.string(),
  type: claimType,
  order_number: z.string(),
  status: z.enum(claimStatuses),
  date_received: instant,
  date_settled: z.nullable(instant),
  email: z.string(),
  comment: z.string(),
  items: z.array(
    z.object({
      line: id,
      quantity: z.int(),
      /** Pieces of the order line, of which `quantity` are claimed. */
      line_quantity: z.int(),
      ...pieceTexts,
      wash_confirmed: z.boolean(),
      /** Fit of the first piece of a split order. */
      zones: z.nullable(zones),
      photos: z.array(photoId),
    }),
  ),
  receipts: z.array(photoId),
  currency,
  value: decimal,
  has_account: z.boolean(),
  decision: z.nullable(claimDecision),
  /** Estimated customs charges for the remade pieces, until the decision. */
  levies: z.nullable(levies),
});
export type WireClaim = z.infer<typeof claim>;

export const decisionFailure = z.object({
  kind: z.enum(['amount-out-of-range', 'receipt-missing', 'account-missing', 'words-missing']),
  maximum: z.optional(decimal),
  currency: z.optional(currency),
});
export type WireDecisionFailure = z.infer<typeof decisionFailure>;

export const toWireDecision = (decision: ClaimDecision): WireClaimDecision => {
  switch (decision.kind) {
    case 'remake':
      return { kind: 'remake', order_number: decision.orderNumber };
    case 'refused':
      return decision;
    case 'credit':
    case 'alteration':
      return { ...decision, ...amountWithCurrency.toWire(decision.amount) };
  }
};

export const fromWireDecision = (wire: WireClaimDecision): ClaimDecision => {
  switch (wire.kind) {
    case 'remake':
      return { kind: 'remake', orderNumber: wire.order_number };
    case 'refused':
      return wire;
    case 'credit':
      return { kind: 'credit', amount: amountWithCurrency.fromWire(wire) };
    case 'alteration':
      return {
        kind: 'alteration',
        amount: amountWithCurrency.fromWire(wire),
        reference: wire.reference,
      };
  }
};

type DecisionProblem = Exclude<DecisionFailure, { readonly kind: 'claim-settled' }>;

export const toWireDecisionFailure = (failure: DecisionProblem): WireDecisionFailure =>
  failure.kind === 'amount-out-of-range'
    ? {
        kind: failure.kind,
        maximum: toWireMoney(failure.maximum),
        currency: failure.maximum.currency,
      }
    : { kind: failure.kind };

/** Null for a malformed decision. */
export const fromWireDecisionFailure = (
  body: Readonly<Record<string, unknown>>,
): DecisionProblem | null => {
  const { kind, maximum, currency } = body as Partial<WireDecisionFailure>;
  if (kind === undefined) return null;
  if (kind !== 'amount-out-of-range') return { kind };
  return maximum !== undefined && currency !== undefined
    ? { kind, maximum: fromWireMoney(maximum, currency) }
    : null;
};

type ClaimedPiece = Claim['pieces'][number];

type WireClaimedPiece = WireClaim['items'][number];

const piece = fields<ClaimedPiece, WireClaimedPiece>()({
  lineId: 'line',
  quantity: 'quantity',
  lineQuantity: 'line_quantity',
  title: 'title',
  variantTitle: 'variant_title',
  imagePath: 'image',
  sizeTitle: 'size',
  washConfirmed: 'wash_confirmed',
  zones: ['zones', orNull(judgedZones)],
  photos: 'photos',
});

const claimFields = fields<Claim, Omit<WireClaim, 'currency'>, Currency>()({
  number: 'number',
  type: 'type',
  orderNumber: 'order_number',
  status: 'status',
  receivedAt: 'date_received',
  settledAt: 'date_settled',
  email: 'email',
  comment: 'comment',
  pieces: ['items', listOf(piece)],
  receipts: 'receipts',
  value: ['value', decimalMoney],
  hasAccount: 'has_account',
  decision: ['decision', orNull({ toWire: toWireDecision, fromWire: fromWireDecision })],
  levies: ['levies', orNull(leviesFields)],
});

export const toWireClaim = (claim: Claim): WireClaim => ({
  ...claimFields.toWire(claim),
  currency: claim.value.currency,
});

export const fromWireClaim = (wire: WireClaim): Claim => claimFields.fromWire(wire, wire.currency);
