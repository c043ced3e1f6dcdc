import type { Currency } from '@tailorbird/domain/kernel';
import type { LineWithdrawal, WithdrawalView } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { type Codec, fields, listOf } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import { currency, decimal, id, idInPath, instant, text } from '../values.ts';
import { order } from './order.ts';
import { linkOfMail, orderNumber } from './orderNumber.ts';
import { withdrawal, withdrawalFields } from './withdrawal.ts';

const byLink = { link: z.optional(linkOfMail) };

const states = [
  'open',
  'made-to-specification',
  'withdrawn',
  'card-used',
  'not-required',
  'period-over',
  'order-cancelled',
] as const;

export const withdrawalView = z.object({
  order_number: z.string(),
  date_placed: instant,
  currency,
  lines: z.array(
    z.object({
      line: id,
      title: z.string(),
      variant_title: z.string(),
      image_path: z.string(),
      quantity: z.int(),
      price: decimal,
      state: z.enum(states),
      /** Number of pieces that the customer can still withdraw from. */
      can_be_withdrawn: z.int(),
      /**
       * Last day of the withdrawal period. Null before it begins and if there is none.
       */
      last_day: z.nullable(z.iso.date()),
    }),
  ),
  /** Oldest first. */
  withdrawals: z.array(withdrawal),
});
export type WireWithdrawalView = z.infer<typeof withdrawalView>;

const refused = z.object({ code: z.string(), detail: z.string() });

type WireState = Pick<
  WireWithdrawalView['lines'][number],
  'state' | 'can_be_withdrawn' | 'last_day'
>;

const toWireState = (state: LineWithdrawal): WireState => ({
  state: state.kind,
  can_be_withdrawn: state.kind === 'open' ? state.quantity : 0,
  last_day: state.kind === 'open' || state.kind === 'period-over' ? state.lastDay : null,
});

const fromWireState = ({ state, can_be_withdrawn, last_day }: WireState): LineWithdrawal => {
  switch (state) {
    case 'open':
      return { kind: 'open', quantity: can_be_withdrawn, lastDay: last_day };
    case 'period-over':
      return { kind: 'period-over', lastDay: last_day ?? '' };
    default:
      return { kind: state };
  }
};

type Line = WithdrawalView['lines'][number];

type WireLine = WireWithdrawalView['lines'][number];

const lineFields = fields<Omit<Line, 'state'>, Omit<WireLine, keyof WireState>, Currency>()({
  lineId: 'line',
  title: 'title',
  variantTitle: 'variant_title',
  imagePath: 'image_path',
  quantity: 'quantity',
  price: ['price', decimalMoney],
});

const line: Codec<Line, WireLine, Currency> = {
  toWire: (value) => ({ ...lineFields.toWire(value), ...toWireState(value.state) }),
  fromWire: (wire, currency) => ({
    ...lineFields.fromWire(wire, currency),
    state: fromWireState(wire),
  }),
};

const viewFields = fields<WithdrawalView, Omit<WireWithdrawalView, 'currency'>, Currency>()({
  orderNumber: 'order_number',
  datePlaced: 'date_placed',
  lines: ['lines', listOf(line)],
  withdrawals: ['withdrawals', listOf(withdrawalFields)],
});

export const toWireWithdrawalView = (
  view: WithdrawalView,
  currency: Currency,
): WireWithdrawalView => ({ ...viewFields.toWire(view), currency });

export const fromWireWithdrawalView = (view: WireWithdrawalView): WithdrawalView =>
  viewFields.fromWire(view, view.currency);

export const findForWithdrawal = endpoint({
  context: 'orders',
  name: 'findForWithdrawal',
  method: 'POST',
  path: '/oscarapi/orders/withdrawal/',
  summary:
    'Returns a link for withdrawing from an order, valid for a day, by order number and email; otherwise 404.',
  request: z.object({ order_number: text(32), email: text(254) }),
  responses: {
    200: z.object({ order_number: orderNumber, link: linkOfMail }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const readWithdrawal = endpoint({
  context: 'orders',
  name: 'readWithdrawal',
  method: 'GET',
  path: '/oscarapi/orders/{number}/withdrawal/',
  summary:
    'Returns which garments of an own or linked order can be withdrawn, until when, and existing withdrawals.',
  params: { number: orderNumber },
  query: byLink,
  responses: { 200: withdrawalView, 403: detailError, 404: detailError },
});

export const declareWithdrawal = endpoint({
  context: 'orders',
  name: 'declareWithdrawal',
  method: 'POST',
  path: '/oscarapi/orders/{number}/withdrawal/',
  summary:
    'Withdraws from garments of an own order, mails a confirmation, and refunds at once or on return; 409 with `code` if not possible.',
  params: { number: orderNumber },
  query: byLink,
  request: z.object({
    lines: z
      .array(z.object({ line: id, quantity: z.int().check(z.positive(), z.maximum(50)) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  responses: {
    200: withdrawalView,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: refused,
  },
  csrf: 'when-signed-in',
});

export const receiveWithdrawnPieces = endpoint({
  context: 'orders',
  name: 'receiveWithdrawnPieces',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/orders/{number}/withdrawals/{id}/back/',
  summary: 'Records the return of withdrawn garments and refunds them, once. Staff only.',
  params: { number: orderNumber, id: idInPath },
  responses: { 200: order, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
