import {
  activateCredit,
  addProduct,
  addVoucher,
  type BasketReason,
  basketReasons,
  changeLine,
  changePiece,
  countBasket,
  deactivateCredit,
  readBasket,
  removeLine,
  removeVoucher,
  type WireBasket,
  type WireBasketLine,
  type WireDiscount,
  type WirePiece,
  type WirePieceChange,
  type WirePieceToAdd,
  type WireShippingMethod,
} from '@tailorbird/contract/basket';
import { messagesOf } from '@tailorbird/contract/messages';
import { fromWireMoney } from '@tailorbird/contract/money';
import type {
  AddRequest,
  Basket,
  BasketLine,
  BasketRefused,
  Baskets,
  Discount,
  LineSnapshot,
  PieceChange,
  ShippingMethod,
  VoucherNotAdded,
} from '@tailorbird/domain/basket';
import { type Currency, err, money, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

/** What identifies a piece on the wire, as the snapshot of a line. */
export const snapshotOf = (piece: WirePiece): LineSnapshot => ({
  clothingTypeId: piece.clothing_type.id,
  fabricColorId: piece.fabric_color?.id ?? null,
  selectedProperties: Object.fromEntries(piece.selected_properties.map(({ collection, id }) => [collection, id])),
  initials: piece.initials,
  userSizeId: piece.user_size?.id ?? null,
  ...(piece.user_size_version !== undefined && { userSizeVersion: piece.user_size_version }),
  note: piece.note,
  giftCardTier: piece.gift_card_tier,
  ...(piece.gift && { gift: piece.gift }),
});

/** What a basket line and an order line show alike. */
export const pieceOf = (piece: WirePiece) => ({
  snapshot: snapshotOf(piece),
  clothingTypeSlug: piece.clothing_type.slug,
  variantId: piece.variant_id,
  variantTitle: piece.variant_title,
  imagePath: piece.image_path,
  fabricColor: piece.fabric_color && {
    id: piece.fabric_color.id,
    title: piece.fabric_color.title,
    fabricTitle: piece.fabric_color.fabric_title,
  },
  properties: piece.selected_properties.map(({ collection_title, title }) => ({ label: collection_title, title })),
  supportsInitials: piece.clothing_type.supports_initials,
  supportsMultipleFabrics: piece.clothing_type.supports_multiple_fabrics,
  size: piece.user_size,
});

const lineOf = (line: WireBasketLine): BasketLine => ({
  ...pieceOf(line),
  id: line.id,
  quantity: line.quantity,
  dateCreated: line.date_created,
  title: line.product.title,
  productClass: line.product.product_class,
  unitPrice: fromWireMoney(line.product.price.incl_tax, line.product.price.currency),
  priceExclDiscounts: fromWireMoney(line.price_incl_tax_excl_discounts, line.price_currency),
  priceInclDiscounts: fromWireMoney(line.price_incl_tax_incl_discounts, line.price_currency),
  preOrder: line.pre_order,
});

export const discountOf = (discount: WireDiscount, currency: Currency): Discount => ({
  name: discount.name,
  amount: fromWireMoney(discount.amount, currency),
  voucherCode: discount.voucher?.code ?? null,
});

const shippingMethodOf = (method: WireShippingMethod): ShippingMethod => ({
  code: method.code,
  name: method.name,
  description: method.description,
  price: fromWireMoney(method.price.incl_tax, method.price.currency),
  discount: money(Math.round(method.discount * 100), method.price.currency),
});

/** The basket of the wire as the domain's. */
export const basketOf = (wire: WireBasket): Basket => {
  const { currency } = wire;
  const content = {
    id: wire.id,
    lines: wire.all_lines.map(lineOf),
    itemCount: wire.num_items,
    total: fromWireMoney(wire.total_incl_tax, currency),
    offerDiscounts: wire.offer_discounts.map((discount) => discountOf(discount, currency)),
    voucherDiscounts: wire.voucher_discounts.map((discount) => discountOf(discount, currency)),
    shippingDiscounts: wire.shipping_discounts.map((discount) => discountOf(discount, currency)),
    voucherCodes: wire.voucher_codes,
    requiresShipping: wire.requires_shipping,
    shippingMethods: wire.shipping_methods.map(shippingMethodOf),
    activeShippingMethodCode: wire.active_shipping_method_code,
    credit: {
      active: wire.account_payment_active,
      available: fromWireMoney(wire.account_allocations.total, currency),
      allocatedByServer: fromWireMoney(wire.account_allocations.total_allocated, currency),
    },
  };
  return wire.status === 'Open' ? { ...content, status: 'Open' } : { ...content, status: 'Frozen', pendingPayment: wire.pending_payment };
};

const refusals: Readonly<Record<BasketReason, BasketRefused>> = {
  'Out Of Stock': { kind: 'out-of-stock' },
  'Stock Limit Exceeded': { kind: 'quantity-exceeded' },
  'Quantity Exceeded': { kind: 'quantity-exceeded' },
  'Not Available': { kind: 'fabric-color-not-available' },
  'Missing UserSize': { kind: 'missing-size' },
  'Wrong Size Type': { kind: 'wrong-size-type' },
  'Missing Selected Properties': { kind: 'missing-properties' },
  'Basket Frozen': { kind: 'basket-frozen' },
};

const isBasketReason = (reason: unknown): reason is BasketReason => (basketReasons as readonly unknown[]).includes(reason);

/** BASKET-18 … BASKET-22: the reason of a refusal; what is not on the list is told in the server's words. */
export const refusalOf = (body: Readonly<Record<string, unknown>>): BasketRefused => {
  const { reason } = body;
  if (isBasketReason(reason)) return refusals[reason];
  const fields = typeof reason === 'object' && reason !== null ? reason : body;
  return 'quantity' in fields ? { kind: 'invalid-quantity' } : { kind: 'basket-refused', message: messagesOf(body).join('\n') };
};

const toAdd = (request: AddRequest): WirePieceToAdd => {
  const { clothingTypeId, productId, fabricColorId, selectedProperties, userSizeId, userSizeVersion, initials, note, gift, quantity } =
    request;
  const piece = {
    fabric_color_id: fabricColorId,
    selected_properties: { ...selectedProperties },
    user_size_id: userSizeId,
    ...(userSizeVersion !== undefined && { user_size_version: userSizeVersion }),
    initials,
    note,
    ...(gift && { gift }),
    quantity,
  };
  return productId === null ? { clothing_type_id: clothingTypeId, ...piece } : { product_id: productId, ...piece };
};

const toChange = ({
  fabricColorId,
  selectedProperties,
  userSizeId,
  userSizeVersion,
  initials,
  note,
  gift,
}: PieceChange): WirePieceChange => ({
  ...(fabricColorId !== undefined && { fabric_color_id: fabricColorId }),
  ...(selectedProperties !== undefined && { selected_properties: { ...selectedProperties } }),
  ...(userSizeId !== undefined && { user_size_id: userSizeId }),
  ...(userSizeVersion !== undefined && { user_size_version: userSizeVersion }),
  ...(initials !== undefined && { initials }),
  ...(note !== undefined && { note }),
  ...(gift !== undefined && { gift }),
});

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

/** The basket over HTTP. */
export class HttpBaskets implements Baskets {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly current = async (): Promise<Result<Basket, BasketRefused>> => {
    const answer = await this.#client.send(readBasket);
    return answer.status === 200 ? ok(basketOf(answer.body)) : unreachable;
  };

  readonly count = async (): Promise<Result<number, BasketRefused>> => {
    const answer = await this.#client.send(countBasket);
    return answer.status === 200 ? ok(answer.body.count) : unreachable;
  };

  readonly add = async (request: AddRequest): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(addProduct, { body: toAdd(request) }));

  readonly changeQuantity = async (lineId: number, quantity: number): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(changeLine, { params: { id: lineId }, body: { quantity } }));

  readonly changePiece = async (lineId: number, change: PieceChange): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(changePiece, { params: { id: lineId }, body: toChange(change) }));

  readonly remove = async (lineId: number): Promise<Result<Basket, BasketRefused>> =>
    this.#changed(await this.#client.send(removeLine, { params: { id: lineId } }));

  readonly addVoucher = async (code: string): Promise<Result<{ readonly type: 'voucher' | 'account' }, VoucherNotAdded>> => {
    const answer = await this.#client.send(addVoucher, { body: { vouchercode: code } });
    if (answer.status === 200) return ok({ type: answer.body.type });
    return answer.status === 'unreachable' ? unreachable : err({ kind: 'voucher-not-added', reasons: messagesOf(answer.body) });
  };

  readonly removeVoucher = async (code: string): Promise<Result<Basket, VoucherNotAdded>> => {
    const answer = await this.#client.send(removeVoucher, { body: { vouchercode: code } });
    if (answer.status === 200) return ok(basketOf(answer.body));
    return answer.status === 'unreachable' ? unreachable : err({ kind: 'voucher-not-added', reasons: messagesOf(answer.body) });
  };

  readonly activateCredit = async (): Promise<Result<Basket, BasketRefused>> => this.#changed(await this.#client.send(activateCredit));

  readonly deactivateCredit = async (): Promise<Result<Basket, BasketRefused>> => this.#changed(await this.#client.send(deactivateCredit));

  /** Servers answer a change with the basket, with the line, or with nothing; in the last two cases the basket is read again. */
  readonly #changed = async (
    answer:
      | { readonly status: 200; readonly body: WireBasket }
      | { readonly status: 400 | 403 | 404 | 406; readonly body: Readonly<Record<string, unknown>> }
      | { readonly status: 'unreachable'; readonly http: number | null },
  ): Promise<Result<Basket, BasketRefused>> => {
    switch (answer.status) {
      case 200:
        return ok(basketOf(answer.body));
      case 404:
        return err({ kind: 'line-not-found' });
      case 'unreachable':
        return answer.http !== null && answer.http >= 200 && answer.http < 300 ? this.current() : unreachable;
      default:
        return err(refusalOf(answer.body));
    }
  };
}
