import { paymentLines } from '@tailorbird/domain/checkout';
import { type Locale, money } from '@tailorbird/domain/kernel';
import { countryOfTaxNumber } from '@tailorbird/domain/location';
import { taxCountryOf } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/checkout.json';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { taxRateOf } from '../../location/index.ts';
import type { OrderDraft } from '../../orders/index.ts';
import type { BoughtLine } from './paymentProvider.ts';

const textsIn = textsOf<typeof texts>('checkout');

/** Order lines in the buyer's language; they add up to the amount to pay. */
export const boughtLines = (
  { settings: { seller } }: WithSettings,
  { currency, lines, shipping, credit, content }: OrderDraft,
  locale: Locale,
): readonly BoughtLine[] => {
  const rate = taxRateOf(taxCountryOf(content, seller && countryOfTaxNumber(seller.taxNumber)));
  const paid = {
    lines: lines.map(({ quantity, priceInclDiscounts, productClass }) => ({
      quantity,
      price: money(priceInclDiscounts, currency),
      isTaxed: productClass !== 'Gift Card',
    })),
    shipping: money(shipping, currency),
    credit: money(credit, currency),
  };
  const described = (of: number | 'shipping' | 'credit'): string => {
    if (of === 'shipping') return content.shippingMethod.name[locale];
    const line = of === 'credit' ? undefined : lines[of]?.texts;
    return line
      ? [line.clothingType.title[locale], line.variantTitle[locale]].filter(Boolean).join(', ')
      : textsIn(locale)('methods.credit');
  };
  return paymentLines(paid, rate).map(({ of, ...line }, place) => ({
    id: String(place + 1),
    description: described(of),
    ...line,
  }));
};
