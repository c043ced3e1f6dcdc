import {
  answerSizeProposal,
  forgetFit,
  fromWireOrder,
  fromWireProposal,
  fromWireWorn,
  listDeliveredOrders,
  listSizeProposals,
  listWornGarments,
  sendFitFeedback,
} from '@tailorbird/contract/orders';
import { err } from '@tailorbird/domain/kernel';
import type { FitFeedbacks, LinkedOrder } from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals } from './orderAnswers.ts';
import { nothing, outcome } from './outcome.ts';

const reached = (of: LinkedOrder | null) =>
  of ? { order: of.orderNumber, ...(of.link !== null && { link: of.link }) } : {};

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
    return outcome(answer, (orders) => orders.map(fromWireOrder), { 403: orderRefusals[403] });
  };

  readonly send: FitFeedbacks['send'] = async (
    { orderNumber: number, lineId },
    { zones, washed },
    link,
  ) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = { line: lineId, zones, washed, ...(link !== null && { link }) };
    const answer = await this.#client.send(sendFitFeedback, { params: { number }, body });
    return outcome(answer, nothing, { ...orderRefusals, 429: { kind: 'too-often' } });
  };

  readonly worn: FitFeedbacks['worn'] = async () =>
    outcome(await this.#client.send(listWornGarments, {}), (body) => body.map(fromWireWorn));

  readonly remove: FitFeedbacks['remove'] = async (lineId) => {
    const answer = await this.#client.send(forgetFit, { params: { id: String(lineId) } });
    return outcome(answer, nothing, { ...orderRefusals, 429: { kind: 'too-often' } });
  };

  readonly proposals: FitFeedbacks['proposals'] = async (of) => {
    const answer = await this.#client.send(listSizeProposals, { query: reached(of) });
    return outcome(answer, (proposals) => proposals.map(fromWireProposal), orderRefusals);
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
    return outcome(answer, nothing, {
      ...orderRefusals,
      409: { kind: 'proposal-outdated' },
      429: { kind: 'too-often' },
    });
  };
}
