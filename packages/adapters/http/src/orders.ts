import {
  cancelOrder,
  fromWireForecast,
  fromWireOrder,
  listOrders,
  orderNumber,
  readOrder,
  readSplitForecast,
} from '@tailorbird/contract/orders';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type {
  CancelRefused,
  Order,
  OrderLink,
  OrderRefused,
  Orders,
  SplitOrder,
} from '@tailorbird/domain/orders';
import { isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** Query of a mail link. */
export const queryOf = (link: OrderLink | undefined): { readonly link?: string } =>
  link ? { link } : {};

const unreachable: Result<never, OrderRefused> = err({ kind: 'unreachable' });

export class HttpOrders implements Orders {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> => {
    const answer = await this.#client.send(listOrders);
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200 ? ok(answer.body.map(fromWireOrder)) : unreachable;
  };

  readonly forecast = async (): Promise<Result<SplitOrder | null, OrderRefused>> => {
    const answer = await this.#client.send(readSplitForecast);
    return answer.status === 200 ? ok(fromWireForecast(answer.body)) : unreachable;
  };

  readonly cancel: Orders['cancel'] = async (number, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(cancelOrder, {
      params: { number },
      query: queryOf(link),
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409: {
        const kind: CancelRefused['kind'] =
          answer.body.code === 'gift-card-sent' ? 'gift-card-sent' : 'order-being-made';
        return err({ kind });
      }
      default:
        return unreachable;
    }
  };

  readonly byNumber: Orders['byNumber'] = async (number, link) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrder, { params: { number }, query: queryOf(link) });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      default:
        return unreachable;
    }
  };
}
