import {
  answerSizeProposal,
  completeOrder,
  forgetFit,
  fromWireOrder,
  fromWireProposal,
  fromWireWorn,
  listCompletableOrders,
  listDeliveredOrders,
  listSizeProposals,
  listWornGarments,
  releaseRestOfOrder,
  sendFitFeedback,
} from '@tailorbird/contract/orders';
import { err, type Result } from '@tailorbird/domain/kernel';
import type {
  Aftercare,
  FitFeedbacks,
  FitLink,
  LinkedOrder,
  Order,
  OrderRefused,
} from '@tailorbird/domain/orders';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals } from './orderAnswers.ts';
import { nothing, outcome } from './outcome.ts';

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
