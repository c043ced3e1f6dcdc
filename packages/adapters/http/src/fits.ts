import {
  completeOrder,
  fromWireOrder,
  listCompletableOrders,
  orderNumber,
  releaseRestOfOrder,
} from '@tailorbird/contract/orders';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type {
  Aftercare,
  FitLink,
  FitRefused,
  Order,
  OrderRefused,
} from '@tailorbird/domain/orders';
import { isConflict, isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

/** Fit confirmation of split orders. */
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
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200
      ? ok(answer.body.map(fromWireOrder))
      : err({ kind: 'unreachable' });
  };

  readonly confirmFit: Aftercare['confirmFit'] = async (number, { fit, comment, key }) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = { fit, comment, ...(key !== undefined && { key }) };
    const answer = await this.#client.send(completeOrder, { params: { number }, body });
    if (isConflict(answer)) {
      const kind: FitRefused['kind'] =
        answer.body.code === 'fit-already-answered' ? 'fit-already-answered' : 'fit-not-awaited';
      return err({ kind });
    }
    return toResult(answer);
  };

  readonly releaseRest: Aftercare['releaseRest'] = async (number, key) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(releaseRestOfOrder, {
      params: { number },
      body: key === undefined ? {} : { key },
    });
    return isConflict(answer) ? err({ kind: 'fit-not-awaited' }) : toResult(answer);
  };
}

const toResult = (answer: {
  readonly status: number | 'unreachable';
  readonly body?: unknown;
}): Result<Order, OrderRefused> => {
  switch (answer.status) {
    case 200:
      return ok(fromWireOrder(answer.body as Parameters<typeof fromWireOrder>[0]));
    case 403:
      return err({ kind: 'permission-denied' });
    case 404:
      return err({ kind: 'order-not-found' });
    default:
      return err({ kind: 'unreachable' });
  }
};
