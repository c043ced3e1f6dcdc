import {
  cancelOrder,
  fromWireForecast,
  fromWireOrder,
  listOrders,
  readOrder,
  readSplitForecast,
} from '@tailorbird/contract/orders';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { Order, OrderRefused, Orders, SplitOrder } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

export class HttpOrders implements Orders {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> => {
    const answer = await this.#client.send(listOrders);
    return outcome(answer, (orders) => orders.map(fromWireOrder), { 403: orderRefusals[403] });
  };

  readonly forecast = async (): Promise<Result<SplitOrder | null, OrderRefused>> =>
    outcome(await this.#client.send(readSplitForecast), fromWireForecast);

  readonly cancel: Orders['cancel'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(cancelOrder, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      409: ({ code }) => ({
        kind: code === 'gift-card-sent' ? 'gift-card-sent' : 'order-being-made',
      }),
    });
  };

  readonly byNumber: Orders['byNumber'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrder, { params: { number }, query: queryOf(link) });
    return outcome(answer, fromWireOrder, orderRefusals);
  };
}
