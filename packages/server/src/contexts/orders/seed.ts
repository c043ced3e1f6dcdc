import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import type { Address } from '@tailorbird/domain/checkout';
import { zero } from '@tailorbird/domain/kernel';
import type { Queries, WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import type { StoredBasket } from '../basket/application/currentBasket.ts';
import { sumOf, viewBasket } from '../basket/application/price.ts';
import { shippingServices } from '../basket/application/shippingServices.ts';
import type { WithCatalog } from '../catalog/application/catalog.ts';
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

/** Gives the sample customer, when they have no order yet, one that has long arrived: three pieces, in US dollars. */
export const seedDeliveredOrder = async (
  shop: WithDatabase & SampleNeeds,
  customer: { readonly accountId: number; readonly email: string },
): Promise<void> => {
  await shop.database.transaction(async (trx) => {
    if (!(await hasOrdered(trx, customer.accountId))) await placeSample(trx, shop, customer);
  });
};

type SampleNeeds = WithCatalog & WithClock & WithSettings;

const hasOrdered = async (trx: Queries, accountId: number): Promise<boolean> =>
  (await trx.selectFrom('placed_order').select('id').where('account_id', '=', accountId).executeTakeFirst()) !== undefined;

const placeSample = async (
  trx: Queries,
  shop: SampleNeeds,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> => {
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
