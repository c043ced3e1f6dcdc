import {
  fromWireOrder,
  fromWireSheet,
  listOrdersCompletableBySupport,
  listWorkshopOrders,
  moveDeliveryInWorkshop,
  moveOrderInWorkshop,
  readMakingSheets,
  takeWithdrawnBack,
  undoMoveInWorkshop,
} from '@tailorbird/contract/orders';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type {
  DeliveryRefused,
  MakingSheet,
  MoveRefused,
  Order,
  OrderRefused,
  OrderStatus,
  UndoRefused,
  Workshop,
} from '@tailorbird/domain/orders';
import { isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { HttpJobs } from './jobs.ts';

export class HttpWorkshop implements Workshop {
  readonly #client: HttpClient;
  readonly jobs: HttpJobs;

  constructor(client: HttpClient) {
    this.#client = client;
    this.jobs = new HttpJobs(client);
  }

  readonly orders = async (search: string): Promise<Result<readonly Order[], OrderRefused>> => {
    const answer = await this.#client.send(
      listWorkshopOrders,
      search === '' ? {} : { query: { search } },
    );
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200
      ? ok(answer.body.map(fromWireOrder))
      : err({ kind: 'unreachable' });
  };

  readonly awaitingFit: Workshop['awaitingFit'] = async () => {
    const answer = await this.#client.send(listOrdersCompletableBySupport);
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200
      ? ok(answer.body.map(fromWireOrder))
      : err({ kind: 'unreachable' });
  };

  readonly move = async (
    order: Order,
    to: OrderStatus,
  ): Promise<Result<Order, MoveRefused | OrderRefused>> => {
    const answer = await this.#client.send(moveOrderInWorkshop, {
      params: { number: order.number },
      body: { to },
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'order-cannot-move', from: order.status, to });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly undo = async (order: Order): Promise<Result<Order, UndoRefused | OrderRefused>> => {
    const answer = await this.#client.send(undoMoveInWorkshop, {
      params: { number: order.number },
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'undo-too-late' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly moveDelivery = async (
    order: Order,
    wanted: { readonly latest: string; readonly reason: string },
  ): Promise<Result<Order, DeliveryRefused | OrderRefused>> => {
    const answer = await this.#client.send(moveDeliveryInWorkshop, {
      params: { number: order.number },
      body: wanted,
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 400:
        return err({ kind: 'latest' in answer.body ? 'day-refused' : 'reason-refused' });
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'delivery-settled' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly takeBack: Workshop['takeBack'] = async ({ number }, id) => {
    const answer = await this.#client.send(takeWithdrawnBack, {
      params: { number, id: String(id) },
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireOrder(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly sheets = async (
    number: string,
  ): Promise<Result<readonly MakingSheet[], OrderRefused>> => {
    const answer = await this.#client.send(readMakingSheets, { params: { number } });
    switch (answer.status) {
      case 200:
        return ok(answer.body.map(fromWireSheet));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
