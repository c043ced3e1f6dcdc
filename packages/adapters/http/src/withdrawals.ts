import {
  declareWithdrawal,
  findForWithdrawal,
  fromWireWithdrawalView,
  orderNumber,
  readWithdrawal,
} from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { OrderRefused, Withdrawals, WithdrawRefused } from '@tailorbird/domain/orders';
import { isConflict } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { queryOf } from './orders.ts';

const refusalOf = (status: number | 'unreachable'): OrderRefused => {
  switch (status) {
    case 403:
      return { kind: 'permission-denied' };
    case 404:
      return { kind: 'order-not-found' };
    default:
      return { kind: 'unreachable' };
  }
};

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

/** Withdrawals from contracts. */
export class HttpWithdrawals implements Withdrawals {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Withdrawals['find'] = async ({ number, email }) => {
    const answer = await this.#client.send(findForWithdrawal, {
      body: { order_number: number, email },
    });
    if (answer.status === 200)
      return ok({ number: answer.body.order_number, link: answer.body.link });
    return err(answer.status === 429 ? { kind: 'too-often' } : refusalOf(answer.status));
  };

  readonly of: Withdrawals['of'] = async (number, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readWithdrawal, {
      params: { number },
      query: queryOf(link),
    });
    return answer.status === 200
      ? ok(fromWireWithdrawalView(answer.body))
      : err(refusalOf(answer.status));
  };

  readonly declare: Withdrawals['declare'] = async (number, chosen, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = { lines: chosen.map(({ lineId, quantity }) => ({ line: lineId, quantity })) };
    const answer = await this.#client.send(declareWithdrawal, {
      params: { number },
      query: queryOf(link),
      body,
    });
    if (answer.status === 200) return ok(fromWireWithdrawalView(answer.body));
    return err(isConflict(answer) ? withdrawRefusalOf(answer.body.code) : refusalOf(answer.status));
  };
}
