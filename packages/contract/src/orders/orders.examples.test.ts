import { money } from '@tailorbird/domain/kernel';
import type { Order } from '@tailorbird/domain/orders';
import { anAddress } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { addressExample } from '../testing/addressExample.ts';
import { matchesDocument, sent } from '../testing/roundTrips.ts';
import { orderAnalytics, toWireAnalytics } from './analytics.ts';
import { fromWireOrder, order, toWireOrder } from './order.ts';

const placed: Order = {
  number: '100017',
  status: 'InProduction',
  progress: 40,
  history: [
    { status: 'Confirmed', at: '2025-11-05T09:00:00.000Z', by: 'system' },
    { status: 'InProduction', at: '2025-11-06T07:00:00.000Z', by: 'staff' },
  ],
  fitAnswer: null,
  isCancellable: false,
  parcels: [
    {
      part: 'all',
      carrier: 'Parcel',
      trackingNumber: 'TB000000000017',
      sentAt: '2025-11-06T09:00:00.000Z',
      deliveredAt: null,
    },
  ],
  datePlaced: '2025-11-05T09:00:00.000Z',
  email: 'ada@example.test',
  lines: [
    {
      id: 55,
      quantity: 1,
      status: 'InProduction',
      madeFirst: null,
      snapshot: {
        clothingTypeId: 13,
        fabricColorId: null,
        selectedProperties: {},
        initials: '',
        userSizeId: null,
        note: '',
        giftCardTier: 100,
        gift: { recipient: 'Bea', email: 'bea@example.test', on: null },
      },
      title: 'Gift Card',
      productClass: 'Gift Card',
      clothingTypeSlug: 'gift-card',
      variantId: '',
      variantTitle: '',
      imagePath: '/packshots/13/default.svg',
      fabricColor: null,
      properties: [],
      supportsInitials: false,
      supportsMultipleFabrics: false,
      requiresShipping: true,
      withdrawalRight: 'not-required',
      size: null,
      unitPrice: money(10_000, 'USD'),
      priceExclDiscounts: money(10_000, 'USD'),
      priceInclDiscounts: money(9000, 'USD'),
    },
  ],
  offerDiscounts: [{ kind: 'volume', percent: 10, amount: money(1000, 'USD') }],
  voucherDiscounts: [],
  shippingDiscounts: [],
  shippingMethod: { code: 'express', name: 'Express delivery' },
  shipping: money(2500, 'USD'),
  credit: money(1500, 'USD'),
  total: money(11_500, 'USD'),
  paid: money(10_000, 'USD'),
  refunds: [
    {
      key: 'half-of-it',
      reason: 'withdrawn',
      parts: [{ lineId: 55, quantity: 1, amount: money(4500, 'USD') }],
      refunded: money(4500, 'USD'),
      credited: money(0, 'USD'),
      at: '2025-11-07T09:00:00.000Z',
      doneAt: null,
    },
  ],
  withdrawals: [
    {
      id: 3,
      at: '2025-11-07T09:00:00.000Z',
      pieces: [{ lineId: 55, quantity: 1, amount: money(4500, 'USD'), comesBack: false }],
      shipping: money(0, 'USD'),
      backAt: null,
    },
  ],
  isGuest: true,
  remakeOf: '100004',
  sold: null,
  shippingAddress: anAddress(),
  dropPoint: {
    id: 'corner',
    name: 'Corner shop',
    line1: 'Market Square 2',
    postcode: '1620',
    city: 'Copenhagen',
  },
  billingAddress: null,
  comment: 'Ring twice.',
  deliveryDays: { earliest: 9, latest: 14 },
  shippingDays: { earliest: 1, latest: 2 },
  deliveryNote: '',
  paidBy: { method: 'card', lastFour: '4242' },
};

describe('documented bodies of orders', () => {
  it('[ORDER-01, ORDER-02, API-20] GET /oscarapi/orders/{number}/ matches its documented body', () => {
    matchesDocument(
      order,
      {
        body: {
          number: '100017',
          url: 'https://shop.example.test/oscarapi/orders/100017/',
          owner: null,
          status: 'InProduction',
          order_progress: 40,
          history: [
            { status: 'Confirmed', date: '2025-11-05T09:00:00.000Z', by: 'system' },
            { status: 'InProduction', date: '2025-11-06T07:00:00.000Z', by: 'staff' },
          ],
          fit_answer: null,
          is_cancellable: false,
          parcels: [
            {
              part: 'all',
              carrier: 'Parcel',
              tracking_number: 'TB000000000017',
              date_sent: '2025-11-06T09:00:00.000Z',
              date_delivered: null,
            },
          ],
          email: 'ada@example.test',
          remake_of: '100004',
          sold_in_store: null,
          date_placed: '2025-11-05T09:00:00.000Z',
          currency: 'USD',
          items: 1,
          lines: [
            {
              id: 55,
              quantity: 1,
              status: 'InProduction',
              made_first: null,
              product_info: {
                product: {
                  title: 'Gift Card',
                  product_class: 'Gift Card',
                  price: { currency: 'USD', incl_tax: '100.00' },
                  variant: '',
                },
              },
              price_currency: 'USD',
              price_excl_tax: '90.00',
              price_incl_tax: '90.00',
              price_excl_tax_excl_discounts: '100.00',
              price_incl_tax_excl_discounts: '100.00',
              price_incl_tax_incl_discounts: '90.00',
              clothing_type: {
                id: 13,
                slug: 'gift-card',
                title: 'Gift Card',
                supports_initials: false,
                supports_multiple_fabrics: false,
                requires_shipping: true,
              },
              withdrawal_right: 'not-required',
              variant_id: '',
              variant_title: '',
              image_path: '/packshots/13/default.svg',
              initials: '',
              user_size: null,
              fabric_color: null,
              selected_properties: [],
              note: '',
              gift_card_tier: 100,
              gift: { recipient: 'Bea', email: 'bea@example.test', on: null },
            },
          ],
          total_incl_tax: '115.00',
          total_excl_tax: '115.00',
          shipping_incl_tax: '25.00',
          shipping_excl_tax: '25.00',
          shipping_method: 'Express delivery',
          shipping_code: 'express',
          offer_discounts: [
            { name: 'volume-10', description: '10% off for ordering several', amount: '10.00' },
          ],
          voucher_discounts: [],
          shipping_discounts: [],
          surcharges: [],
          credit_used: '15.00',
          amount_paid: '100.00',
          paid_by: { type: 'scheme', last_four: '4242' },
          refunds: [
            {
              key: 'half-of-it',
              reason: 'withdrawn',
              parts: [{ line: 55, quantity: 1, amount: '45.00' }],
              refunded: '45.00',
              credited: '0.00',
              date: '2025-11-07T09:00:00.000Z',
              date_done: null,
            },
          ],
          withdrawals: [
            {
              id: 3,
              date: '2025-11-07T09:00:00.000Z',
              pieces: [{ line: 55, quantity: 1, amount: '45.00', comes_back: false }],
              shipping: '0.00',
              date_back: null,
            },
          ],
          shipping_address: addressExample,
          drop_point: {
            id: 'corner',
            name: 'Corner shop',
            line1: 'Market Square 2',
            postcode: '1620',
            city: 'Copenhagen',
          },
          billing_address: null,
          comment: 'Ring twice.',
          delivery_time: { earliest: 9, latest: 14 },
          delivery_note: '',
          shipping_time: { earliest: 1, latest: 2 },
        },
        means: placed,
      },
      (value) =>
        toWireOrder(value, {
          origin: 'https://shop.example.test',
          customerId: null,
          vouchers: [],
          describeVolume: () => '10% off for ordering several',
          detailsOf: () => ({ hex: '' }),
        }),
      fromWireOrder,
    );
  });

  it('[API-22] the analytics of an order contain no personal data', () => {
    const analytics = toWireAnalytics(placed, {
      productIdOf: () => 13_100,
      nameOf: ({ title }) => title,
    });
    expect(sent(orderAnalytics, analytics)).toEqual({
      google_analytics: {
        transaction_id: '100017',
        value: 115,
        currency: 'USD',
        shipping: 25,
        items: [{ item_id: '13100', item_name: 'Gift Card', quantity: 1, price: 90 }],
      },
      segment_analytics: {
        order_id: '100017',
        total: 115,
        currency: 'USD',
        shipping: 25,
        products: [{ product_id: '13100', name: 'Gift Card', quantity: 1, price: 90 }],
      },
    });
  });
});
