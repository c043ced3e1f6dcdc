import {
  completeOrder,
  fromWireOrder,
  listCompletableOrders,
  releaseRestOfOrder,
} from '@tailorbird/contract/orders';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { Aftercare, FitLink, Order, OrderRefused } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals } from './orderAnswers.ts';
import { outcome } from './outcome.ts';

export class HttpFits implements Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'> {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly awaitingFit = async (
    linked?: FitLink,
  ): Promise<Result<readonly Order[], OrderRefused>> => {
    const query = linked && { number: linked.orderNumber, key: linked.key };
    const answer = await this.#client.send(listCompletableOrders, query ? { query } : {});
    return outcome(answer, (orders) => orders.map(fromWireOrder), { 403: orderRefusals[403] });
  };

  readonly confirmFit: Aftercare['confirmFit'] = async (number, { fit, comment, key }) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = { fit, comment, ...(key !== undefined && { key }) };
    const answer = await this.#client.send(completeOrder, { params: { number }, body });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      409: ({ code }) => ({
        kind: code === 'fit-already-answered' ? 'fit-already-answered' : 'fit-not-awaited',
      }),
    });
  };

  readonly releaseRest: Aftercare['releaseRest'] = async (number, key) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(releaseRestOfOrder, {
      params: { number },
      body: key === undefined ? {} : { key },
    });
    return outcome(answer, fromWireOrder, { ...orderRefusals, 409: { kind: 'fit-not-awaited' } });
  };
}
