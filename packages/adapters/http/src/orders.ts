import { fromWireAddress } from '@tailorbird/contract/checkout';
import { fromWireMoney } from '@tailorbird/contract/money';
import { listOrders, orderNumber, readOrder, type WireOrder, type WireOrderLine } from '@tailorbird/contract/orders';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Order, OrderLine, OrderRefused, Orders } from '@tailorbird/domain/orders';
import { discountOf, pieceOf } from './basket.ts';
import type { HttpClient } from './client.ts';

const orderLineOf = (line: WireOrderLine): OrderLine => {
  const { product } = line.product_info;
  return {
    ...pieceOf(line),
    id: line.id,
    quantity: line.quantity,
    status: line.status,
    title: product.title,
    productClass: product.product_class,
    unitPrice: fromWireMoney(product.price.incl_tax, product.price.currency),
    priceExclDiscounts: fromWireMoney(line.price_incl_tax_excl_discounts, line.price_currency),
    priceInclDiscounts: fromWireMoney(line.price_incl_tax_incl_discounts, line.price_currency),
  };
};

const orderOf = (order: WireOrder): Order => {
  const { currency } = order;
  return {
    number: order.number,
    status: order.status,
    datePlaced: order.date_placed,
    email: order.email,
    lines: order.lines.map(orderLineOf),
    offerDiscounts: order.offer_discounts.map((discount) => discountOf(discount, currency)),
    voucherDiscounts: order.voucher_discounts.map((discount) => discountOf(discount, currency)),
    shippingDiscounts: order.shipping_discounts.map((discount) => discountOf(discount, currency)),
    shippingMethod: { code: order.shipping_code, name: order.shipping_method },
    shipping: fromWireMoney(order.shipping_incl_tax, currency),
    credit: fromWireMoney(order.credit_used, currency),
    total: fromWireMoney(order.total_incl_tax, currency),
    paid: fromWireMoney(order.amount_paid, currency),
    shippingAddress: order.shipping_address && fromWireAddress(order.shipping_address),
    billingAddress: order.billing_address && fromWireAddress(order.billing_address),
    comment: order.comment,
    deliveryDays: order.delivery_time,
  };
};

const unreachable: Result<never, OrderRefused> = err({ kind: 'unreachable' });

/** Orders over HTTP. */
export class HttpOrders implements Orders {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> => {
    const answer = await this.#client.send(listOrders);
    if (answer.status === 403) return err({ kind: 'permission-denied' });
    return answer.status === 200 ? ok(answer.body.map(orderOf)) : unreachable;
  };

  readonly byNumber = async (number: string): Promise<Result<Order, OrderRefused>> => {
    if (!orderNumber.safeParse(number).success) return err({ kind: 'order-not-found' });
    const answer = await this.#client.send(readOrder, { params: { number } });
    switch (answer.status) {
      case 200:
        return ok(orderOf(answer.body));
      case 403:
        return err({ kind: 'permission-denied' });
      case 404:
        return err({ kind: 'order-not-found' });
      default:
        return unreachable;
    }
  };
}
