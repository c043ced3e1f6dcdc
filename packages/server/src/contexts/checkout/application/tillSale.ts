import { noShippingRequired } from '@tailorbird/domain/basket';
import {
  checkTillSale,
  type Handover,
  type TillSale,
  type TillSaleFailures,
  type TillSaleForm,
} from '@tailorbird/domain/checkout';
import { type Result, zero } from '@tailorbird/domain/kernel';
import { estimateDelivery } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import type { Settings } from '../../../platform/runtime/settings.ts';
import { createToken, hashToken } from '../../../platform/session/secrets.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import {
  type BasketView,
  defaultShippingDays,
  handedOver,
  shippingTexts,
  storePickup,
  type ViewedLine,
} from '../../basket/index.ts';
import {
  insertTillEntry,
  type OrderDraft,
  orderOfSale,
  type WithArrivals,
} from '../../orders/index.ts';
import type { StoredPayment } from '../store/payments.ts';

/** A sale requested by a permitted store user. */
export type TillSaleOrdered = {
  readonly asked: TillSaleForm;
  readonly isForCustomer: boolean;
  readonly accountId: number;
  readonly visitor: Visitor;
};

export const soldLine = ({ product: { type }, stored: { snapshot } }: ViewedLine) => ({
  isFromStock: type.isStockItem,
  requiresShipping: type.requiresShipping,
  hasSize: snapshot.userSizeId !== null,
});

/**
 * A basket as sold in a store: goods handed over are not shipped, and only customers themselves
 * can spend credit.
 */
export const viewAtTill = (view: BasketView, handover: Handover): BasketView => {
  const none = zero(view.currency);
  const withoutCredit = {
    ...view,
    credit: { ...view.credit, active: false, allocatedByServer: none },
  };
  if (handover === 'delivery') return withoutCredit;
  const shippingMethods = [
    {
      code: noShippingRequired,
      name: noShippingRequired,
      description: '',
      price: none,
      discount: none,
    },
  ];
  return {
    ...withoutCredit,
    destination: null,
    priced: { ...view.priced, requiresShipping: false, shippingMethods, shippingDiscounts: [] },
  };
};

export const checkSale = (
  { stores }: Pick<Settings, 'stores'>,
  view: BasketView,
  { asked, isForCustomer }: TillSaleOrdered,
): Result<TillSale, TillSaleFailures> =>
  checkTillSale(asked, { stores, isForCustomer, lines: view.lines.map(soldLine) });

const handoverOf = (
  draft: OrderDraft,
  view: BasketView,
  { handover }: TillSale['sold'],
): Partial<OrderDraft['content']> => {
  // A parcel to the store takes as long as the cheapest method.
  const shippingDays = {
    now: null,
    pickup: defaultShippingDays,
    delivery: draft.content.shippingDays,
  }[handover];
  const deliveryDays = estimateDelivery({
    placedAt: view.at,
    productClasses: draft.lines.map(({ productClass }) => productClass),
    shippingDays,
    comment: draft.comment,
  });
  if (handover === 'delivery') return { deliveryDays };
  const code = handover === 'now' ? handedOver : storePickup;
  return { shippingMethod: { code, name: shippingTexts(code).name }, shippingDays, deliveryDays };
};

/**
 * The order of a store sale. Without a customer account it belongs to a guest with an unused
 * key; they read it by the link in their mail.
 */
export const draftOfSale = (
  draft: OrderDraft,
  view: BasketView,
  { sold, email }: TillSale,
  { random }: WithRandom,
): OrderDraft => {
  // Sales in a store cannot be withdrawn from, so production starts at once.
  const { productionFrom: _, ...content } = draft.content;
  return {
    ...draft,
    content: { ...content, ...handoverOf(draft, view, sold), sold },
    ...(email !== null && { owner: { kind: 'guest', guestKey: hashToken(createToken(random)) } }),
  };
};

/**
 * Records the till payment and seller of a new order; pieces handed over are marked as
 * delivered.
 */
export const recordSale = async (
  trx: Queries,
  shop: WithClock & WithArrivals,
  { orderNumber, amount }: StoredPayment,
  { accountId, visitor }: TillSaleOrdered,
  { sold }: TillSale,
): Promise<void> => {
  if (orderNumber === null) throw new Error('The sale has no order');
  const now = shop.clock();
  const { store, means, reference } = sold;
  await insertTillEntry(
    trx,
    { kind: 'sale', orderNumber, store, means, reference, amount, accountId },
    now,
  );
  await recordAct(trx, visitor, { action: 'sold-at-till', about: orderNumber }, now);
  const order = await orderOfSale(trx, orderNumber);
  if (sold.handover === 'now' && order) await shop.orderDelivered(trx, order, now);
};
