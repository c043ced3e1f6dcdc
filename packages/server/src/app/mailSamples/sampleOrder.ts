import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { type Address, emptyAddress, type SoldInStore } from '@tailorbird/domain/checkout';
import { type Locale, money } from '@tailorbird/domain/kernel';
import { lineTexts } from '../../contexts/basket/application/lineTexts.ts';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { StoredOrder, StoredOrderLine } from '../../contexts/orders/store/storedOrder.ts';

const address: Address = {
  ...emptyAddress,
  firstName: 'Alma',
  lastName: 'Example',
  line1: 'Vesterbrogade 12',
  city: 'København',
  postcode: '1620',
  countryCode: 'DK',
};

export const placedAt = '2026-11-02T10:15:00.000Z';

export const sampleEmail = 'alma@example.com';

export const sampleLink = 'sample';

const euros = (cents: number) => money(cents, 'EUR');

export const inStore: SoldInStore = {
  store: 'København',
  countryCode: 'DK',
  means: 'card',
  reference: '0815',
  handover: 'now',
};

export const sampleLine = ({ catalog }: WithCatalog): StoredOrderLine => {
  const type =
    catalog.clothingTypes.find(
      ({ productClass, supportsInitials }) => productClass !== 'Gift Card' && supportsInitials,
    ) ?? catalog.clothingTypes[0];
  if (!type) throw new Error('The catalog has no garment.');
  const { fabricColorId, selectedProperties } = defaultVariant(type, publicViewer);
  const snapshot = {
    clothingTypeId: type.id,
    fabricColorId,
    selectedProperties,
    initials: 'AE',
    userSizeId: 1,
    note: '',
    giftCardTier: null,
  };
  return {
    id: 1,
    quantity: 2,
    status: 'Confirmed',
    productClass: type.productClass,
    snapshot,
    texts: lineTexts(type, snapshot, {
      id: 1,
      title: 'M',
      version: 1,
      wearer: 'Alma',
      cutFor: 'women',
    }),
    unitPrice: euros(8_900),
    priceExclDiscounts: euros(17_800),
    priceInclDiscounts: euros(16_020),
    madeFirst: null,
    sizeMadeTo: { id: 1, version: 1, restVersion: 1 },
  };
};

export const sampleOrder = (shop: WithCatalog, locale: Locale, origin: string): StoredOrder => ({
  id: 23,
  number: '100023',
  owner: { kind: 'guest', guestKey: '' },
  email: sampleEmail,
  locale,
  status: 'Confirmed',
  placedAt,
  comment: 'Please ring the bell twice.',
  total: euros(16_815),
  shipping: euros(795),
  credit: euros(1_000),
  paid: euros(15_815),
  refunds: [],
  withdrawals: [],
  content: {
    offerDiscounts: [{ kind: 'volume', percent: 10, amount: euros(1_780) }],
    voucherDiscounts: [],
    shippingDiscounts: [],
    vouchers: [],
    shippingMethod: { code: 'standard', name: { en: 'Standard', de: 'Standard' } },
    shippingAddress: address,
    dropPoint: null,
    deliveryDays: { earliest: 12, latest: 16 },
    shippingDays: { earliest: 2, latest: 4 },
    deliveryNote: 'The mill sends the cloth a week later.',
    paidBy: { method: 'card', lastFour: '4242' },
  },
  lines: [sampleLine(shop)],
  history: [{ status: 'Confirmed', at: placedAt, by: 'system' }],
  parcels: (['all', 'first', 'rest'] as const).map((part) => ({
    part,
    carrier: 'Tailorbird Post',
    trackingNumber: 'TB01234567890123456789',
    sentAt: placedAt,
    deliveredAt: null,
  })),
  fitAnswer: null,
  fitKey: 'sample',
  fitReminders: 0,
  origin,
});
