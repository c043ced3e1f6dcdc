import {
  type Basket,
  type BasketSummary,
  cheapestShippingMethod,
  type Discount,
  type ShippingMethod,
  type SummaryDiscount,
} from '@tailorbird/domain/basket';
import {
  formatMoney,
  formatPercent,
  type Money,
  type NumberLocale,
} from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import type { Translate } from '../../platform/texts/texts.ts';
import type { SumLine } from '../../ui/SumList.tsx';

type Speech = { readonly t: Translate<'basket'>; readonly languageTag: NumberLocale };

export const deducted = (amount: Money, { languageTag }: Speech): string =>
  formatMoney({ ...amount, amount: -amount.amount }, languageTag);

export const discountLabel = (discount: Discount, { t }: Speech): string =>
  discount.kind === 'volume' ? t('summary.volume') : t('summary.voucher', { code: discount.code });

const methodOf = (
  summary: BasketSummary,
  basket: Pick<Basket, 'shippingMethods'>,
): ShippingMethod | null =>
  summary.shippingMethod ?? cheapestShippingMethod(basket.shippingMethods);

/** Shipping cost; the minimum before a method is chosen (PRICE-08). */
const shippingLine = (
  summary: BasketSummary,
  basket: Pick<Basket, 'shippingMethods'>,
  { t, languageTag }: Speech,
): SumLine => {
  const method = methodOf(summary, basket);
  const price =
    method && method.price.amount > 0 ? formatMoney(method.price, languageTag) : t('summary.free');
  return {
    key: 'shipping',
    label: summary.shippingMethod
      ? t('summary.shippingWith', { method: summary.shippingMethod.name })
      : t('summary.shipping'),
    value:
      summary.shippingMethod || method?.price.amount === 0
        ? price
        : t('summary.shippingFrom', { price }),
  };
};

/**
 * Basket summary as lines: pieces, discounts, vouchers, shipping, credit, total (PRICE-06).
 * `voucherAction` renders next to a voucher (GUARD-08).
 */
export const sumLines = (
  summary: BasketSummary,
  speech: Speech,
  basket: Pick<Basket, 'requiresShipping' | 'shippingMethods'>,
  voucherAction?: (code: string) => ReactNode,
): readonly SumLine[] => {
  const { t, languageTag } = speech;
  const discountLine = ({ discount, percent }: SummaryDiscount): SumLine => ({
    key: discount.kind === 'volume' ? 'volume' : `voucher ${discount.code}`,
    label: discountLabel(discount, speech),
    detail: percent === null ? undefined : `(${formatPercent(percent, languageTag)})`,
    value: deducted(discount.amount, speech),
    look: 'saving',
    action: discount.kind === 'voucher' && voucherAction?.(discount.code),
  });
  // The total excludes shipping until a method is chosen, and its label states that.
  const isWithoutShipping =
    basket.requiresShipping &&
    summary.shippingMethod === null &&
    methodOf(summary, basket)?.price.amount !== 0;
  return [
    {
      key: 'subtotal',
      label: t('summary.subtotal'),
      value: formatMoney(summary.subtotal, languageTag),
    },
    ...summary.discounts.map(discountLine),
    ...summary.vouchers.map(discountLine),
    ...(basket.requiresShipping ? [shippingLine(summary, basket, speech)] : []),
    ...summary.shippingDiscounts.map((discount) => ({
      key: `shipping ${discount.code}`,
      label: t('summary.shippingDiscount', { code: discount.code }),
      value: t('summary.shippingOff'),
      look: 'saving' as const,
      action: voucherAction?.(discount.code),
    })),
    ...(summary.credit.amount > 0
      ? [
          {
            key: 'credit',
            label: t('summary.credit'),
            value: deducted(summary.credit, speech),
            look: 'saving' as const,
          },
        ]
      : []),
    {
      key: 'total',
      label: t(isWithoutShipping ? 'summary.totalBeforeShipping' : 'summary.total'),
      value: formatMoney(summary.total, languageTag),
      look: 'total',
    },
  ];
};
