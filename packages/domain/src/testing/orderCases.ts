import type { Address, DropPoint } from '../checkout/index.ts';
import { money } from '../kernel/index.ts';
import {
  cancelRefused,
  type FitAnswer,
  lineStatusOf,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderStatus,
  type Parcel,
  progressReached,
  type Refund,
  type Withdrawal,
} from '../orders/index.ts';
import { aLine, anAddress, aSnapshot } from './builders.ts';

/** The dimensions of an order that texts depend on. */
export const orderContents = ['sized', 'ready-made', 'card', 'mixed'] as const;
export const orderWays = ['home', 'drop-point', 'pickup', 'taken-along', 'email'] as const;
export const orderBuyers = ['guest', 'customer'] as const;
export const orderStates = [
  'received',
  'making',
  'first-sent',
  'fit-awaited',
  'adjusting',
  'making-rest',
  'sent',
  'delivered',
  'canceled',
  'partly-withdrawn',
  'partly-withdrawn-after-delivery',
  'withdrawn',
  'remade',
] as const;

export type OrderCase = {
  readonly name: string;
  readonly content: (typeof orderContents)[number];
  readonly way: (typeof orderWays)[number];
  readonly buyer: (typeof orderBuyers)[number];
  readonly state: (typeof orderStates)[number];
  readonly isSplit: boolean;
  readonly order: Order;
};

/** The instants of every case, and the instant of the statement. */
export const caseTimes = {
  placed: '2026-03-02T10:00:00.000Z',
  sent: '2026-03-12T10:00:00.000Z',
  arrived: '2026-03-16T10:00:00.000Z',
  restSent: '2026-03-26T10:00:00.000Z',
  now: '2026-03-27T10:00:00.000Z',
} as const;

export const caseAddress: Address = anAddress();
export const caseDropPoint: DropPoint = {
  id: 'corner',
  name: 'Kiosk Ludwig',
  line1: 'Marktplatz 2',
  postcode: '10115',
  city: 'Berlin',
};
export const caseStore = 'Porto';
export const caseBuyer = 'buyer@example.test';
export const caseRecipient = 'mo@example.test';
export const caseTitles = { sized: 'Modell A', ready: 'Modell B', card: 'Modell C' } as const;

const euros = (amount: number) => money(amount, 'EUR');

const lineOf = (changes: Partial<OrderLine>): OrderLine => {
  const { dateCreated: _, preOrder: __, ...line } = aLine();
  const unitPrice = changes.unitPrice ?? euros(5_000);
  const total = euros(unitPrice.amount * (changes.quantity ?? 1));
  return {
    ...line,
    status: 'Confirmed',
    madeFirst: null,
    unitPrice,
    priceExclDiscounts: total,
    priceInclDiscounts: total,
    ...changes,
  };
};

const sized = (id: number, quantity: number): OrderLine =>
  lineOf({
    id,
    quantity,
    title: caseTitles.sized,
    productClass: '3DKNITTING',
    withdrawalRight: 'made-to-specification',
  });

const readyMade = (id: number, quantity: number): OrderLine =>
  lineOf({
    id,
    quantity,
    title: caseTitles.ready,
    productClass: 'Retail',
    clothingTypeSlug: 'tote',
    snapshot: aSnapshot({ userSizeId: null }),
    size: null,
    supportsInitials: false,
    withdrawalRight: 'granted',
  });

const card = (id: number): OrderLine =>
  lineOf({
    id,
    quantity: 1,
    title: caseTitles.card,
    productClass: 'Gift Card',
    clothingTypeSlug: 'digital-gift-card',
    snapshot: aSnapshot({
      userSizeId: null,
      fabricColorId: null,
      selectedProperties: {},
      giftCardTier: 100,
      gift: { recipient: 'Mo', email: caseRecipient, on: null },
    }),
    fabricColor: null,
    properties: [],
    size: null,
    supportsInitials: false,
    requiresShipping: false,
    withdrawalRight: 'granted',
  });

const linesOf = (content: OrderCase['content']): readonly OrderLine[] => {
  switch (content) {
    case 'sized':
      return [sized(1, 4)];
    case 'ready-made':
      return [readyMade(1, 4)];
    case 'card':
      return [card(1)];
    default:
      return [sized(1, 3), readyMade(2, 2), card(3)];
  }
};

const split = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.map((line) => ({ ...line, madeFirst: line.size === null ? line.quantity : 1 }));

type Progress = {
  readonly statuses: readonly OrderStatus[];
  readonly parcels: readonly Parcel[];
  readonly fitAnswer: FitAnswer | null;
};

const parcel = (part: Parcel['part'], sentAt: string, deliveredAt: string | null): Parcel => ({
  part,
  carrier: 'Parcel',
  trackingNumber: `TB-${part}`,
  sentAt,
  deliveredAt,
});

const { sent, arrived, restSent } = caseTimes;
const firstArrived = parcel('first', sent, arrived);

const progressOfCase = (state: OrderCase['state'], isSplit: boolean): Progress => {
  const none = { parcels: [], fitAnswer: null };
  const toFit = ['Confirmed', 'InProduction', 'AwaitingFitConfirmation'] as const;
  const confirmed = { parcels: [firstArrived], fitAnswer: 'positive' as const };
  switch (state) {
    case 'making':
    case 'withdrawn':
      return { ...none, statuses: ['Confirmed', 'InProduction'] };
    case 'first-sent':
      return { ...none, statuses: toFit, parcels: [parcel('first', sent, null)] };
    case 'fit-awaited':
      return { ...none, statuses: toFit, parcels: [firstArrived] };
    case 'adjusting':
      return { statuses: toFit, parcels: [firstArrived], fitAnswer: 'negative' };
    case 'making-rest':
      return { ...confirmed, statuses: [...toFit, 'InProduction'] };
    case 'sent':
      return isSplit
        ? {
            ...confirmed,
            statuses: [...toFit, 'InProduction', 'Shipped'],
            parcels: [firstArrived, parcel('rest', restSent, null)],
          }
        : {
            ...none,
            statuses: ['Confirmed', 'InProduction', 'Shipped'],
            parcels: [parcel('all', restSent, null)],
          };
    case 'delivered':
    case 'partly-withdrawn-after-delivery':
      return isSplit
        ? {
            ...confirmed,
            statuses: [...toFit, 'InProduction', 'Shipped', 'Delivered'],
            parcels: [firstArrived, parcel('rest', restSent, restSent)],
          }
        : {
            ...none,
            statuses: ['Confirmed', 'InProduction', 'Shipped', 'Delivered'],
            parcels: [parcel('all', restSent, restSent)],
          };
    case 'canceled':
      return { ...none, statuses: ['Confirmed', 'Cancelled'] };
    default:
      return { ...none, statuses: ['Confirmed'] };
  }
};

const withdrawalOf = (
  { id, requiresShipping, unitPrice }: OrderLine,
  { quantity, isSent }: { readonly quantity: number; readonly isSent: boolean },
): Withdrawal => ({
  id: 1,
  at: restSent,
  pieces: [
    {
      lineId: id,
      quantity,
      amount: euros(unitPrice.amount * quantity),
      comesBack: isSent && requiresShipping,
    },
  ],
  shipping: euros(0),
  backAt: null,
});

const refundOf = (reason: Refund['reason'], refunded: number, credited: number): Refund => ({
  key: reason,
  reason,
  parts: [],
  refunded: euros(refunded),
  credited: euros(credited),
  at: restSent,
  doneAt: null,
});

const isPossible = ({
  content,
  way,
  state,
  isSplit,
}: Omit<OrderCase, 'name' | 'order'>): boolean => {
  const afterFirst = ['first-sent', 'fit-awaited', 'adjusting', 'making-rest'].includes(state);
  if (content === 'card')
    return (
      way === 'email' &&
      !isSplit &&
      ['delivered', 'partly-withdrawn-after-delivery'].includes(state)
    );
  if (way === 'email') return false;
  if (state === 'withdrawn' && (content !== 'ready-made' || way === 'taken-along')) return false;
  if (isSplit && content === 'ready-made') return false;
  if (afterFirst && !isSplit) return false;
  if (state === 'remade' && isSplit) return false;
  if (state === 'canceled' && content === 'mixed') return false;
  if (way === 'taken-along')
    return content === 'ready-made' && !isSplit && ['delivered', 'canceled'].includes(state);
  return true;
};

const build = (axes: Omit<OrderCase, 'name' | 'order'>): Order => {
  const { content, way, buyer, state, isSplit } = axes;
  const isTaken = way === 'taken-along' || way === 'email';
  const { statuses, parcels, fitAnswer } = isTaken
    ? {
        statuses:
          state === 'canceled' ? (['Delivered', 'Cancelled'] as const) : (['Delivered'] as const),
        parcels: [],
        fitAnswer: null,
      }
    : progressOfCase(state, isSplit);
  const status = statuses.at(-1) ?? 'Confirmed';
  const history: readonly OrderEvent[] = statuses.map((each) => ({
    status: each,
    at: caseTimes.placed,
    by: 'system',
  }));
  const isFree = state === 'remade';
  const plain = isSplit ? split(linesOf(content)) : linesOf(content);
  const lines = isFree
    ? plain.map((line) => ({
        ...line,
        unitPrice: euros(0),
        priceExclDiscounts: euros(0),
        priceInclDiscounts: euros(0),
      }))
    : plain;
  const goods = lines.reduce((total, line) => total + line.priceInclDiscounts.amount, 0);
  const shipping = isTaken || isFree ? 0 : 795;
  const total = euros(goods + shipping);
  const credit = euros(goods > 0 ? 1_000 : 0);
  const paid = euros(total.amount - credit.amount);
  const withdrawn =
    state === 'partly-withdrawn' ||
    state === 'partly-withdrawn-after-delivery' ||
    state === 'withdrawn';
  const open = lines.find(({ withdrawalRight }) => withdrawalRight === 'granted');
  const withdrawals =
    withdrawn && open
      ? [
          withdrawalOf(open, {
            quantity: state === 'withdrawn' ? open.quantity : 1,
            isSent: state === 'partly-withdrawn-after-delivery',
          }),
        ]
      : [];
  const order: Order = {
    number: '100023',
    status,
    progress: progressReached(status, history),
    history,
    fitAnswer,
    isCancellable: cancelRefused({ status, lines, withdrawals }) === null,
    parcels,
    datePlaced: caseTimes.placed,
    email: caseBuyer,
    isGuest: buyer === 'guest',
    remakeOf: isFree ? '100007' : null,
    sold:
      way === 'pickup' || way === 'taken-along'
        ? { store: caseStore, means: 'cash', handover: way === 'pickup' ? 'pickup' : 'now' }
        : null,
    lines,
    offerDiscounts: [],
    voucherDiscounts: [],
    shippingDiscounts: [],
    shippingMethod: { code: 'standard', name: 'Standard' },
    shipping: euros(shipping),
    credit,
    total,
    paid,
    paidBy: paid.amount > 0 && !isTaken ? { method: 'card', lastFour: '4242' } : null,
    refunds: [
      ...(status === 'Cancelled' ? [refundOf('cancelled', paid.amount, credit.amount)] : []),
      ...(withdrawn && open && state === 'partly-withdrawn'
        ? [refundOf('withdrawn', 5_000, 0)]
        : []),
      ...(state === 'withdrawn' ? [refundOf('withdrawn', paid.amount, credit.amount)] : []),
    ],
    withdrawals,
    shippingAddress: way === 'home' || way === 'drop-point' ? caseAddress : null,
    dropPoint: way === 'drop-point' ? caseDropPoint : null,
    billingAddress: null,
    comment: '',
    deliveryDays: isTaken ? null : { earliest: 10, latest: 30 },
    shippingDays: isTaken ? null : { earliest: 2, latest: 4 },
    deliveryNote: '',
  };
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, status: lineStatusOf(order, line) })),
  };
};

/** All valid combinations of the dimensions, each with its order. */
export const orderCases: readonly OrderCase[] = orderContents.flatMap((content) =>
  orderWays.flatMap((way) =>
    orderBuyers.flatMap((buyer) =>
      orderStates.flatMap((state) =>
        [false, true].flatMap((isSplit): readonly OrderCase[] => {
          const axes = { content, way, buyer, state, isSplit };
          const parts = [content, isSplit ? 'split' : 'whole', way, buyer, state];
          return isPossible(axes) ? [{ ...axes, name: parts.join(', '), order: build(axes) }] : [];
        }),
      ),
    ),
  ),
);
