import { type ClothingType, defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { type Address, emptyAddress } from '@tailorbird/domain/checkout';
import { type Localized, zero } from '@tailorbird/domain/kernel';
import {
  isMadeToSize,
  type OrderActor,
  type OrderStatus,
  type SplitOrder,
  splitOrder,
} from '@tailorbird/domain/orders';
import type { Queries, WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import type { Owner } from '../../platform/session/visitor.ts';
import { type StoredBasket, shippingServices, sumOf, viewBasket } from '../basket/index.ts';
import type { WithCatalog } from '../catalog/index.ts';
import { makeSampleSizes, type SampleSize } from '../sizing/index.ts';
import { draftOrder } from './application/draftOrder.ts';
import { type MoveWithinNeeds, moveWithin } from './application/moveOrders.ts';
import type { OrderDraft } from './application/orderDraft.ts';
import { insertOrder, type StoredOrder } from './store/orders.ts';
import { markParcelDelivered } from './store/parcels.ts';

const address: Address = {
  ...emptyAddress,
  firstName: 'Cara',
  lastName: 'Customer',
  line1: '12 Bedford Street',
  line2: 'Apartment 3',
  city: 'New York',
  state: 'NY',
  postcode: '10014',
  countryCode: 'US',
  phone: '+12125550142',
};

const day = 24 * 60 * 60 * 1_000;

type Step = readonly [status: OrderStatus, daysAfter: number, by: OrderActor];

const begun: readonly Step[] = [
  ['Confirmed', 0, 'system'],
  ['InProduction', 2, 'staff'],
];
const arrived: readonly Step[] = [...begun, ['Shipped', 9, 'staff'], ['Delivered', 11, 'carrier']];

/**
 * An order of the sample customer: its age in days, its steps, and the size of its
 * made-to-measure garments.
 */
type Sample = {
  readonly daysAgo: number;
  readonly steps: readonly Step[];
  readonly size?: 'before' | 'now' | 'standard';
};

const sizeDays = { first: 110, second: 30 };

const samples: readonly Sample[] = [
  // Past the free remake guarantee.
  { daysAgo: 160, steps: arrived },
  // Made to the first version of its size, with a claim.
  { daysAgo: 100, steps: arrived, size: 'before' },
  { daysAgo: 60, steps: [...begun.slice(0, 1), ['Cancelled', 1, 'customer']] },
  { daysAgo: 40, steps: arrived },
  { daysAgo: 16, steps: [...begun, ['AwaitingFitConfirmation', 9, 'staff']], size: 'now' },
  { daysAgo: 10, steps: [...begun, ['Shipped', 9, 'staff']] },
  { daysAgo: 5, steps: begun, size: 'now' },
  { daysAgo: 1, steps: begun.slice(0, 1), size: 'standard' },
  { daysAgo: 0, steps: [['Pending', 0, 'system']] },
];

/**
 * Creates sample orders for the sample customer if they have none: at least one per status,
 * three pieces each, in US dollars. Three have been delivered, and some use the customer's
 * sizes. Returns the order for the sample claim; null if there were orders already.
 */
export const seedOrders = async (
  shop: WithDatabase & SampleNeeds,
  customer: { readonly accountId: number; readonly email: string },
): Promise<StoredOrder | null> =>
  await shop.database.transaction(async (trx) => {
    if (await hasOrdered(trx, customer.accountId)) return null;
    const ago = (days: number): Date => new Date(shop.clock().getTime() - days * day);
    const sized = await sizedOf(trx, shop, customer.accountId, {
      first: ago(sizeDays.first),
      second: ago(sizeDays.second),
    });
    let claimed: StoredOrder | null = null;
    for (const { daysAgo, steps, size } of samples) {
      const placedAt = ago(daysAgo);
      const draft = draftSample(
        shop,
        customer,
        placedAt,
        size && sized && { type: sized.type, size: sized.sizes[size] },
      );
      const [first] = steps;
      if (!draft || !first) continue;
      let order = await insertOrder(trx, draft.draft, {
        owner: draft.owner,
        basketId: null,
        status: first[0],
        split: splitOf(draft.draft, steps),
        now: placedAt,
      });
      for (const [status, daysAfter, by] of steps.slice(1)) {
        const at = new Date(placedAt.getTime() + daysAfter * day);
        const moved = await moveWithin(trx, shop, order, status, { by, accountId: null }, at);
        if (!moved.ok)
          throw new Error(`A sample order cannot move from ${moved.failure.from} to ${status}`);
        order = moved.value;
        // Samples were never paid, so nothing is refunded.
        if (status === 'Cancelled')
          await trx
            .updateTable('refund')
            .set({ done_at: at.toISOString() })
            .where('order_id', '=', order.id)
            .execute();
        const [sent] = order.parcels;
        if (status === 'Delivered' && sent)
          await markParcelDelivered(trx, sent.trackingNumber, at.toISOString());
        if (status === 'AwaitingFitConfirmation' && sent)
          await markParcelDelivered(
            trx,
            sent.trackingNumber,
            new Date(at.getTime() + 3 * day).toISOString(),
          );
      }
      if (size === 'before') claimed = order;
    }
    return claimed;
  });

type Sized = { readonly type: ClothingType<Localized>; readonly size: SampleSize };

/**
 * A made-to-measure garment with the sample customer's sizes for it; null if the range has
 * none.
 */
const sizedOf = async (
  trx: Queries,
  { catalog }: WithCatalog,
  accountId: number,
  at: { readonly first: Date; readonly second: Date },
): Promise<{
  readonly type: Sized['type'];
  readonly sizes: Awaited<ReturnType<typeof makeSampleSizes>>;
} | null> => {
  const type = catalog.clothingTypes.find(
    ({ sizeType, isStockItem, supportsInitials }) =>
      sizeType !== null && !isStockItem && supportsInitials,
  );
  const sizeType = catalog.sizeTypes.find(({ id }) => id === type?.sizeType?.id);
  return type && sizeType
    ? { type, sizes: await makeSampleSizes(trx, { kind: 'customer', accountId }, sizeType, at) }
    : null;
};

type SampleNeeds = WithCatalog & WithClock & WithSettings & MoveWithinNeeds;

const splitOf = ({ lines }: OrderDraft, steps: readonly Step[]): SplitOrder | null =>
  steps.some(([status]) => status === 'AwaitingFitConfirmation')
    ? splitOrder(
        lines.map(({ quantity, productClass, snapshot, texts }, index) => ({
          id: index + 1,
          quantity,
          productClass,
          isMadeToSize: isMadeToSize({ snapshot }),
          clothingTypeSlug: texts.clothingType.slug,
        })),
        { hasOrdered: true, orderedStyles: new Set() },
      )
    : null;

const hasOrdered = async (trx: Queries, accountId: number): Promise<boolean> =>
  (await trx
    .selectFrom('placed_order')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

const draftSample = (
  shop: SampleNeeds,
  { accountId, email }: { readonly accountId: number; readonly email: string },
  now: Date,
  sized: Sized | null | undefined,
): { readonly draft: OrderDraft; readonly owner: Owner } | null => {
  const [one, other] = shop.catalog.clothingTypes.filter(
    ({ sizeType, isStockItem }) => sizeType === null && !isStockItem,
  );
  const types = (sized ? [sized.type, one] : [one, other]).filter((type) => type !== undefined);
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
        initials: type === sized?.type ? 'CC' : '',
        userSizeId: type === sized?.type ? sized.size.id : null,
        note: '',
        giftCardTier: null,
      },
      addedPrice: null,
      createdAt: now.toISOString(),
      size: type === sized?.type ? sized.size : null,
    })),
  };
  const view = viewBasket(basket, {
    catalog: shop.catalog,
    currency: 'USD',
    vouchers: [],
    available: zero('USD'),
    now,
    destination: null,
    withdrawalTerms: {
      countryCode: address.countryCode,
      standardSizesReturnable: shop.settings.standardSizesReturnable,
    },
    productionStart: shop.settings.productionStart,
  });
  const sum = sumOf(view, shop.settings.switches);
  if (view.lines.length === 0 || !sum.shippingMethod) return null;
  const draft = draftOrder(
    view,
    { ...sum, shippingMethod: sum.shippingMethod },
    { email, locale: 'en', origin: '', comment: '' },
  );
  return { draft, owner: basket.owner };
};
