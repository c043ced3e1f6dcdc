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
import { fromWireLevies, toWireLevies } from '../location/mapLevies.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
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

export const toWireClaimableOrder = ({
  number,
  datePlaced,
  guaranteeEnd,
  lines,
}: ClaimableOrder): WireClaimableOrder => ({
  number,
  date_placed: datePlaced,
  guarantee_until: guaranteeEnd,
  lines: lines.map((line) => ({
    id: line.lineId,
    quantity: line.quantity,
    title: line.title,
    variant_title: line.variantTitle,
    image: line.imagePath,
    size: line.sizeTitle,
    size_type: line.sizeTypeSlug,
    product_class: line.productClass,
    is_wool: line.isWool,
  })),
});

export const fromWireClaimableOrder = ({
  number,
  date_placed,
  guarantee_until,
  lines,
}: WireClaimableOrder): ClaimableOrder => ({
  number,
  datePlaced: date_placed,
  guaranteeEnd: guarantee_until,
  lines: lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity,
    title: line.title,
    variantTitle: line.variant_title,
    imagePath: line.image,
    sizeTitle: line.size,
    sizeTypeSlug: line.size_type,
    productClass: line.product_class,
    isWool: line.is_wool,
  })),
});

/** A submitted claim: the form with the ids of its photos. */
export type SentClaim = Parameters<Claims['create']>[0];

export const toWireNewClaim = (sent: SentClaim, link: string | null): WireNewClaim => ({
  type: sent.type,
  order_number: sent.orderNumber,
  items: sent.items.map(({ lineId, washConfirmed, photos }) => ({
    line: lineId,
    wash_confirmed: washConfirmed,
    photos: [...photos],
  })),
  comment: sent.comment,
  key: sent.key,
  ...(link !== null && { link }),
});

export const fromWireNewClaim = (
  body: WireNewClaim,
): { readonly sent: SentClaim; readonly link: string | null } => ({
  sent: {
    type: body.type,
    orderNumber: body.order_number,
    items: body.items.map(({ line, wash_confirmed, photos }) => ({
      lineId: line,
      washConfirmed: wash_confirmed,
      photos,
    })),
    comment: body.comment,
    key: body.key,
  },
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
      return { kind: 'refused', words: decision.words };
    case 'credit':
      return {
        kind: 'credit',
        amount: toWireMoney(decision.amount),
        currency: decision.amount.currency,
      };
    case 'alteration':
      return {
        kind: 'alteration',
        amount: toWireMoney(decision.amount),
        currency: decision.amount.currency,
        reference: decision.reference,
      };
  }
};

export const fromWireDecision = (wire: WireClaimDecision): ClaimDecision => {
  switch (wire.kind) {
    case 'remake':
      return { kind: 'remake', orderNumber: wire.order_number };
    case 'refused':
      return { kind: 'refused', words: wire.words };
    case 'credit':
      return { kind: 'credit', amount: fromWireMoney(wire.amount, wire.currency) };
    case 'alteration':
      return {
        kind: 'alteration',
        amount: fromWireMoney(wire.amount, wire.currency),
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

export const toWireFirstPiece = ({
  lineId,
  guaranteeEnd,
  missing,
  claim,
}: FirstPiece): WireFirstPiece => ({
  line: lineId,
  guarantee_until: guaranteeEnd,
  missing,
  claim: claim && { number: claim.number, status: claim.status },
});

export const fromWireFirstPiece = ({
  line,
  guarantee_until,
  missing,
  claim,
}: WireFirstPiece): FirstPiece => ({
  lineId: line,
  guaranteeEnd: guarantee_until,
  missing,
  claim,
});

export const toWireClaim = (claim: Claim): WireClaim => ({
  number: claim.number,
  type: claim.type,
  order_number: claim.orderNumber,
  status: claim.status,
  date_received: claim.receivedAt,
  date_settled: claim.settledAt,
  email: claim.email,
  comment: claim.comment,
  items: claim.pieces.map((piece) => ({
    line: piece.lineId,
    quantity: piece.quantity,
    title: piece.title,
    variant_title: piece.variantTitle,
    image: piece.imagePath,
    size: piece.sizeTitle,
    wash_confirmed: piece.washConfirmed,
    zones: piece.zones && { ...piece.zones },
    photos: [...piece.photos],
  })),
  receipts: [...claim.receipts],
  currency: claim.value.currency,
  value: toWireMoney(claim.value),
  has_account: claim.hasAccount,
  decision: claim.decision && toWireDecision(claim.decision),
  levies: claim.levies && toWireLevies(claim.levies),
});

export const fromWireClaim = (wire: WireClaim): Claim => ({
  number: wire.number,
  type: wire.type,
  orderNumber: wire.order_number,
  status: wire.status,
  receivedAt: wire.date_received,
  settledAt: wire.date_settled,
  email: wire.email,
  comment: wire.comment,
  pieces: wire.items.map((item) => ({
    lineId: item.line,
    quantity: item.quantity,
    title: item.title,
    variantTitle: item.variant_title,
    imagePath: item.image,
    sizeTitle: item.size,
    washConfirmed: item.wash_confirmed,
    zones: item.zones as FitFeedback['zones'] | null,
    photos: item.photos,
  })),
  receipts: wire.receipts,
  value: fromWireMoney(wire.value, wire.currency),
  hasAccount: wire.has_account,
  decision: wire.decision && fromWireDecision(wire.decision),
  levies: wire.levies && fromWireLevies(wire.levies, wire.currency),
});

/** Path of a claim photo, which only the claimant and staff can open. */
export const claimPhotoPath = (
  id: string,
  size: 'thumbnail' | 'whole',
  link: string | null = null,
): string =>
  `/api/v1/dixa/claims/photos/${id}/?${new URLSearchParams({ size, ...(link !== null && { link }) })}`;
