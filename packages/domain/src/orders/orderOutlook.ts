import { type Money, sum } from '../kernel/index.ts';
import {
  type Delivery,
  type DeliveryWindow,
  emailedQuantities,
  type OutlookLine,
  type ParcelOutlook,
  type PieceOutlook,
  type PiecesOutlook,
  piecesOf,
  withdrawalNoticeOf,
} from './basketOutlook.ts';
import { cancelRefused } from './cancelOrder.ts';
import { isChangeable } from './changeOrder.ts';
import { pieceChangeRefusal } from './changeOrderedPiece.ts';
import { cutOffAt } from './cutOff.ts';
import { workingDaysAfterFit } from './estimateDelivery.ts';
import type { Order, OrderLine, Parcel, ParcelPart } from './order.ts';
import { hasFitAnswer, isSplit, partsOf } from './orderSplit.ts';
import { restReleaseDueAt } from './unansweredFit.ts';
import { unsentWithdrawnQuantity, withdrawnQuantity } from './withdrawal.ts';

export const orderStages = [
  'received',
  'making',
  'making-first',
  'making-rest',
  'fit-awaited',
  'fit-adjusting',
  'sent',
  'delivered',
  'ready-in-store',
  'taken-along',
  'emailed',
  'withdrawn',
  'canceled',
] as const;
export type OrderStage = (typeof orderStages)[number];

export const nextSteps = [
  'cut',
  'sew',
  'make',
  'pack',
  'send',
  'send-first',
  'receive',
  'pick-up',
  'confirm-fit',
  'adjust-size',
  'make-rest',
  'send-rest',
  'try-on',
  'email-card',
  'send-back',
  'refund',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The action the customer is asked for now. Instants are ISO 8601. */
export type DueAction =
  /**
   * Without an answer, the rest is released at `until`; null while the first parcel is in
   * transit.
   */
  | { readonly kind: 'confirm-fit'; readonly until: string | null }
  | { readonly kind: 'adjust-size' }
  | { readonly kind: 'send-back'; readonly withdrawalId: number }
  | { readonly kind: 'pick-up'; readonly store: string }
  | { readonly kind: 'track'; readonly parcel: Parcel }
  | { readonly kind: 'change'; readonly until: string };

export type PossibleChanges = {
  readonly comment: boolean;
  readonly address: boolean;
  /** ISO 8601 instant until which pieces can be changed; null if none can. */
  readonly piecesUntil: string | null;
  readonly cancel: boolean;
};

export type OrderOutlook = PiecesOutlook & {
  readonly stage: OrderStage;
  readonly nextSteps: readonly NextStep[];
  readonly due: DueAction | null;
  readonly changes: PossibleChanges;
  /** Refunded amounts, and whether they are paid out. */
  readonly refunds: {
    readonly refunded: Money;
    readonly credited: Money;
    readonly isDone: boolean;
  };
  readonly remakeOf: string | null;
  /** First day of production (YYYY-MM-DD) while it has not begun; null if it starts at once. */
  readonly productionFrom: string | null;
};

const dayMs = 86_400_000;

const windowOf = ({
  datePlaced,
  deliveryDays,
}: Pick<Order, 'datePlaced' | 'deliveryDays'>): DeliveryWindow | null => {
  if (!deliveryDays) return null;
  const after = (days: number): string =>
    new Date(Date.parse(datePlaced) + days * dayMs).toISOString();
  return { earliest: after(deliveryDays.earliest), latest: after(deliveryDays.latest) };
};

/** True if the rest of a split order has gone into production. */
const isRestBegun = (order: Pick<Order, 'history' | 'status'>): boolean =>
  hasFitAnswer(order) && order.status !== 'AwaitingFitConfirmation';

/** The shipped pieces of a line: all but those withdrawn before shipping. */
const travellingOf = (order: Order, line: OrderLine): { first: number; rest: number } => {
  const left = Math.max(0, line.quantity - unsentWithdrawnQuantity(order, line.id));
  const first = Math.min(partsOf(line).first, left);
  return { first, rest: left - first };
};

const parcelsOf = (order: Order): readonly ParcelOutlook[] => {
  const lines = order.lines.filter(({ requiresShipping }) => requiresShipping);
  const isOver = order.status === 'Cancelled' || order.status === 'Delivered';
  const parcel = (
    part: ParcelPart,
    quantityOf: (line: OrderLine) => number,
    waits = false,
  ): ParcelOutlook => {
    const sent = order.parcels.find((each) => each.part === part) ?? null;
    const isExpected = !isOver && !waits && sent?.deliveredAt == null;
    return {
      part,
      pieces: piecesOf(lines, quantityOf),
      window: isExpected ? windowOf(order) : null,
      afterFit:
        waits && !isOver && order.shippingDays ? workingDaysAfterFit(order.shippingDays) : null,
      sent,
    };
  };
  if (!isSplit(order))
    return [parcel('all', (line) => travellingOf(order, line).first)].filter(hasPieces);
  const isBegun = isRestBegun(order);
  const first = parcel('first', (line) => travellingOf(order, line).first);
  return [
    isBegun ? { ...first, window: null } : first,
    parcel('rest', (line) => travellingOf(order, line).rest, !isBegun),
  ].filter(hasPieces);
};

const hasPieces = ({ pieces }: ParcelOutlook): boolean => pieces.length > 0;

const deliveryOf = ({ sold, dropPoint, shippingAddress, lines }: Order): Delivery | null => {
  if (lines.every(({ requiresShipping }) => !requiresShipping)) return null;
  if (sold?.handover === 'now') return { kind: 'taken-along', store: sold.store };
  if (sold?.handover === 'pickup') return { kind: 'pickup', store: sold.store };
  if (dropPoint) return { kind: 'drop-point', dropPoint, recipient: shippingAddress };
  return { kind: 'home', address: shippingAddress };
};

const stageOf = (order: Order, pieces: readonly PieceOutlook[], rest: boolean): OrderStage => {
  if (order.status === 'Cancelled') return 'canceled';
  if (order.lines.length > 0 && pieces.length === 0) return 'withdrawn';
  if (order.lines.length > 0 && order.lines.every(({ requiresShipping }) => !requiresShipping))
    return 'emailed';
  switch (order.status) {
    case 'InProduction':
      if (!rest) return 'making';
      return hasFitAnswer(order) ? 'making-rest' : 'making-first';
    case 'AwaitingFitConfirmation':
      return order.fitAnswer === 'negative' ? 'fit-adjusting' : 'fit-awaited';
    case 'Shipped':
      return 'sent';
    case 'Delivered':
      if (order.sold?.handover === 'now') return 'taken-along';
      return order.sold?.handover === 'pickup' ? 'ready-in-store' : 'delivered';
    default:
      return 'received';
  }
};

const awaitedBack = ({ withdrawals }: Pick<Order, 'withdrawals'>) =>
  withdrawals.find(
    ({ backAt, pieces }) => backAt === null && pieces.some(({ comesBack }) => comesBack),
  );

const stepsOf = (
  order: Order,
  {
    stage,
    emailed,
    parcels,
    refunds,
    now,
  }: Omit<OrderOutlook, 'nextSteps' | 'due' | 'changes'> & {
    readonly now: string;
  },
): readonly NextStep[] => {
  const steps = new Set<NextStep>();
  const add = (...more: readonly NextStep[]): void => {
    for (const step of more) steps.add(step);
  };
  const isPickup = order.sold?.handover === 'pickup';
  const makings = new Set(parcels.flatMap(({ pieces }) => pieces.map(({ making }) => making)));
  const arrive: readonly NextStep[] = isPickup ? ['pick-up'] : [];
  const tryOn: readonly NextStep[] = makings.has('to-size') ? ['try-on'] : [];
  const inTwo = parcels.some(({ part }) => part === 'rest');
  const rest: readonly NextStep[] = inTwo ? ['confirm-fit', 'make-rest', 'send-rest'] : [];
  const send: readonly NextStep[] = inTwo ? ['send-first', ...rest] : ['send', ...arrive, ...tryOn];
  switch (stage) {
    case 'received':
      if (makings.has('to-size')) add('cut', 'sew');
      else if (parcels.length > 0) add(makings.has('one-size') ? 'make' : 'pack');
      if (parcels.length > 0) add(...send);
      break;
    case 'making':
    case 'making-first':
      add(makings.has('to-size') ? 'sew' : makings.has('one-size') ? 'make' : 'pack', ...send);
      break;
    case 'fit-awaited':
      add(...rest);
      break;
    case 'fit-adjusting':
      add(...(inTwo ? (['adjust-size', 'make-rest', 'send-rest'] as const) : []));
      break;
    case 'making-rest':
      add('sew', 'send-rest', ...arrive, ...tryOn);
      break;
    case 'sent':
      add('receive', ...arrive, ...tryOn);
      break;
    case 'ready-in-store':
      add('pick-up', ...tryOn);
      break;
    default:
  }
  const isLater = emailed.some(({ on }) => on !== null && on > now.slice(0, 10));
  if (stage !== 'canceled' && (isLater || (stage === 'received' && emailed.length > 0)))
    add('email-card');
  if (stage !== 'canceled' && awaitedBack(order)) add('send-back');
  if (!refunds.isDone) add('refund');
  return nextSteps.filter((step) => steps.has(step));
};

const changesOf = (order: Order, delivery: Delivery | null, now: string): PossibleChanges => {
  const isOpen = isChangeable(order) && delivery !== null;
  const until = order.lines.some((line) => pieceChangeRefusal(order, line, now) === null)
    ? cutOffAt(order)
    : null;
  return {
    comment: isOpen,
    address: isOpen && delivery.kind === 'home' && delivery.address !== null,
    piecesUntil: until,
    cancel: order.isCancellable && cancelRefused(order) === null,
  };
};

const dueOf = (
  order: Order,
  { stage, parcels }: Pick<OrderOutlook, 'stage' | 'parcels'>,
  { piecesUntil }: PossibleChanges,
): DueAction | null => {
  if (stage === 'canceled') return null;
  const rest = parcels.some(({ part }) => part === 'rest');
  if (stage === 'fit-adjusting' && rest) return { kind: 'adjust-size' };
  if (stage === 'fit-awaited' && rest) {
    const arrived = parcels.find(({ part }) => part === 'first')?.sent?.deliveredAt;
    return { kind: 'confirm-fit', until: arrived ? restReleaseDueAt(arrived) : null };
  }
  const back = awaitedBack(order);
  if (back) return { kind: 'send-back', withdrawalId: back.id };
  if (stage === 'ready-in-store' && order.sold) return { kind: 'pick-up', store: order.sold.store };
  const inTransit = order.parcels.find(({ deliveredAt }) => deliveredAt === null);
  if (stage === 'sent' && inTransit && order.sold?.handover !== 'pickup')
    return { kind: 'track', parcel: inTransit };
  return piecesUntil === null ? null : { kind: 'change', until: piecesUntil };
};

/** The supply on an invoice: done at an instant (ISO 8601), outstanding, or never to happen. */
export type Supply =
  | { readonly kind: 'supplied'; readonly at: string }
  | { readonly kind: 'outstanding' }
  | { readonly kind: 'pickup-outstanding' }
  /** All pieces were withdrawn before a parcel was sent. */
  | { readonly kind: 'withdrawn' };

/**
 * The supply of an order: the sale of pieces taken along, otherwise the last parcel or gift
 * card.
 */
export const supplyOf = (
  { datePlaced, parcels: sentParcels }: Pick<Order, 'datePlaced' | 'parcels'>,
  { delivery, emailed, parcels, stage }: OrderOutlook,
): Supply => {
  if (delivery?.kind === 'taken-along') return { kind: 'supplied', at: datePlaced };
  const outstanding: Supply = {
    kind: delivery?.kind === 'pickup' ? 'pickup-outstanding' : 'outstanding',
  };
  const sent = (
    delivery !== null && parcels.length === 0 ? sentParcels : parcels.map((each) => each.sent)
  ).flatMap((parcel) => parcel?.sentAt ?? []);
  if (sent.length < parcels.length) return outstanding;
  if (delivery !== null && sent.length === 0)
    return stage === 'withdrawn' ? { kind: 'withdrawn' } : outstanding;
  const cards = emailed.map(({ on }) => (on === null ? datePlaced : `${on}T00:00:00.000Z`));
  return { kind: 'supplied', at: [...sent, ...cards].sort().at(-1) ?? datePlaced };
};

/** Everything that texts may state about an order at an instant (ISO 8601). */
export const orderOutlook = (order: Order, now: string): OrderOutlook => {
  const { lines, refunds, email, remakeOf } = order;
  const { currency } = order.total;
  const left = (line: OutlookLine): number => line.quantity - withdrawnQuantity(order, line.id);
  const pieces = piecesOf(lines, left);
  const parcels = parcelsOf(order);
  const delivery = deliveryOf(order);
  const described = {
    pieces,
    delivery,
    emailed: emailedQuantities(lines, email, left),
    parcels,
    withdrawal: withdrawalNoticeOf(lines),
    stage: stageOf(
      order,
      pieces,
      parcels.some(({ part }) => part === 'rest'),
    ),
    refunds: {
      refunded: sum(
        refunds.map(({ refunded }) => refunded),
        currency,
      ),
      credited: sum(
        refunds.map(({ credited }) => credited),
        currency,
      ),
      isDone: refunds.every(({ doneAt }) => doneAt !== null),
    },
    remakeOf,
    productionFrom: (isChangeable(order) && order.productionFrom) || null,
  };
  const changes = changesOf(order, delivery, now);
  return {
    ...described,
    nextSteps: stepsOf(order, { ...described, now }),
    due: dueOf(order, described, changes),
    changes,
  };
};
