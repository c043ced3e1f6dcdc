import { type MakingSheet, type Order, parcelParts } from '@tailorbird/domain/orders';
import fc from 'fast-check';
import { it } from 'vitest';
import { anyOrder } from '../testing/arbitraryPieces.ts';
import { comesBack } from '../testing/comesBack.ts';
import { fromWireOrder, type OrderDetails, toWireOrder } from './mapOrder.ts';
import { fromWireSheet, toWireSheet } from './mapSheet.ts';
import { order } from './schema.ts';
import { makingSheet } from './sheetCalls.ts';

const at = '2025-11-05T09:00:00.000Z';

const detailsOf = ({ offerDiscounts, voucherDiscounts, shippingDiscounts }: Order): OrderDetails => ({
  origin: 'https://shop.example.test',
  customerId: null,
  shippingDays: null,
  vouchers: [...offerDiscounts, ...voucherDiscounts, ...shippingDiscounts].flatMap(({ voucherCode: code }) =>
    code === null ? [] : [{ code, name: code, validFrom: at, validUntil: at }],
  ),
  describeOffer: () => null,
  detailsOf: () => ({ hex: '' }),
});

it('an order comes back', () => comesBack(order, anyOrder, (value) => toWireOrder(value, detailsOf(value)), fromWireOrder));

const anySheet: fc.Arbitrary<MakingSheet> = fc.record({
  url: fc.string(),
  orderNumber: fc.string(),
  piece: fc.record({ number: fc.nat(), part: fc.constantFrom(...parcelParts) }),
  pieces: fc.nat(),
  datePlaced: fc.constant(at),
  title: fc.string(),
  clothingTypeSlug: fc.string(),
  variantId: fc.string(),
  patternCode: fc.string(),
  color: fc.option(fc.string()),
  fabric: fc.option(fc.string()),
  properties: fc.array(fc.record({ label: fc.string(), title: fc.string() })),
  initials: fc.string(),
  comment: fc.string(),
  pictures: fc.record({ front: fc.string(), back: fc.string() }),
  size: fc.option(fc.record({ title: fc.string(), version: fc.nat(), isStandard: fc.boolean() })),
  measures: fc.array(
    fc.record({ measure: fc.string(), title: fc.string(), value: fc.double({ min: 0, max: 200, noNaN: true }), tolerance: fc.constant(1) }),
  ),
});

it('a making sheet comes back', () => comesBack(makingSheet, anySheet, toWireSheet, fromWireSheet));
