import type { Currency } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import type {
  Claim,
  ClaimableOrder,
  ClaimDecision,
  ClaimFailure,
  Claims,
  DecisionFailure,
  FirstPiece,
  PhotoRefused,
} from '@tailorbird/domain/support';
import { maximumPhotoBytes } from '@tailorbird/domain/support';
import { type Codec, fields, listOf, orNull } from '../fields.ts';
import { leviesFields } from '../location/mapLevies.ts';
import { amountWithCurrency, decimalMoney, fromWireMoney, toWireMoney } from '../money.ts';
import type {
  WireClaim,
  WireClaimableOrder,
  WireClaimDecision,
  WireClaimFailure,
  WireDecisionFailure,
  WireFirstPiece,
  WireNewClaim,
  WirePhotoFailure,
} from './claimSchema.ts';

type ClaimableLine = ClaimableOrder['lines'][number];
type WireClaimableLine = WireClaimableOrder['lines'][number];

export const { toWire: toWireClaimableOrder, fromWire: fromWireClaimableOrder } = fields<
  ClaimableOrder,
  WireClaimableOrder
>()({
  number: 'number',
  datePlaced: 'date_placed',
  guaranteeEnd: 'guarantee_until',
  lines: [
    'lines',
    listOf(
      fields<ClaimableLine, WireClaimableLine>()({
        lineId: 'id',
        quantity: 'quantity',
        title: 'title',
        variantTitle: 'variant_title',
        imagePath: 'image',
        sizeTitle: 'size',
        sizeTypeSlug: 'size_type',
        productClass: 'product_class',
        isWool: 'is_wool',
      }),
    ),
  ],
});

/** A submitted claim: the form with the ids of its photos. */
export type SentClaim = Parameters<Claims['create']>[0];

const newClaimFields = fields<SentClaim, Omit<WireNewClaim, 'link'>>()({
  type: 'type',
  orderNumber: 'order_number',
  items: [
    'items',
    listOf(
      fields<SentClaim['items'][number], WireNewClaim['items'][number]>()({
        lineId: 'line',
        washConfirmed: 'wash_confirmed',
        photos: 'photos',
      }),
    ),
  ],
  comment: 'comment',
  key: 'key',
});

export const toWireNewClaim = (sent: SentClaim, link: string | null): WireNewClaim => ({
  ...newClaimFields.toWire(sent),
  ...(link !== null && { link }),
});

export const fromWireNewClaim = (
  body: WireNewClaim,
): { readonly sent: SentClaim; readonly link: string | null } => ({
  sent: newClaimFields.fromWire(body),
  link: body.link ?? null,
});

const toWireFailure = (failure: ClaimFailure): WireClaimFailure => {
  const { kind } = failure;
  switch (kind) {
    case 'photos-missing':
      return { kind, line: failure.lineId, needed: failure.needed };
    case 'too-many-files':
      return { kind, maximum: failure.maximum };
    case 'wash-not-confirmed':
      return { kind, line: failure.lineId };
    default:
      return { kind };
  }
};

export const toWireClaimRefused = (
  failures: readonly ClaimFailure[],
): { failures: WireClaimFailure[] } => ({
  failures: failures.map(toWireFailure),
});

const fromWireFailure = ({
  kind,
  line,
  needed = 0,
  maximum = 0,
}: WireClaimFailure): ClaimFailure => {
  switch (kind) {
    case 'photos-missing':
      return { kind, lineId: line ?? null, needed };
    case 'too-many-files':
      return { kind, maximum };
    case 'wash-not-confirmed':
      return { kind, lineId: line ?? 0 };
    default:
      return { kind };
  }
};

/** Empty for a malformed body, which has no list of problems. */
export const fromWireClaimRefused = (
  body: Readonly<Record<string, unknown>>,
): readonly ClaimFailure[] =>
  ((body as { readonly failures?: readonly WireClaimFailure[] }).failures ?? []).map(
    fromWireFailure,
  );

export type PhotoProblem = Extract<PhotoRefused, { readonly kind: WirePhotoFailure['kind'] }>;

export const toWirePhotoFailure = (failure: PhotoProblem): WirePhotoFailure => {
  switch (failure.kind) {
    case 'photo-too-large':
      return { kind: failure.kind, maximum: failure.maximumBytes };
    case 'photo-too-many-pixels':
    case 'too-many-files':
      return { kind: failure.kind, maximum: failure.maximum };
    default:
      return { kind: failure.kind };
  }
};

/** An unknown failure means that the file could not be read. */
export const fromWirePhotoFailure = (
  body: WirePhotoFailure | { readonly detail: string },
): PhotoProblem => {
  if (!('kind' in body)) return { kind: 'photo-unreadable' };
  switch (body.kind) {
    case 'photo-too-large':
      return { kind: body.kind, maximumBytes: body.maximum ?? maximumPhotoBytes };
    case 'photo-too-many-pixels':
    case 'too-many-files':
      return { kind: body.kind, maximum: body.maximum ?? 0 };
    default:
      return { kind: body.kind };
  }
};

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

export const { toWire: toWireFirstPiece, fromWire: fromWireFirstPiece } = fields<
  FirstPiece,
  WireFirstPiece
>()({
  lineId: 'line',
  guaranteeEnd: 'guarantee_until',
  missing: 'missing',
  claim: 'claim',
});

type ClaimedPiece = Claim['pieces'][number];
type WireClaimedPiece = WireClaim['items'][number];

const zones: Codec<FitFeedback['zones'], NonNullable<WireClaimedPiece['zones']>> = {
  toWire: (judged) => ({ ...judged }),
  fromWire: (judged) => judged as FitFeedback['zones'],
};

const piece = fields<ClaimedPiece, WireClaimedPiece>()({
  lineId: 'line',
  quantity: 'quantity',
  title: 'title',
  variantTitle: 'variant_title',
  imagePath: 'image',
  sizeTitle: 'size',
  washConfirmed: 'wash_confirmed',
  zones: ['zones', orNull(zones)],
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

/** Path of a claim photo, which only the claimant and staff can open. */
export const claimPhotoPath = (
  id: string,
  size: 'thumbnail' | 'whole',
  link: string | null = null,
): string =>
  `/api/v1/dixa/claims/photos/${id}/?${new URLSearchParams({ size, ...(link !== null && { link }) })}`;
