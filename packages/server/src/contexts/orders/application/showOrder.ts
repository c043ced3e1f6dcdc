import type { OrderDetails } from '@tailorbird/contract/orders';
import type { Locale } from '@tailorbird/domain/kernel';
import type { DescribedLevy } from '@tailorbird/domain/location';
import {
  cancelRefused,
  isMadeReturnable,
  lineStatusOf,
  type Order,
  type OrderLine,
  progressReached,
  type WithdrawalTerms,
  withdrawalRightOf,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import {
  describeLevies,
  describeLevy,
  describeVolume,
  hexOf,
  type Reader,
  type StoredLevies,
  showPiece,
} from '../../basket/index.ts';
import type { StoredOrder, StoredOrderLine } from '../store/orders.ts';

export const withdrawalTermsOf = ({ content }: Pick<StoredOrder, 'content'>): WithdrawalTerms => ({
  countryCode: (content.shippingAddress ?? content.sold)?.countryCode ?? null,
  standardSizesReturnable: content.standardSizesReturnable === true,
});

const soldOf = ({ content: { sold } }: StoredOrder): Order['sold'] =>
  sold ? { store: sold.store, means: sold.means, handover: sold.handover } : null;

const showLine = (
  order: StoredOrder,
  line: StoredOrderLine,
  levy: DescribedLevy | null,
  locale: Locale,
): OrderLine => ({
  ...showPiece(line.texts, line.snapshot, withdrawalTermsOf(order), locale),
  id: line.id,
  quantity: line.quantity,
  status: lineStatusOf(order, line),
  madeFirst: line.madeFirst,
  productClass: line.productClass,
  unitPrice: line.unitPrice,
  priceExclDiscounts: line.priceExclDiscounts,
  priceInclDiscounts: line.priceInclDiscounts,
  ...(levy && { levy }),
});

/**
 * Duties and taxes that were shown for an order. Old remakes stored those of the original
 * order, which do not apply to them.
 */
const leviesTold = ({ content: { levies }, lines }: StoredOrder): StoredLevies | null =>
  levies && (levies.remake || lines.some(({ unitPrice }) => unitPrice.amount > 0)) ? levies : null;

/**
 * Duties and taxes per line; if pieces were separated from a line since, only the total is
 * valid.
 */
const leviesOfLines = (levies: StoredLevies | null, { lines }: StoredOrder): StoredLevies | null =>
  levies?.lines.length === lines.length ? levies : null;

/** True if an order has a garment left that can be returned, so that production waits (ORDER-20). */
export const isProductionAwaited = (order: StoredOrder): boolean => {
  const terms = withdrawalTermsOf(order);
  return order.lines.some(
    ({ id, quantity, snapshot, productClass, texts: { size } }) =>
      quantity > withdrawnQuantity(order, id) &&
      isMadeReturnable({
        snapshot,
        productClass,
        withdrawalRight: withdrawalRightOf(
          { snapshot, isStandardSize: size?.isStandard === true },
          terms,
        ),
      }),
  );
};

/**
 * First day of production (ORDER-20). Absent once no garment is left that can be returned, and
 * for orders that start at once.
 */
export const productionFromOf = (order: StoredOrder): string | undefined =>
  isProductionAwaited(order) ? order.content.productionFrom : undefined;

export const showOrder = (order: StoredOrder, locale: Locale): Order => {
  const productionFrom = productionFromOf(order);
  const levies = leviesTold(order);
  const ofLines = leviesOfLines(levies, order);
  return {
    number: order.number,
    status: order.status,
    progress: progressReached(order.status, order.history),
    history: order.history,
    isCancellable: cancelRefused(order) === null,
    fitAnswer: order.fitAnswer,
    parcels: order.parcels,
    datePlaced: order.placedAt,
    email: order.email,
    isGuest: order.owner.kind === 'guest',
    remakeOf: order.content.remakeOf ?? null,
    sold: soldOf(order),
    lines: order.lines.map((line, place) =>
      showLine(order, line, describeLevy(ofLines, place, locale), locale),
    ),
    offerDiscounts: order.content.offerDiscounts,
    voucherDiscounts: order.content.voucherDiscounts,
    shippingDiscounts: order.content.shippingDiscounts,
    shippingMethod: {
      code: order.content.shippingMethod.code,
      name: order.content.shippingMethod.name[locale],
    },
    shipping: order.shipping,
    credit: order.credit,
    total: order.total,
    paid: order.paid,
    paidBy: order.paid.amount > 0 ? (order.content.paidBy ?? null) : null,
    refunds: order.refunds,
    withdrawals: order.withdrawals,
    shippingAddress: order.content.shippingAddress,
    dropPoint: order.content.dropPoint,
    billingAddress: order.content.billingAddress ?? order.content.shippingAddress,
    comment: order.comment,
    deliveryDays: order.content.deliveryDays,
    shippingDays: order.content.shippingDays,
    deliveryNote: order.content.deliveryNote ?? '',
    ...(productionFrom !== undefined && { productionFrom }),
    ...(levies && { levies: describeLevies(levies, locale) }),
  };
};

export const detailsOfOrder = (
  { owner, lines, content }: StoredOrder,
  { origin, locale }: Reader,
): OrderDetails => {
  const hexes = new Map(lines.map(({ id, texts }) => [id, hexOf(texts)]));
  return {
    origin,
    customerId: owner.kind === 'customer' ? owner.accountId : null,
    vouchers: content.vouchers,
    describeVolume: describeVolume(locale),
    detailsOf: ({ id }) => ({ hex: hexes.get(id) ?? '' }),
  };
};
