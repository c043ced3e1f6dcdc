import { toWireAddressToSend } from '@tailorbird/contract/checkout';
import {
  cancelOrder,
  declareWithdrawal,
  findForWithdrawal,
  fromWireForecast,
  fromWireGarmentPage,
  fromWireOrder,
  fromWireOwnGarment,
  fromWirePapers,
  fromWireWithdrawalView,
  issueInvoice,
  listOrders,
  listOwnGarments,
  listPapers,
  readGarmentPage,
  readOrder,
  readOrderAnalytics,
  readSplitForecast,
  readWithdrawal,
  sendOrderLink,
} from '@tailorbird/contract/orders';
import { err, type Result } from '@tailorbird/domain/kernel';
import {
  type GarmentPages,
  type InvoiceRefused,
  isGarmentCode,
  type Order,
  type OrderLinks,
  type OrderRefused,
  type Orders,
  type Papers,
  type SplitOrder,
  type Withdrawals,
  type WithdrawRefused,
} from '@tailorbird/domain/orders';
import type { Purchases } from '@tailorbird/domain/shell';
import { addressRefusalOf } from './addressRefusal.ts';
import type { HttpClient } from './client.ts';
import { isOrderNumber, orderRefusals, queryOf } from './orderAnswers.ts';
import { nothing, outcome } from './outcome.ts';

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

export class HttpOrderLinks implements OrderLinks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly send: OrderLinks['send'] = async ({ number, email }) => {
    const answer = await this.#client.send(sendOrderLink, {
      body: { order_number: number, email },
    });
    return outcome(answer, nothing, { 429: { kind: 'too-often' } });
  };
}

const invoiceRefusalOf = (code: string): InvoiceRefused =>
  code === 'order-cancelled' || code === 'no-seller' ? { kind: code } : { kind: 'invoice-issued' };

export class HttpPapers implements Papers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly of: Papers['of'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(listPapers, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, fromWirePapers, orderRefusals);
  };

  readonly issueInvoice: Papers['issueInvoice'] = async (
    number,
    { billingAddress, vatNumber },
    link,
  ) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = {
      ...(billingAddress && { billing_address: toWireAddressToSend(billingAddress) }),
      ...(vatNumber !== '' && { vat_number: vatNumber }),
    };
    const answer = await this.#client.send(issueInvoice, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWirePapers, {
      ...orderRefusals,
      400: (errors) =>
        'vat_number' in errors
          ? { kind: 'invalid-vat-number' as const }
          : addressRefusalOf(errors.billing_address, billingAddress),
      409: ({ code }) => invoiceRefusalOf(code),
    });
  };
}

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

export class HttpWithdrawals implements Withdrawals {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Withdrawals['find'] = async ({ number, email }) => {
    const answer = await this.#client.send(findForWithdrawal, {
      body: { order_number: number, email },
    });
    return outcome(answer, ({ order_number, link }) => ({ number: order_number, link }), {
      ...orderRefusals,
      429: { kind: 'too-often' },
    });
  };

  readonly of: Withdrawals['of'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readWithdrawal, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, fromWireWithdrawalView, orderRefusals);
  };

  readonly declare: Withdrawals['declare'] = async (number, chosen, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const body = { lines: chosen.map(({ lineId, quantity }) => ({ line: lineId, quantity })) };
    const answer = await this.#client.send(declareWithdrawal, {
      params: { number },
      query: queryOf(link),
      body,
    });
    return outcome(answer, fromWireWithdrawalView, {
      ...orderRefusals,
      409: ({ code }) => withdrawRefusalOf(code),
    });
  };
}

export class HttpGarmentPages implements GarmentPages {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: GarmentPages['find'] = async (code) => {
    if (!isGarmentCode(code)) return err({ kind: 'not-found' });
    const answer = await this.#client.send(readGarmentPage, { params: { code } });
    return outcome(answer, fromWireGarmentPage, { 404: { kind: 'not-found' } });
  };

  readonly ofOrder: GarmentPages['ofOrder'] = async (number, link) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(listOwnGarments, {
      params: { number },
      query: queryOf(link),
    });
    return outcome(answer, (garments) => garments.map(fromWireOwnGarment), orderRefusals);
  };
}

export class HttpPurchases implements Purchases {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly purchase: Purchases['purchase'] = async (number) => {
    if (!isOrderNumber(number)) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrderAnalytics, { params: { number } });
    return outcome(
      answer,
      ({ google_analytics: google, segment_analytics: segment }) => ({ google, segment }),
      { 403: orderRefusals[404], 404: orderRefusals[404] },
    );
  };
}
