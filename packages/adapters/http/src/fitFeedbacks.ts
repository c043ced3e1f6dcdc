import {
  answerSizeProposal,
  forgetFit,
  fromWireOrder,
  fromWireProposal,
  fromWireWorn,
  listDeliveredOrders,
  listSizeProposals,
  listWornGarments,
  orderNumber,
  tellFit,
} from '@tailorbird/contract/orders';
import { err, ok } from '@tailorbird/domain/kernel';
import type { FitFeedbacks, LinkedOrder } from '@tailorbird/domain/orders';
import { isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const reached = (of: LinkedOrder | null) =>
  of ? { order: of.orderNumber, ...(of.link !== null && { link: of.link }) } : {};

/** Fit feedback on delivered garments. */
export class HttpFitFeedbacks implements FitFeedbacks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly delivered: FitFeedbacks['delivered'] = async (link) => {
    const answer = await this.#client.send(
      listDeliveredOrders,
      link === null ? {} : { query: { link } },
    );
    if (isForbidden(answer)) return err({ kind: 'permission-denied' });
    return answer.status === 200
      ? ok(answer.body.map(fromWireOrder))
      : err({ kind: 'unreachable' });
  };

  readonly tell: FitFeedbacks['tell'] = async (
    { orderNumber: number, lineId },
    { zones, washed },
    link,
  ) => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const body = { line: lineId, zones, washed, ...(link !== null && { link }) };
    const answer = await this.#client.send(tellFit, { params: { number }, body });
    switch (answer.status) {
      case 200:
        return ok(null);
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly worn: FitFeedbacks['worn'] = async () => {
    const answer = await this.#client.send(listWornGarments, {});
    return answer.status === 200 ? ok(answer.body.map(fromWireWorn)) : err({ kind: 'unreachable' });
  };

  readonly forget: FitFeedbacks['forget'] = async (lineId) => {
    const answer = await this.#client.send(forgetFit, { params: { id: String(lineId) } });
    switch (answer.status) {
      case 204:
        return ok(null);
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly proposals: FitFeedbacks['proposals'] = async (of) => {
    const answer = await this.#client.send(listSizeProposals, { query: reached(of) });
    switch (answer.status) {
      case 200:
        return ok(answer.body.map(fromWireProposal));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly answerProposal: FitFeedbacks['answerProposal'] = async (
    { size, basis },
    answered,
    of,
  ) => {
    const answer = await this.#client.send(answerSizeProposal, {
      params: { id: String(size.id) },
      body: { answer: answered, basis, ...reached(of) },
    });
    switch (answer.status) {
      case 200:
        return ok(null);
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      case 409:
        return err({ kind: 'proposal-outdated' });
      case 429:
        return err({ kind: 'too-often' });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
