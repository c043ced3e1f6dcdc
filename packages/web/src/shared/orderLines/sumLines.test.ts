import { type Basket, summarizeBasket } from '@tailorbird/domain/basket';
import { ruleFigures } from '@tailorbird/domain/content';
import { type Locale, languageTags, money } from '@tailorbird/domain/kernel';
import { aBasket, aLine } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/texts/allTexts.ts';
import { createTexts } from '../../platform/texts/textStore.ts';
import { sumLines } from './sumLines.ts';

const linesOf = async (basket: Basket, locale: Locale = 'en'): Promise<readonly string[]> => {
  const store = createTexts(async (of) => textsOf(of, 'basket'), ruleFigures);
  await store.load(locale, ['basket']);
  const speech = { t: store.translate(locale, 'basket'), languageTag: languageTags[locale] };
  const summary = summarizeBasket(basket, { applyCreditToShippingPrice: true });
  return sumLines(summary, speech, basket).map(({ label, detail, value }) =>
    [label, detail, value].filter(Boolean).join(' '),
  );
};

const euros = (amount: number) => money(amount, 'EUR');
const standard = {
  code: 'standard',
  name: 'Standard',
  description: '',
  price: euros(900),
  discount: euros(0),
};
const express = {
  code: 'express',
  name: 'Express',
  description: '',
  price: euros(1900),
  discount: euros(0),
};

/** Two T-shirts at 50, with 10 % off and a voucher of 9. */
const discounted: Basket = {
  ...aBasket([
    aLine({
      id: 1,
      unitPrice: euros(5000),
      quantity: 2,
      priceExclDiscounts: euros(10_000),
      priceInclDiscounts: euros(8100),
    }),
  ]),
  total: euros(8100),
  offerDiscounts: [{ kind: 'volume', percent: 10, amount: euros(1000) }],
  voucherDiscounts: [{ kind: 'voucher', code: 'NINE', name: 'Nine', amount: euros(900) }],
  requiresShipping: true,
  shippingMethods: [{ ...standard, price: euros(0), discount: euros(900) }, express],
  activeShippingMethodCode: null,
};

test('[PRICE-06] the summary lists pieces, reductions, shipping, credit and total', async () => {
  const basket: Basket = {
    ...discounted,
    activeShippingMethodCode: 'express',
    credit: { active: true, available: euros(5000), allocatedByServer: euros(5000) },
  };
  expect(await linesOf(basket)).toEqual([
    'Pieces €100',
    'Volume discount (10%) −€10',
    'Voucher NINE (9%) −€9',
    'Shipping, Express €19',
    'Account credit −€50',
    'Total €50',
  ]);
});

test('[PRICE-08] shipping without cost reads as free in both languages', async () => {
  expect(await linesOf(discounted)).toContain('Shipping free');
  expect(await linesOf(discounted, 'de')).toContain('Versand kostenlos');
});

test('[PRICE-07] without a method, shipping shows its minimum outside the total', async () => {
  const lines = await linesOf({ ...discounted, shippingMethods: [express, standard] });
  expect(lines.slice(-2)).toEqual(['Shipping from €9', 'Total without shipping €81']);
  expect((await linesOf(discounted)).at(-1)).toBe('Total €81');
});

test('[PRICE-09] percentages use the number format of the language', async () => {
  const odd: Basket = {
    ...discounted,
    voucherDiscounts: [{ kind: 'voucher', code: 'THIRD', name: 'Third', amount: euros(3333) }],
  };
  expect(await linesOf(odd)).toContain('Voucher THIRD (33.33%) −€33.33');
  expect(await linesOf(odd, 'de')).toContain('Gutschein THIRD (33,33\u202f%) −€33,33');
});

test('[CHECKOUT-02] a basket without shipping has no shipping line', async () => {
  const lines = await linesOf({ ...discounted, requiresShipping: false, shippingMethods: [] });
  expect(lines.some((line) => line.startsWith('Shipping'))).toBe(false);
});
