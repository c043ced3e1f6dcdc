import {
  type Basket,
  type BasketSummary,
  cheapestShippingMethod,
  type ShippingMethod,
  type SummaryDiscount,
} from '@tailorbird/domain/basket';
import { formatMoney, type Money, type NumberLocale } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import type { SumLine } from '../../ui/SumList.tsx';
import type { Translate } from '../texts/texts.ts';

type Speech = { readonly t: Translate<'basket'>; readonly languageTag: NumberLocale };

/** An amount that is taken off. */
export const taken = (amount: Money, { languageTag }: Speech): string =>
  formatMoney({ ...amount, amount: -amount.amount }, languageTag);

/** Percentages as their reader writes numbers; whole ones without decimals. */
const percentText = (percent: number, { t, languageTag }: Speech): string =>
  t('summary.percent', {
    percent: new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2 }).format(percent),
  });

/** The shop's own offers have names for machines; a voucher is known by its code. */
export const discountLabel = (
  discount: Pick<SummaryDiscount, 'name' | 'voucherCode'>,
  { t }: Speech,
): string => {
  if (/^volume-\d+$/.test(discount.name)) return t('summary.volume');
  return discount.voucherCode
    ? t('summary.voucher', { code: discount.voucherCode })
    : discount.name;
};

/** The method that was chosen, or the one that costs least. */
const methodOf = (
  summary: BasketSummary,
  basket: Pick<Basket, 'shippingMethods'>,
): ShippingMethod | null =>
  summary.shippingMethod ?? cheapestShippingMethod(basket.shippingMethods);

/** What shipping costs; before a method is chosen, what it costs at least (PRICE-08). */
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

/** The summary of a basket as lines: pieces, discounts, vouchers, shipping, credit, total (PRICE-06). `voucherAction` stands beside a voucher (GUARD-08). */
export const sumLines = (
  summary: BasketSummary,
  speech: Speech,
  basket: Pick<Basket, 'requiresShipping' | 'shippingMethods'>,
  voucherAction?: (code: string) => ReactNode,
): readonly SumLine[] => {
  const { t, languageTag } = speech;
  const discountLine = (discount: SummaryDiscount): SumLine => ({
    key: `${discount.name} ${discount.voucherCode}`,
    label: discountLabel(discount, speech),
    detail: discount.percent === null ? undefined : `(${percentText(discount.percent, speech)})`,
    value: taken(discount.amount, speech),
    look: 'saving',
    action: discount.voucherCode && voucherAction?.(discount.voucherCode),
  });
  // What comes on top once a method is chosen is not in the total yet, and the total says so.
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
      key: `shipping ${discount.voucherCode}`,
      label: t('summary.shippingDiscount', { code: discount.voucherCode ?? discount.name }),
      value: t('summary.shippingOff'),
      look: 'saving' as const,
      action: discount.voucherCode && voucherAction?.(discount.voucherCode),
    })),
    ...(summary.credit.amount > 0
      ? [
          {
            key: 'credit',
            label: t('summary.credit'),
            value: taken(summary.credit, speech),
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
