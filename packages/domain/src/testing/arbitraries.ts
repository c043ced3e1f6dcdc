import fc from 'fast-check';
import {
  type Basket,
  type BasketLine,
  type LineSnapshot,
  maximumQuantity,
} from '../basket/index.ts';
import {
  availabilities,
  type ClothingType,
  type FabricColor,
  type PropertyCollection,
  productClasses,
} from '../catalog/index.ts';
import { type Address, emptyAddress, maximumLength } from '../checkout/index.ts';
import {
  type Currency,
  currencies,
  type Locale,
  locales,
  type Money,
  money,
} from '../kernel/index.ts';
import { type Order, orderStatuses, progressOf } from '../orders/index.ts';
import { cutForChoices, type StandardSize, standardSizesFor } from '../sizing/index.ts';
import {
  aBasket,
  aClothingType,
  aFabricColor,
  aLine,
  aProperty,
  aPropertyCollection,
} from './builders.ts';

/** Text as people type it: several scripts, diacritics, emoji; not empty after trimming. */
export const arbitraryText = (longest = 20): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: longest })
    .filter((text) => text.trim() !== '' && [...text].length <= longest);

export const arbitraryCurrency: fc.Arbitrary<Currency> = fc.constantFrom(...currencies);
export const arbitraryLocale: fc.Arbitrary<Locale> = fc.constantFrom(...locales);
export const arbitraryId: fc.Arbitrary<number> = fc.integer({ min: 1, max: 999_999_999 });

export const arbitraryMoney = (currency?: Currency): fc.Arbitrary<Money> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 100_000_000 }),
      currency === undefined ? arbitraryCurrency : fc.constant(currency),
    )
    .map(([amount, chosen]) => money(amount, chosen));

export const arbitraryStandardSize: fc.Arbitrary<StandardSize> = fc.constantFrom(
  ...cutForChoices.flatMap(standardSizesFor),
);

export const arbitraryQuantity: fc.Arbitrary<number> = fc.integer({ min: 1, max: maximumQuantity });

export const arbitrarySnapshot: fc.Arbitrary<LineSnapshot> = fc.record({
  clothingTypeId: arbitraryId,
  fabricColorId: fc.option(arbitraryId, { nil: null }),
  selectedProperties: fc.dictionary(
    fc.constantFrom('neck', 'sleeve', 'pocket', 'hem'),
    arbitraryId,
    { noNullPrototype: true },
  ),
  initials: fc.string({ unit: fc.constantFrom(...'ABÄéßØ'), maxLength: 3 }),
  userSizeId: fc.option(arbitraryId, { nil: null }),
  note: fc.string({ maxLength: 60 }),
  giftCardTier: fc.constantFrom(null, 100, 102, 127),
});

export const arbitraryLine = (currency: Currency): fc.Arbitrary<BasketLine> =>
  fc
    .record({
      id: arbitraryId,
      quantity: arbitraryQuantity,
      snapshot: arbitrarySnapshot,
      title: arbitraryText(),
      productClass: fc.constantFrom(...productClasses),
      price: fc.integer({ min: 1, max: 1_000_000 }),
      label: arbitraryText(),
    })
    .map(({ price, label, ...line }) =>
      aLine({
        ...line,
        unitPrice: money(price, currency),
        fabricColor:
          line.snapshot.fabricColorId === null
            ? null
            : { id: line.snapshot.fabricColorId, title: label, fabricTitle: label },
        properties: Object.keys(line.snapshot.selectedProperties).map((collection) => ({
          label: collection,
          title: label,
        })),
        size:
          line.snapshot.userSizeId === null ? null : { id: line.snapshot.userSizeId, title: label },
      }),
    );

export const arbitraryLines = (currency: Currency): fc.Arbitrary<readonly BasketLine[]> =>
  fc.uniqueArray(arbitraryLine(currency), { maxLength: 6, selector: ({ id }) => id });

/** A basket priced by the shop's rules, open or being paid for. */
export const arbitraryBasket: fc.Arbitrary<Basket> = arbitraryCurrency.chain((currency) =>
  fc
    .record({
      lines: arbitraryLines(currency),
      shipping: fc.integer({ min: 0, max: 5000 }),
      credit: fc.integer({ min: 0, max: 100_000 }),
      creditActive: fc.boolean(),
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
      payingAt: fc.option(fc.constant({ id: 'payment', url: '/bank/payment' }), { nil: undefined }),
    })
    .map(({ lines, percent, payingAt, ...changes }) =>
      aBasket(lines, {
        ...changes,
        currency,
        vouchers:
          percent === null
            ? []
            : [{ code: 'SOME', name: 'Some', benefit: { kind: 'percentage', percent } }],
        ...(payingAt && { payingAt }),
      }),
    ),
);

/**
 * An address of any texts within the limits; its country is two letters, not necessarily a real
 * country.
 */
export const arbitraryAddress: fc.Arbitrary<Address> = fc.record<Address>({
  ...(Object.fromEntries(
    Object.keys(emptyAddress).map((field) => [field, fc.string({ maxLength: 10 })]),
  ) as Record<keyof Address, fc.Arbitrary<string>>),
  firstName: arbitraryText(maximumLength.firstName),
  lastName: arbitraryText(maximumLength.lastName),
  company: fc.string({ maxLength: 30 }),
  line1: arbitraryText(maximumLength.line1),
  line2: fc.string({ maxLength: 30 }),
  city: arbitraryText(maximumLength.city),
  state: fc.string({ maxLength: 20 }),
  postcode: fc.string({ maxLength: 10 }),
  countryCode: fc.stringMatching(/^[A-Z]{2}$/),
  phone: fc.stringMatching(/^\+\d{8,14}$/),
});

const arbitraryFabricColor = (id: number): fc.Arbitrary<FabricColor> =>
  fc
    .record({
      showInDesigner: fc.boolean(),
      outOfStock: fc.boolean(),
      availability: fc.constantFrom(...availabilities),
    })
    .map((changes) => aFabricColor({ id, ...changes }));

const arbitraryCollection = (id: number, slug: string): fc.Arbitrary<PropertyCollection> =>
  fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }).map((shown) =>
    aPropertyCollection({
      id,
      slug,
      properties: shown.map((showInDesigner, index) =>
        aProperty({
          id: id * 100 + index,
          slug: `${slug}-${index}`,
          showInDesigner,
          default: index === 0,
        }),
      ),
    }),
  );

/** A clothing type with one to five colors and up to three collections, some of them hidden. */
export const arbitraryClothingType: fc.Arbitrary<ClothingType> = fc
  .record({
    id: arbitraryId,
    colors: fc
      .integer({ min: 1, max: 5 })
      .chain((count) =>
        fc.tuple(...Array.from({ length: count }, (_, index) => arbitraryFabricColor(index + 1))),
      ),
    collections: fc
      .subarray(['neck', 'sleeve', 'pocket'])
      .chain((slugs) =>
        fc.tuple(...slugs.map((slug, index) => arbitraryCollection(index + 1, slug))),
      ),
    title: arbitraryText(),
    showInDesigner: fc.boolean(),
    supportsInitials: fc.boolean(),
    prices: fc.record(
      Object.fromEntries(
        currencies.map((currency) => [currency, fc.integer({ min: 1, max: 10_000_000 })]),
      ) as Record<Currency, fc.Arbitrary<number>>,
    ),
  })
  .map(({ colors, collections, ...changes }) =>
    aClothingType({
      ...changes,
      fabricColors: colors,
      defaultFabricColorId: colors[0]?.id ?? null,
      propertyCollections: collections,
    }),
  );

export const arbitraryOrder: fc.Arbitrary<Order> = fc
  .record({
    basket: arbitraryBasket,
    number: fc.stringMatching(/^TB-\d{6}$/),
    status: fc.constantFrom(...orderStatuses),
    address: fc.option(arbitraryAddress, { nil: null }),
    comment: fc.string({ maxLength: 40 }),
    shipping: fc.integer({ min: 0, max: 5000 }),
    credit: fc.integer({ min: 0, max: 5000 }),
    delivery: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
    back: fc.nat(5000),
  })
  .map(({ basket, number, status, address, comment, shipping, credit, delivery, back }) => {
    const { currency } = basket.total;
    const total = basket.total.amount + shipping;
    const used = Math.min(credit, total);
    return {
      number,
      status,
      progress: progressOf[status],
      fitAnswer: null,
      isCancellable: false,
      parcels: [],
      history: [{ status, at: '2025-11-05T09:00:00.000Z', by: 'system' as const }],
      datePlaced: '2025-11-05T09:00:00.000Z',
      email: 'ada@example.test',
      lines: basket.lines.map(({ dateCreated: _, preOrder: __, ...line }) => ({
        ...line,
        status,
        madeFirst: null,
      })),
      offerDiscounts: basket.offerDiscounts,
      voucherDiscounts: basket.voucherDiscounts,
      shippingDiscounts: basket.shippingDiscounts,
      shippingMethod: { code: 'standard', name: 'Standard' },
      shipping: money(shipping, currency),
      credit: money(used, currency),
      total: money(total, currency),
      paid: money(total - used, currency),
      refunds:
        back === 0
          ? []
          : [
              {
                key: 'some-pieces',
                reason: 'withdrawn' as const,
                parts: [{ lineId: null, quantity: 1, amount: money(back, currency) }],
                refunded: money(back, currency),
                credited: money(0, currency),
                at: '2025-11-06T09:00:00.000Z',
                doneAt: back % 2 === 0 ? null : '2025-11-06T09:01:00.000Z',
              },
            ],
      withdrawals: [],
      isGuest: false,
      remakeOf: null,
      sold: null,
      shippingAddress: address,
      dropPoint: null,
      billingAddress: address,
      comment,
      deliveryDays: delivery === null ? null : { earliest: delivery, latest: delivery + 4 },
      shippingDays: delivery === null ? null : { earliest: 1, latest: 4 },
      deliveryNote: delivery === 7 ? 'The cloth came late' : '',
      paidBy:
        back % 3 === 0
          ? null
          : {
              method: back % 3 === 1 ? 'klarna' : 'card',
              lastFour: back % 3 === 1 ? null : '4242',
            },
    };
  });
