import type { Order } from '@tailorbird/domain/orders';
import { it } from 'vitest';
import { anyOrder } from '../testing/arbitraryPieces.ts';
import { comesBack } from '../testing/comesBack.ts';
import { fromWireOrder, type OrderDetails, toWireOrder } from './mapOrder.ts';
import { order } from './schema.ts';

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
