import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import type { Address } from '@tailorbird/domain/checkout';
import { zero } from '@tailorbird/domain/kernel';
import type { Queries } from '../../platform/database/database.ts';
import type { Shop } from '../../platform/shop.ts';
import { sumOf, viewBasket } from '../basket/application/price.ts';
import { shippingServices } from '../basket/application/shippingServices.ts';
import type { StoredBasket } from '../basket/store/baskets.ts';
import { draftOrder } from './application/draftOrder.ts';
import { insertOrder } from './store/orders.ts';

const address: Address = {
  firstName: 'Cara',
  lastName: 'Customer',
  company: '',
  line1: '12 Bedford Street',
  line2: 'Apartment 3',
  city: 'New York',
  state: 'NY',
  postcode: '10014',
  countryCode: 'US',
  phone: '+12125550142',
};

const daysAgo = 40;

const email = 'customer@tailorbird.example';

/** Gives the sample customer, when they have no order yet, one that has long arrived: three pieces, in US dollars. */
export const seedDeliveredOrder = async (shop: Pick<Shop, 'database' | 'catalog' | 'clock' | 'settings'>): Promise<void> => {
  await shop.database.transaction(async (trx) => {
    const account = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (account && !(await hasOrdered(trx, account.id))) await placeSample(trx, shop, account.id);
  });
};

const hasOrdered = async (trx: Queries, accountId: number): Promise<boolean> =>
  (await trx.selectFrom('placed_order').select('id').where('account_id', '=', accountId).executeTakeFirst()) !== undefined;

const placeSample = async (trx: Queries, shop: Pick<Shop, 'catalog' | 'clock' | 'settings'>, accountId: number): Promise<void> => {
  const now = new Date(shop.clock().getTime() - daysAgo * 24 * 60 * 60 * 1_000);
  // Pieces without a size: the customer's own sizes are theirs to make.
  const types = shop.catalog.clothingTypes.filter(({ sizeType, isStockItem }) => sizeType === null && !isStockItem).slice(0, 2);
  const basket: StoredBasket = {
    id: 0,
    owner: { kind: 'customer', accountId },
    status: 'Open',
    currency: 'USD',
    voucherCodes: [],
    shippingAddress: address,
    shippingMethodCode: shippingServices[0]?.code ?? null,
    dropPoint: null,
    creditActive: false,
    lines: types.map((type, index) => ({
      id: index + 1,
      quantity: index === 0 ? 2 : 1,
      snapshot: {
        clothingTypeId: type.id,
        fabricColorId: type.defaultFabricColorId,
        selectedProperties: defaultVariant(type, publicViewer).selectedProperties,
        initials: '',
        userSizeId: null,
        note: '',
        giftCardTier: null,
      },
      createdAt: now.toISOString(),
      size: null,
    })),
  };
  const view = viewBasket(basket, { catalog: shop.catalog, currency: 'USD', vouchers: [], available: zero('USD'), now });
  const sum = sumOf(view, shop.settings.switches);
  if (view.lines.length === 0 || !sum.shippingMethod) return;
  const draft = draftOrder(view, { ...sum, shippingMethod: sum.shippingMethod }, { email, locale: 'en', origin: '', comment: '' });
  await insertOrder(trx, draft, { owner: basket.owner, basketId: null, status: 'Delivered', now });
};
