import type { Discount } from '@tailorbird/domain/basket';
import { walletNames } from '@tailorbird/domain/checkout';
import { formatMoney, type NumberLocale, sum } from '@tailorbird/domain/kernel';
import type { Order } from '@tailorbird/domain/orders';
import type { Translate } from '../../platform/texts/texts.ts';
import type { SumLine } from '../../ui/SumList.tsx';
import { deducted, discountLabel } from './sumLines.ts';

/** Payment status with the payment means, if known. */
export const paidLabel = ({ paidBy }: Pick<Order, 'paidBy'>, t: Translate<'orders'>): string => {
  if (!paidBy) return t('sheet.paid');
  const { method, lastFour } = paidBy;
  if (lastFour !== null) return t('sheet.paidBy.cardEnding', { lastFour });
  return method === 'card'
    ? t('sheet.paidBy.card')
    : t('sheet.paidBy.wallet', { wallet: walletNames[method] });
};

export const orderSumLines = (
  order: Order,
  {
    t,
    tBasket,
    languageTag,
  }: {
    readonly t: Translate<'orders'>;
    readonly tBasket: Translate<'basket'>;
    readonly languageTag: NumberLocale;
  },
): readonly SumLine[] => {
  const speech = { t: tBasket, languageTag };
  const saving = (discount: Discount): SumLine => ({
    key: discount.kind === 'volume' ? 'volume' : `voucher ${discount.code}`,
    label: discountLabel(discount, speech),
    value: deducted(discount.amount, speech),
    look: 'saving',
  });
  const subtotal = sum(
    order.lines.map(({ priceExclDiscounts }) => priceExclDiscounts),
    order.total.currency,
  );
  return [
    { key: 'subtotal', label: t('sheet.subtotal'), value: formatMoney(subtotal, languageTag) },
    ...order.offerDiscounts.map(saving),
    ...order.voucherDiscounts.map(saving),
    ...(order.shippingAddress
      ? [
          {
            key: 'shipping',
            label: t('sheet.shipping', { method: order.shippingMethod.name }),
            value:
              order.shipping.amount === 0
                ? t('sheet.free')
                : formatMoney(order.shipping, languageTag),
          },
        ]
      : []),
    ...(order.credit.amount > 0
      ? [
          { key: 'before', label: t('sheet.total'), value: formatMoney(order.total, languageTag) },
          {
            key: 'credit',
            label: t('sheet.credit'),
            value: deducted(order.credit, speech),
            look: 'saving' as const,
          },
        ]
      : []),
    {
      key: 'paid',
      label: paidLabel(order, t),
      value: formatMoney(order.paid, languageTag),
      look: 'total',
    },
  ];
};
