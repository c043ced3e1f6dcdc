import type { BasketDetails } from '@tailorbird/contract/basket';
import {
  type Basket,
  type BasketLine,
  isPreOrder,
  type PendingPayment,
  type ShippingMethod,
} from '@tailorbird/domain/basket';
import {
  formatPercent,
  type Locale,
  languageTags,
  type Money,
  money,
} from '@tailorbird/domain/kernel';
import type { DescribedLevy } from '@tailorbird/domain/location';
import { storedCutFor } from '@tailorbird/domain/sizing';
import type texts from '../../../../locales/en/basket.json';
import { textsOf } from '../../../platform/texts/texts.ts';
import { productIdOf } from '../../catalog/index.ts';
import { describeShipping } from './forecast.ts';
import { describeLevies, describeLevy, describeMethodLevies, leviesOfBasket } from './levies.ts';
import { hexOf, type LineTexts, lineTexts, showPiece } from './lineTexts.ts';
import type { BasketView, ViewedLine } from './price.ts';

const textsIn = textsOf<typeof texts>('basket');

export type Reader = { readonly origin: string; readonly locale: Locale };

export const describeVolume =
  (locale: Locale) =>
  (percent: number): string =>
    textsIn(locale)('volumeOffer', { percent: formatPercent(percent, languageTags[locale]) });

export const showShippingMethods = (
  view: BasketView,
  locale: Locale,
): readonly ShippingMethod[] => {
  const productClasses = view.lines.map(({ product }) => product.type.productClass);
  return view.priced.shippingMethods.map((method) => {
    const described = describeShipping({
      at: view.at,
      productClasses,
      productionFrom: view.productionFrom,
      code: method.code,
      locale,
    });
    const levies = describeMethodLevies(view, method.price, locale);
    return {
      ...method,
      ...described,
      description: levies === null ? described.description : `${described.description} ${levies}.`,
    };
  });
};

const textsOfLine = ({ stored, product }: ViewedLine): LineTexts => {
  const version = stored.snapshot.userSizeVersion;
  const size = stored.size && {
    id: stored.size.id,
    title: stored.size.title,
    ...(version !== undefined && { version }),
    ...(stored.size.wearer !== undefined && { wearer: stored.size.wearer }),
    ...(stored.size.wearerId !== undefined && { wearerId: stored.size.wearerId }),
    ...storedCutFor(stored.size.cutFor),
    ...(stored.size.isStandard && { isStandard: true as const }),
  };
  return lineTexts(product.type, stored.snapshot, size);
};

/**
 * The price when the piece was added, if it is higher now; if it is lower, the lowest price of
 * the 30 days before the reduction (LEGAL-11).
 */
const formerPriceOf = ({
  stored: { addedPrice },
  product,
  unitPrice,
}: ViewedLine): Money | null => {
  const { currency } = unitPrice;
  if (addedPrice?.currency !== currency || addedPrice.amount === unitPrice.amount) return null;
  if (addedPrice.amount < unitPrice.amount) return addedPrice;
  const prior = product.type.priorPrices?.[currency];
  return prior === undefined ? null : money(prior, currency);
};

const showLine = (
  line: ViewedLine,
  texts: LineTexts,
  levy: DescribedLevy | null,
  terms: BasketView['withdrawalTerms'],
  locale: Locale,
): BasketLine => {
  const formerPrice = formerPriceOf(line);
  return {
    ...showPiece(texts, line.stored.snapshot, terms, locale),
    id: line.stored.id,
    quantity: line.stored.quantity,
    dateCreated: line.stored.createdAt,
    productClass: line.product.type.productClass,
    unitPrice: line.unitPrice,
    priceExclDiscounts: line.priceExclDiscounts,
    priceInclDiscounts: line.priceInclDiscounts,
    preOrder: isPreOrder(line.product.type.slug),
    ...(formerPrice && { formerPrice }),
    ...(levy && { levy }),
  };
};

/**
 * A basket in its reader's language, with the additional fields of the API. `pending` is the
 * payment that a frozen basket waits for.
 */
export const showBasket = (
  view: BasketView,
  { origin, locale }: Reader,
  pending: PendingPayment | null,
): { readonly basket: Basket; readonly details: BasketDetails } => {
  const { stored, lines, priced, vouchers, credit } = view;
  const shown = lines.map((line) => ({ line, texts: textsOfLine(line) }));
  const details = new Map(
    shown.map(({ line: { stored: kept, product }, texts }) => [
      kept.id,
      { hex: hexOf(texts), productId: productIdOf(product.type, product.giftCardTier) },
    ]),
  );
  const levies = leviesOfBasket(view);
  const content = {
    id: stored.id,
    lines: shown.map(({ line, texts }, place) =>
      showLine(line, texts, describeLevy(levies, place, locale), view.withdrawalTerms, locale),
    ),
    itemCount: priced.itemCount,
    total: priced.total,
    offerDiscounts: priced.offerDiscounts,
    voucherDiscounts: priced.voucherDiscounts,
    shippingDiscounts: priced.shippingDiscounts,
    voucherCodes: vouchers.map(({ code }) => code),
    requiresShipping: priced.requiresShipping,
    shippingMethods: showShippingMethods(view, locale),
    activeShippingMethodCode: stored.shippingMethodCode,
    credit,
    ...(levies && { levies: describeLevies(levies, locale) }),
  };
  return {
    basket:
      stored.status === 'Open'
        ? { ...content, status: 'Open' }
        : { ...content, status: 'Frozen', pendingPayment: pending },
    details: {
      origin,
      customerId: stored.owner.kind === 'customer' ? stored.owner.accountId : null,
      vouchers,
      describeVolume: describeVolume(locale),
      detailsOf: ({ id }) => details.get(id) ?? { hex: '', productId: 0 },
    },
  };
};
