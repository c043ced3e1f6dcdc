import type { Currency } from '@tailorbird/domain/kernel';
import type { LineWithdrawal, Withdrawal, WithdrawalView } from '@tailorbird/domain/orders';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireOrder } from './schema.ts';
import type { WireWithdrawalView } from './withdrawalCalls.ts';

type WireWithdrawal = WireOrder['withdrawals'][number];

export const toWireWithdrawal = ({
  id,
  at,
  pieces,
  shipping,
  backAt,
}: Withdrawal): WireWithdrawal => ({
  id,
  date: at,
  pieces: pieces.map(({ lineId, quantity, amount, comesBack }) => ({
    line: lineId,
    quantity,
    amount: toWireMoney(amount),
    comes_back: comesBack,
  })),
  shipping: toWireMoney(shipping),
  date_back: backAt,
});

export const fromWireWithdrawal = (
  { id, date, pieces, shipping, date_back }: WireWithdrawal,
  currency: Currency,
): Withdrawal => ({
  id,
  at: date,
  pieces: pieces.map(({ line, quantity, amount, comes_back }) => ({
    lineId: line,
    quantity,
    amount: fromWireMoney(amount, currency),
    comesBack: comes_back,
  })),
  shipping: fromWireMoney(shipping, currency),
  backAt: date_back,
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

export const toWireWithdrawalView = (
  view: WithdrawalView,
  currency: Currency,
): WireWithdrawalView => ({
  order_number: view.orderNumber,
  date_placed: view.datePlaced,
  currency,
  lines: view.lines.map(({ lineId, title, variantTitle, imagePath, quantity, price, state }) => ({
    line: lineId,
    title,
    variant_title: variantTitle,
    image_path: imagePath,
    quantity,
    price: toWireMoney(price),
    ...toWireState(state),
  })),
  withdrawals: view.withdrawals.map(toWireWithdrawal),
});

export const fromWireWithdrawalView = ({
  currency,
  ...view
}: WireWithdrawalView): WithdrawalView => ({
  orderNumber: view.order_number,
  datePlaced: view.date_placed,
  lines: view.lines.map(
    ({ line, title, variant_title, image_path, quantity, price, ...state }) => ({
      lineId: line,
      title,
      variantTitle: variant_title,
      imagePath: image_path,
      quantity,
      price: fromWireMoney(price, currency),
      state: fromWireState(state),
    }),
  ),
  withdrawals: view.withdrawals.map((each) => fromWireWithdrawal(each, currency)),
});
