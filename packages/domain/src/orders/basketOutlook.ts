import type { BasketLine } from '../basket/index.ts';
import type { Address, DropPoint } from '../checkout/index.ts';
import { type DayRange, workingDaysAfterFit } from './estimateDelivery.ts';
import type { Parcel, ParcelPart } from './order.ts';
import { makingOf, type PieceMaking } from './pieceMaking.ts';
import type { SplitOrder } from './splitOrder.ts';

/*
 * Facts about pieces bought together, shared by a basket and an order (`orderOutlook.ts`).
 * Screens, mails and papers use these two functions and derive none of their own.
 */

export type PieceOutlook = {
  readonly lineId: number;
  readonly title: string;
  readonly quantity: number;
  readonly making: PieceMaking;
};

/** Delivery of parcels. In a basket the address or parcel shop may not be chosen yet. */
export type Delivery =
  | { readonly kind: 'home'; readonly address: Address | null }
  | {
      readonly kind: 'drop-point';
      readonly dropPoint: DropPoint | null;
      readonly recipient: Address | null;
    }
  | { readonly kind: 'pickup'; readonly store: string }
  | { readonly kind: 'taken-along'; readonly store: string };

export type EmailedCard = {
  readonly lineId: number;
  readonly quantity: number;
  /** Email address of the recipient, or of the buyer when the card names none. */
  readonly to: string;
  /** Name of the recipient; empty when the card goes to the buyer. */
  readonly recipient: string;
  /** ISO 8601 day it is emailed on; null is as soon as it is paid. */
  readonly on: string | null;
};

export type DeliveryWindow = { readonly earliest: string; readonly latest: string };

export type ParcelOutlook = {
  readonly part: ParcelPart;
  readonly pieces: readonly PieceOutlook[];
  /** First and last expected day, as ISO 8601 instants; null if delivered or not yet planned. */
  readonly window: DeliveryWindow | null;
  /** Working days from the confirmation of the fit until it arrives; null unless it waits for that. */
  readonly afterFit: DayRange | null;
  /** Null until it is handed to a carrier. */
  readonly sent: Parcel | null;
};

/** The right of withdrawal for all lines together; `none`: no notice is needed. */
export type WithdrawalNotice = {
  readonly kind: 'none' | 'granted' | 'excluded' | 'partly';
  readonly granted: readonly number[];
};

export type OutlookLine = Pick<
  BasketLine,
  'id' | 'title' | 'quantity' | 'snapshot' | 'productClass' | 'requiresShipping' | 'withdrawalRight'
>;

const pieceOf = (line: OutlookLine, quantity: number): PieceOutlook => ({
  lineId: line.id,
  title: line.title,
  quantity,
  making: makingOf(line),
});

export const piecesOf = <Each extends OutlookLine>(
  lines: readonly Each[],
  quantityOf: (line: Each) => number,
): readonly PieceOutlook[] =>
  lines.map((line) => pieceOf(line, quantityOf(line))).filter(({ quantity }) => quantity > 0);

export const emailedQuantities = (
  lines: readonly OutlookLine[],
  buyer: string,
  quantityOf: (line: OutlookLine) => number,
): readonly EmailedCard[] =>
  lines
    .filter(({ requiresShipping }) => !requiresShipping)
    .map((line) => ({
      lineId: line.id,
      quantity: quantityOf(line),
      to: line.snapshot.gift?.email || buyer,
      recipient: line.snapshot.gift?.recipient ?? '',
      on: line.snapshot.gift?.on ?? null,
    }))
    .filter(({ quantity }) => quantity > 0);

export const withdrawalNoticeOf = (lines: readonly OutlookLine[]): WithdrawalNotice => {
  const granted = lines
    .filter(({ withdrawalRight }) => withdrawalRight === 'granted')
    .map(({ id }) => id);
  const excluded = lines.some(({ withdrawalRight }) => withdrawalRight === 'made-to-specification');
  if (granted.length > 0) return { kind: excluded ? 'partly' : 'granted', granted };
  return { kind: excluded ? 'excluded' : 'none', granted };
};

export type PiecesOutlook = {
  /** All pieces that are not withdrawn. */
  readonly pieces: readonly PieceOutlook[];
  /** Delivery of its parcels; null if nothing is shipped or handed over. */
  readonly delivery: Delivery | null;
  readonly emailed: readonly EmailedCard[];
  /** One parcel; two for a split order; none when nothing is sent or handed over. */
  readonly parcels: readonly ParcelOutlook[];
  readonly withdrawal: WithdrawalNotice;
};

export type BasketOutlook = PiecesOutlook;

export type ChosenDelivery = {
  readonly address: Address | null;
  readonly toDropPoint: boolean;
  readonly dropPoint: DropPoint | null;
  /** Working days of the shipping method; null until one is chosen. */
  readonly shippingDays: DayRange | null;
};

const nothingChosen: ChosenDelivery = {
  address: null,
  toDropPoint: false,
  dropPoint: null,
  shippingDays: null,
};

/** Facts about a basket before it is ordered. `split` is null if nothing waits for the fit. */
export const basketOutlook = (
  lines: readonly OutlookLine[],
  split: SplitOrder | null,
  buyer = '',
  { address, toDropPoint, dropPoint, shippingDays }: ChosenDelivery = nothingChosen,
): BasketOutlook => {
  const sent = lines.filter(({ requiresShipping }) => requiresShipping);
  const onHold = new Map(split?.onHold.map(({ lineId, quantity }) => [lineId, quantity]));
  const waits = (line: OutlookLine): number => Math.min(line.quantity, onHold.get(line.id) ?? 0);
  const parcel = (
    part: ParcelPart,
    quantityOf: (line: OutlookLine) => number,
    afterFit: DayRange | null = null,
  ): ParcelOutlook => ({
    part,
    pieces: piecesOf(sent, quantityOf),
    window: null,
    afterFit,
    sent: null,
  });
  const isInTwo = sent.some((line) => waits(line) > 0);
  const parcels = isInTwo
    ? [
        parcel('first', (line) => line.quantity - waits(line)),
        parcel('rest', waits, shippingDays && workingDaysAfterFit(shippingDays)),
      ]
    : [parcel('all', ({ quantity }) => quantity)];
  const home: Delivery = toDropPoint
    ? { kind: 'drop-point', dropPoint, recipient: address }
    : { kind: 'home', address };
  return {
    pieces: piecesOf(lines, ({ quantity }) => quantity),
    delivery: sent.length === 0 ? null : home,
    emailed: emailedQuantities(lines, buyer, ({ quantity }) => quantity),
    parcels: sent.length === 0 ? [] : parcels,
    withdrawal: withdrawalNoticeOf(lines),
  };
};
