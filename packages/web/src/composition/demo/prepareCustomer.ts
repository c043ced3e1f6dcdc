import type { InMemoryShop } from '@tailorbird/adapter-memory';
import { summarizeBasket } from '@tailorbird/domain/basket';
import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { type Address, emptyAddress, sandboxCards } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import type { OrderStatus } from '@tailorbird/domain/orders';
import { demoCustomer } from './demoFixture.ts';

const address: Address = {
  ...emptyAddress,
  firstName: 'Cara',
  lastName: 'Customer',
  line1: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '+49 30 901820',
};

const successOf = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(`The demo refused: ${result.failure.kind}`);
  return result.value;
};

/** Orders pieces of a garment in size 7 Regular; returns the order number. */
const order = async (shop: InMemoryShop, slug: string, quantity: number): Promise<string> => {
  const type = successOf(await shop.catalog.clothingType(slug));
  const size = successOf(
    await shop.sizes.ofStandardSize({
      size: { base: 7, length: 'R' },
      sizeTypeId: type.sizeType?.id ?? 0,
      title: '7R',
    }),
  );
  successOf(
    await shop.baskets.add({
      ...defaultVariant(type, publicViewer),
      userSizeId: size.id,
      initials: '',
      note: '',
      quantity,
      productId: null,
    }),
  );
  successOf(await shop.checkout.setShippingAddress(address));
  const basket = successOf(await shop.checkout.chooseShippingMethod('standard'));
  const { location } = successOf(await shop.account.visit());
  const token = successOf(
    await shop.cardTokens.exchange({
      number: sandboxCards.authorised,
      expiry: '12/39',
      securityCode: '737',
      holderName: 'Cara Customer',
    }),
  );
  const payment = successOf(
    await shop.payments.pay({
      idempotencyKey: `prepared-${slug}`,
      expected: summarizeBasket(basket, location.switches).total,
      means: { kind: 'card', token },
      guestEmail: null,
      termsAccepted: true,
      comment: '',
      returnUrl: '',
    }),
  );
  return payment.status === 'authorised' ? payment.orderNumber : '';
};

/**
 * Signs in the sample customer. Their first visit finds a delivered order and a split one, whose
 * first piece waits for the fit confirmation.
 */
export const prepareCustomer = async (shop: InMemoryShop): Promise<void> => {
  const signedIn = await shop.account.signIn(demoCustomer);
  if (!signedIn.ok || signedIn.value.orderCount > 0) return;
  const advance = (number: string, ...steps: readonly OrderStatus[]): void => {
    for (const step of steps) successOf(shop.advance(number, step));
  };
  const first = await order(shop, 'cotton-t-shirt', 1);
  advance(first, 'InProduction', 'Shipped', 'Delivered');
  const second = await order(shop, 'cotton-sweatshirt', 4);
  advance(second, 'InProduction', 'AwaitingFitConfirmation');
};
