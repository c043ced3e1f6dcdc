import {
  fromWireJobs,
  fromWireOrder,
  fromWireSheet,
  listOrdersCompletableBySupport,
  listWorkshopOrders,
  moveDeliveryInWorkshop,
  moveOrderInWorkshop,
  queryBank,
  readJobs,
  readMakingSheets,
  receiveWithdrawnPieces,
  resendMail,
  runJob,
  undoMoveInWorkshop,
} from '@tailorbird/contract/orders';
import type { Result } from '@tailorbird/domain/kernel';
import type {
  DeliveryRefused,
  Jobs,
  MakingSheet,
  MoveRefused,
  Order,
  OrderRefused,
  OrderStatus,
  UndoRefused,
  Workshop,
} from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { orderRefusals } from './orderAnswers.ts';
import { nothing, outcome } from './outcome.ts';

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
    return outcome(answer, (orders) => orders.map(fromWireOrder), { 403: orderRefusals[403] });
  };

  readonly awaitingFit: Workshop['awaitingFit'] = async () => {
    const answer = await this.#client.send(listOrdersCompletableBySupport);
    return outcome(answer, (orders) => orders.map(fromWireOrder), { 403: orderRefusals[403] });
  };

  readonly move = async (
    order: Order,
    to: OrderStatus,
  ): Promise<Result<Order, MoveRefused | OrderRefused>> => {
    const answer = await this.#client.send(moveOrderInWorkshop, {
      params: { number: order.number },
      body: { to },
    });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      409: { kind: 'order-cannot-move', from: order.status, to },
    });
  };

  readonly undo = async (order: Order): Promise<Result<Order, UndoRefused | OrderRefused>> => {
    const answer = await this.#client.send(undoMoveInWorkshop, {
      params: { number: order.number },
    });
    return outcome(answer, fromWireOrder, { ...orderRefusals, 409: { kind: 'undo-too-late' } });
  };

  readonly moveDelivery = async (
    order: Order,
    wanted: { readonly latest: string; readonly reason: string },
  ): Promise<Result<Order, DeliveryRefused | OrderRefused>> => {
    const answer = await this.#client.send(moveDeliveryInWorkshop, {
      params: { number: order.number },
      body: wanted,
    });
    return outcome(answer, fromWireOrder, {
      ...orderRefusals,
      400: (body) => ({ kind: 'latest' in body ? 'day-refused' : 'reason-refused' }),
      409: { kind: 'delivery-settled' },
    });
  };

  readonly receiveReturn: Workshop['receiveReturn'] = async ({ number }, id) => {
    const answer = await this.#client.send(receiveWithdrawnPieces, {
      params: { number, id: String(id) },
    });
    return outcome(answer, fromWireOrder, orderRefusals);
  };

  readonly sheets = async (
    number: string,
  ): Promise<Result<readonly MakingSheet[], OrderRefused>> => {
    const answer = await this.#client.send(readMakingSheets, { params: { number } });
    return outcome(answer, (sheets) => sheets.map(fromWireSheet), orderRefusals);
  };
}

const denied = { 403: { kind: 'permission-denied' } } as const;
const tooLate = { kind: 'job-too-late' } as const;

export class HttpJobs implements Jobs {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly overview: Jobs['overview'] = async () => {
    const answer = await this.#client.send(readJobs);
    return outcome(answer, fromWireJobs, denied);
  };

  readonly run: Jobs['run'] = async (name) => {
    const answer = await this.#client.send(runJob, { params: { name } });
    return outcome(answer, ({ count }) => count, { ...denied, 404: tooLate });
  };

  readonly resend: Jobs['resend'] = async (id) => {
    const answer = await this.#client.send(resendMail, { params: { id } });
    return outcome(answer, nothing, { ...denied, 404: tooLate, 409: tooLate });
  };

  readonly queryPayment: Jobs['queryPayment'] = async (reference) => {
    const answer = await this.#client.send(queryBank, { params: { reference } });
    return outcome(answer, nothing, { ...denied, 404: tooLate, 409: tooLate });
  };
}
