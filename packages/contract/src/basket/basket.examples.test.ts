import type { Basket } from '@tailorbird/domain/basket';
import { money } from '@tailorbird/domain/kernel';
import { describe, expect, it } from 'vitest';
import { matchesDocument, sent } from '../testing/roundTrips.ts';
import { basket, fromWireBasket, toWireBasket } from './basket.ts';
import { addedVoucher, toWireAddedVoucher } from './discount.ts';
import {
  fromWirePieceToAdd,
  garmentToAdd,
  linkToAdd,
  productToAdd,
  toWirePieceToAdd,
} from './pieceToAdd.ts';
import { fromWireShippingMethod, shippingMethod, toWireShippingMethod } from './shippingMethod.ts';

const origin = 'https://shop.example.test';
const welcome = {
  code: 'WELCOME10',
  name: 'Welcome',
  validFrom: '2025-01-01T00:00:00.000Z',
  validUntil: '2027-01-01T00:00:00.000Z',
};

const content = {
  id: 31,
  lines: [
    {
      id: 401,
      quantity: 2,
      dateCreated: '2025-11-05T09:00:00.000Z',
      snapshot: {
        clothingTypeId: 3,
        fabricColorId: 309,
        selectedProperties: { neck: 101, sleeve: 204 },
        initials: 'ÅB',
        userSizeId: 12,
        userSizeVersion: 2,
        note: 'No label, please.',
        giftCardTier: null,
      },
      title: 'Merino T-Shirt',
      productClass: 'Customize',
      clothingTypeSlug: 'merino-t-shirt',
      variantId: '309-101-204',
      variantTitle: 'Navy, Crew Neck, Long',
      imagePath: '/packshots/3/309-101-204.svg',
      fabricColor: { id: 309, title: 'Navy', fabricTitle: 'Merino' },
      properties: [
        { label: 'Neck', title: 'Crew Neck' },
        { label: 'Sleeve', title: 'Long' },
      ],
      supportsInitials: true,
      supportsMultipleFabrics: false,
      requiresShipping: true,
      withdrawalRight: 'made-to-specification',
      size: { id: 12, title: 'Standard - 7R', version: 2, wearer: 'Anna', wearerId: 5 },
      unitPrice: money(8900, 'EUR'),
      priceExclDiscounts: money(17800, 'EUR'),
      priceInclDiscounts: money(16020, 'EUR'),
      preOrder: false,
    },
  ],
  itemCount: 2,
  total: money(16020, 'EUR'),
  offerDiscounts: [],
  voucherDiscounts: [
    {
      kind: 'voucher',
      code: 'WELCOME10',
      name: 'Welcome',
      amount: money(1780, 'EUR'),
    },
  ],
  shippingDiscounts: [],
  voucherCodes: ['WELCOME10'],
  requiresShipping: true,
  shippingMethods: [
    {
      code: 'standard',
      name: 'Standard delivery',
      description: 'To your door',
      price: money(450, 'EUR'),
      discount: money(450, 'EUR'),
    },
  ],
  activeShippingMethodCode: 'standard',
  credit: { active: true, available: money(5000, 'EUR'), allocatedByServer: money(4999, 'EUR') },
} as const;

const body = {
  id: 31,
  url: 'https://shop.example.test/oscarapi/baskets/31/',
  owner: 'https://shop.example.test/oscarapi/users/7/',
  status: 'Open' as const,
  currency: 'EUR' as const,
  lines: 'https://shop.example.test/oscarapi/baskets/31/lines/',
  all_lines: [
    {
      id: 401,
      url: 'https://shop.example.test/oscarapi/lines/401/',
      quantity: 2,
      product: {
        title: 'Merino T-Shirt',
        product_class: 'Customize' as const,
        price: { currency: 'EUR' as const, incl_tax: '89.00' },
        variant: '309-101-204',
      },
      product_url: 'https://shop.example.test/oscarapi/products/3/',
      basket: 'https://shop.example.test/oscarapi/baskets/31/',
      attributes: [],
      stockrecord: null,
      is_tax_known: true,
      warning: null,
      date_created: '2025-11-05T09:00:00.000Z',
      date_updated: '2025-11-05T09:00:00.000Z',
      pre_order: false,
      price_currency: 'EUR' as const,
      price_excl_tax: '160.20',
      price_incl_tax: '160.20',
      price_excl_tax_excl_discounts: '178.00',
      price_incl_tax_excl_discounts: '178.00',
      price_incl_tax_incl_discounts: '160.20',
      clothing_type: {
        id: 3,
        slug: 'merino-t-shirt',
        title: 'Merino T-Shirt',
        supports_initials: true,
        supports_multiple_fabrics: false,
        requires_shipping: true,
      },
      withdrawal_right: 'made-to-specification' as const,
      variant_id: '309-101-204',
      variant_title: 'Navy, Crew Neck, Long',
      image_path: '/packshots/3/309-101-204.svg',
      initials: 'ÅB',
      user_size: { id: 12, title: 'Standard - 7R', version: 2, wearer: 'Anna', wearer_id: 5 },
      user_size_version: 2,
      fabric_color: { id: 309, title: 'Navy', hex: '#1F2A44', fabric_title: 'Merino' },
      selected_properties: [
        { collection: 'neck', collection_title: 'Neck', id: 101, title: 'Crew Neck' },
        { collection: 'sleeve', collection_title: 'Sleeve', id: 204, title: 'Long' },
      ],
      note: 'No label, please.',
      gift_card_tier: null,
    },
  ],
  num_items: 2,
  total_excl_tax: '160.20',
  total_excl_tax_excl_discounts: '178.00',
  total_incl_tax: '160.20',
  total_incl_tax_excl_discounts: '178.00',
  total_tax: '0.00',
  is_tax_known: true,
  offer_discounts: [],
  voucher_discounts: [
    {
      name: 'Welcome',
      description: null,
      amount: '17.80',
      voucher: {
        name: 'Welcome',
        code: 'WELCOME10',
        start_datetime: '2025-01-01T00:00:00.000Z',
        end_datetime: '2027-01-01T00:00:00.000Z',
      },
    },
  ],
  shipping_discounts: [],
  voucher_codes: ['WELCOME10'],
  account_payment_active: true,
  account_allocations: { total: '50.00', total_allocated: '49.99' },
  requires_shipping: true,
  shipping_methods: [
    {
      code: 'standard',
      name: 'Standard delivery',
      description: 'To your door',
      price: { currency: 'EUR' as const, excl_tax: '4.50', incl_tax: '4.50', tax: '0.00' },
      is_discounted: true,
      discount: 4.5,
    },
  ],
  active_shipping_method_code: 'standard',
  pending_payment: null,
};

const write = (value: Basket) =>
  toWireBasket(value, {
    origin,
    customerId: 7,
    vouchers: [welcome],
    describeVolume: () => null,
    detailsOf: () => ({ hex: '#1F2A44', productId: 3 }),
  });

describe('documented bodies of the basket', () => {
  it('[BASKET-01, BASKET-03, BASKET-09] GET /oscarapi/basket/ matches its documented body', () => {
    matchesDocument(
      basket,
      { body, means: { ...content, status: 'Open' } as Basket },
      write,
      fromWireBasket,
    );
  });

  it('[BASKET-10] a basket with a payment waiting at the bank matches its documented body', () => {
    const pendingPayment = { id: 'p-1', url: 'https://bank.example.test/p-1' };
    matchesDocument(
      basket,
      {
        body: { ...body, status: 'Frozen', pending_payment: pendingPayment },
        means: { ...content, status: 'Frozen', pendingPayment } as Basket,
      },
      write,
      fromWireBasket,
    );
  });

  it('the discount in an entry of shipping_methods is a JSON number', () => {
    matchesDocument(
      shippingMethod,
      {
        body: {
          code: 'no-shipping-required',
          name: 'Nothing to ship',
          description: 'It arrives by email',
          price: { currency: 'DKK', excl_tax: '69.00', incl_tax: '69.00', tax: '0.00' },
          is_discounted: false,
          discount: 0,
        },
        means: {
          code: 'no-shipping-required',
          name: 'Nothing to ship',
          description: 'It arrives by email',
          price: money(6900, 'DKK'),
          discount: money(0, 'DKK'),
        },
      },
      toWireShippingMethod,
      fromWireShippingMethod,
    );
  });

  it('[API-28] POST /oscarapi/basket/add-voucher/ matches its documented body', () => {
    expect(sent(addedVoucher, toWireAddedVoucher(welcome, 'account'))).toEqual({
      name: 'Welcome',
      code: 'WELCOME10',
      start_datetime: '2025-01-01T00:00:00.000Z',
      end_datetime: '2027-01-01T00:00:00.000Z',
      type: 'account',
    });
  });
});

describe('POST /oscarapi/basket/add-product/', () => {
  const request = {
    clothingTypeId: 3,
    fabricColorId: 309,
    selectedProperties: { neck: 101 },
    userSizeId: 12,
    initials: 'AB',
    note: '',
    quantity: 2,
    productId: null,
  };
  const garment = {
    clothing_type_id: 3,
    fabric_color_id: 309,
    selected_properties: { neck: 101 },
    user_size_id: 12,
    initials: 'AB',
    note: '',
    quantity: 2,
  };
  const { clothingTypeId: _, productId: __, ...asked } = request;

  it('[API-27] a garment to add matches its documented body', () => {
    expect(sent(garmentToAdd, toWirePieceToAdd(request))).toEqual(garment);
    expect(fromWirePieceToAdd(garment)).toEqual({
      ...asked,
      named: { by: 'clothing-type', id: 3 },
    });
  });

  it('[PRICE-27] a gift card to add matches its documented body, with its recipient', () => {
    const gift = { recipient: 'Bea', email: 'bea@example.test', on: '2026-12-24' };
    const { clothing_type_id: ___, ...rest } = garment;
    const card = { ...rest, product_id: 13_100, gift };
    expect(sent(productToAdd, toWirePieceToAdd({ ...request, productId: 13_100, gift }))).toEqual(
      card,
    );
    expect(fromWirePieceToAdd(card)).toEqual({
      ...asked,
      gift,
      named: { by: 'product', id: 13_100 },
    });
  });

  it('a product link is accepted, but options and unknown keys are refused', () => {
    const link = { url: '/oscarapi/products/13100/', quantity: 1 };
    expect(fromWirePieceToAdd(sent(linkToAdd, { ...link, options: [] }))).toEqual({
      quantity: 1,
      named: { by: 'link', url: link.url },
    });
    expect(
      linkToAdd.safeParse({ ...link, options: [{ option: '/oscarapi/options/1/', value: 'blue' }] })
        .success,
    ).toBe(false);
    expect(linkToAdd.safeParse({ ...link, color: 'blue' }).success).toBe(false);
  });
});
