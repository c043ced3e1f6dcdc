import type { Currency } from '@tailorbird/domain/kernel';
import type { LineWithdrawal, Withdrawal, WithdrawalView } from '@tailorbird/domain/orders';
import { type Codec, fields, listOf } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import type { WireOrder } from './schema.ts';
import type { WireWithdrawalView } from './withdrawalCalls.ts';

type WireWithdrawal = WireOrder['withdrawals'][number];

const pieces = fields<Withdrawal['pieces'][number], WireWithdrawal['pieces'][number], Currency>()({
  lineId: 'line',
  quantity: 'quantity',
  amount: ['amount', decimalMoney],
  comesBack: 'comes_back',
});

export const withdrawalFields = fields<Withdrawal, WireWithdrawal, Currency>()({
  id: 'id',
  at: 'date',
  pieces: ['pieces', listOf(pieces)],
  shipping: ['shipping', decimalMoney],
  backAt: 'date_back',
});

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
