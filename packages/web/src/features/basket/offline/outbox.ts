import type { PieceToWait } from '../../../platform/basket/basketActions.ts';
import { recordOf } from '../../../platform/preferences/kept.ts';

/** A piece that waits to be put in the basket, under the name it is sent by: once, however often. */
export type WaitingPiece = PieceToWait & { readonly kind: 'piece'; readonly key: string };
/** A number that a line is to have. */
export type WaitingQuantity = {
  readonly kind: 'quantity';
  readonly key: string;
  readonly lineId: number;
  readonly quantity: number;
  readonly title: string;
};
export type Waiting = WaitingPiece | WaitingQuantity;

/** What was asked of the basket without a network, in the order it was asked for. */
export type Outbox = readonly Waiting[];

/** As many as wait at most: more than that is a mistake, or not for one basket. */
export const mostWaiting = 50;

/** With one more. The number of a line is the last one that was asked for, in the place of the first. Null where no more can wait. */
export const withWaiting = (outbox: Outbox, waiting: Waiting): Outbox | null => {
  const place = outbox.findIndex(
    (other) =>
      other.kind === 'quantity' && waiting.kind === 'quantity' && other.lineId === waiting.lineId,
  );
  if (place >= 0) return outbox.with(place, waiting);
  return outbox.length < mostWaiting ? [...outbox, waiting] : null;
};

export const withoutWaiting = (outbox: Outbox, key: string): Outbox =>
  outbox.filter((waiting) => waiting.key !== key);

/** The number that waits for a line. */
export const waitingQuantity = (outbox: Outbox, lineId: number): number | undefined =>
  outbox.flatMap((waiting) =>
    waiting.kind === 'quantity' && waiting.lineId === lineId ? waiting.quantity : [],
  )[0];

const isWaiting = (value: unknown): value is Waiting => {
  const { kind, key, request, shown, lineId, quantity, title } = recordOf(value);
  if (typeof key !== 'string') return false;
  if (kind === 'quantity')
    return Number.isInteger(lineId) && Number.isInteger(quantity) && typeof title === 'string';
  return (
    kind === 'piece' &&
    Number.isInteger(recordOf(request).clothingTypeId) &&
    typeof recordOf(shown).title === 'string'
  );
};

/** What was kept; what another version of the shop wrote, and cannot be read, is none. */
export const outboxOf = (kept: unknown): Outbox =>
  Array.isArray(kept) ? kept.filter(isWaiting) : [];
