import {
  declareWithdrawal,
  findForWithdrawal,
  fromWireWithdrawalView,
  readWithdrawal,
} from '@tailorbird/contract/orders';
import { err } from '@tailorbird/domain/kernel';
import type { Withdrawals, WithdrawRefused } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

const withdrawRefusalOf = (code: string): WithdrawRefused => {
  switch (code) {
    case 'made-to-specification':
    case 'withdrawn':
    case 'card-used':
    case 'order-cancelled':
    case 'nothing-chosen':
      return { kind: code };
    case 'period-over':
      return { kind: 'period-over', lastDay: '' };
    default:
      return { kind: 'not-in-order' };
  }
};

export class HttpWithdrawals implements Withdrawals {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Withdrawals['find'] = async ({ number, email }) => {
    const answer = await this.#client.send(findForWithdrawal, {
      body: { order_number: number, email },
    });
    return outcome(answer, ({ order_number, link }) => ({ number: order_number, link }), {
      ...orderRefusals,
      429: { kind: 'too-often' },
    });
  };

  readonly of: Withdrawals['of'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readWithdrawal, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, fromWireWithdrawalView, orderRefusals);
  };

  readonly declare: Withdrawals['declare'] = async (number, chosen, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = { lines: chosen.map(({ lineId, quantity }) => ({ line: lineId, quantity })) };
    const answer = await this.#client.send(declareWithdrawal, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWireWithdrawalView, {
      ...orderRefusals,
      409: ({ code }) => withdrawRefusalOf(code),
    });
  };
}
