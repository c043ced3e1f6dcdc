import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import type { Address } from '@tailorbird/domain/checkout';
import { zero } from '@tailorbird/domain/kernel';
import { sumUp, viewBasket } from '../basket/price.ts';
import type { StoredBasket } from '../basket/store.ts';
import { shippingServices } from '../checkout/shippingMethods.ts';
import type { Shop } from '../context.ts';
import type { Queries } from '../database/database.ts';
import { draftOrder } from './draftOrder.ts';
import { insertOrder } from './store.ts';

const address: Address = {
  firstName: 'Robin',
  lastName: 'Sample',
  company: '',
  line1: '12 Bobbin Street',
  line2: '',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  countryCode: 'US',
  phone: '+1 212 555 0100',
};

const daysAgo = 40;

/** Gives a customer who has no order yet one that has long arrived: three pieces, in US dollars. */
export const seedDeliveredOrder = async (
  trx: Queries,
  shop: Pick<Shop, 'catalog' | 'clock' | 'settings'>,
  customer: { readonly accountId: number; readonly email: string },
): Promise<void> => {
  const known = await trx.selectFrom('placed_order').select('id').where('account_id', '=', customer.accountId).executeTakeFirst();
  if (known) return;
  const now = new Date(shop.clock().getTime() - daysAgo * 24 * 60 * 60 * 1_000);
  // Pieces without a size: the customer's own sizes are theirs to make.
  const types = shop.catalog.clothingTypes.filter(({ sizeType, isStockItem }) => sizeType === null && !isStockItem).slice(0, 2);
  const basket: StoredBasket = {
    id: 0,
    owner: { kind: 'customer', accountId: customer.accountId },
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
  const sum = sumUp(view, shop.settings.switches);
  if (view.lines.length === 0 || !sum.shippingMethod) return;
  const draft = draftOrder(
    view,
    { ...sum, shippingMethod: sum.shippingMethod },
    { email: customer.email, locale: 'en', origin: '', comment: '' },
  );
  await insertOrder(trx, draft, { owner: basket.owner, basketId: null, status: 'Delivered', now });
};
