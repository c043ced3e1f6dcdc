import { expect } from 'vitest';
import type { AddRequest, Basket } from '../../basket/index.ts';
import { summarizeBasket } from '../../basket/index.ts';
import { type ClothingType, defaultVariant, publicViewer } from '../../catalog/index.ts';
import type { PaymentRequest } from '../../checkout/index.ts';
import type { Result } from '../../kernel/index.ts';
import { parseSizeRef, type StandardSize, standardSizeOf } from '../../sizing/index.ts';
import { anAddress, payingByCard } from '../index.ts';
import type { ShopUnderTest } from './shopUnderTest.ts';

// Digits only, because addresses and codes are folded to one case.
const run = Number.parseInt(crypto.randomUUID().slice(0, 8), 16);
let lastNumber = 0;
/** A text that no other call returns, also in other runs against the same shop. */
export const unique = (prefix: string): string => {
  lastNumber += 1;
  return `${prefix}-${run}-${lastNumber}`;
};

/** A photo: a PNG of one pixel. */
export const onePixel: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

export const password = 'a-needle-and-thread';

/** Value of a successful result. Throws otherwise. */
export const successOf = <Value>(result: Result<Value, unknown>): Value => {
  expect(result).toMatchObject({ ok: true });
  return (result as Extract<Result<Value, unknown>, { ok: true }>).value;
};

/** Failure of a failed result. Throws otherwise. */
export const failureOf = <Failure>(result: Result<unknown, Failure>): Failure => {
  expect(result).toMatchObject({ ok: false });
  return (result as Extract<Result<unknown, Failure>, { ok: false }>).failure;
};

export const standardSize = (text: string): StandardSize => {
  const size = parseSizeRef(text);
  if (size?.kind !== 'standard') throw new Error(`${text} is no standard size`);
  return standardSizeOf(size);
};

export const aGarmentType = async (shop: ShopUnderTest): Promise<ClothingType> => {
  const types = await shop.catalog.clothingTypes();
  const type = types.find(
    (candidate) =>
      candidate.sizeType &&
      candidate.supportsInitials &&
      candidate.showInDesigner &&
      candidate.slug !== shop.limited.slug &&
      candidate.slug !== shop.soldOut.slug,
  );
  return type ?? fallbackType(types);
};

const fallbackType = (types: readonly ClothingType[]): ClothingType => {
  const type = types.find(({ sizeType, showInDesigner }) => sizeType && showInDesigner);
  if (!type) throw new Error('The range has no garment');
  return type;
};

export const typeBySlug = async (shop: ShopUnderTest, slug: string): Promise<ClothingType> =>
  successOf(await shop.catalog.clothingType(slug));

export const sizeFor = async (
  shop: ShopUnderTest,
  type: ClothingType,
  size = '7R',
): Promise<number | null> => {
  if (!type.sizeType) return null;
  const made = await shop.sizes.ofStandardSize({
    size: standardSize(size),
    sizeTypeId: type.sizeType.id,
    title: `Standard - ${size}`,
  });
  return successOf(made).id;
};

/** A piece to add: the type's default variant in size 7R, without initials. */
export const aPiece = async (
  shop: ShopUnderTest,
  changes: Partial<AddRequest> = {},
  type?: ClothingType,
): Promise<AddRequest> => {
  const made = type ?? (await aGarmentType(shop));
  return {
    ...defaultVariant(made, publicViewer),
    userSizeId: await sizeFor(shop, made),
    initials: '',
    note: '',
    quantity: 1,
    productId: null,
    ...changes,
  };
};

export const add = async (
  shop: ShopUnderTest,
  changes: Partial<AddRequest> = {},
): Promise<Basket> => successOf(await shop.baskets.add(await aPiece(shop, changes)));

export const currentBasket = async (shop: ShopUnderTest): Promise<Basket> =>
  successOf(await shop.baskets.current());

export const signUp = async (shop: ShopUnderTest): Promise<string> => {
  const email = `${unique('customer')}@example.test`;
  successOf(
    await shop.account.signUp({
      email,
      password,
      newsletter: false,
      source: 'test',
      signingUpWithCredit: false,
    }),
  );
  return email;
};

/** Fills a basket with a garment, an address and a shipping method. */
export const readyToPay = async (
  shop: ShopUnderTest,
  { isEmpty = true }: { readonly isEmpty?: boolean } = {},
): Promise<Basket> => {
  if (isEmpty) await add(shop);
  successOf(await shop.checkout.setShippingAddress(anAddress()));
  return successOf(await shop.checkout.chooseShippingMethod('standard'));
};

/** A payment request for the current basket with a valid card. */
export const aPayment = async (
  shop: ShopUnderTest,
  changes: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> => {
  const visit = successOf(await shop.account.visit());
  return {
    idempotencyKey: unique('key'),
    expected: summarizeBasket(await currentBasket(shop), visit.location.switches).total,
    means:
      changes.means === undefined ? await payingByCard(shop, shop.cards.authorised) : changes.means,
    guestEmail: visit.user ? null : 'guest@example.test',
    termsAccepted: true,
    comment: '',
    returnUrl: `${shop.origin}/checkout`,
    ...changes,
  };
};

/** Pays for the basket and returns the order number. */
export const order = async (
  shop: ShopUnderTest,
  changes: Partial<PaymentRequest> = {},
): Promise<string> => {
  const payment = successOf(await shop.payments.pay(await aPayment(shop, changes)));
  expect(payment).toMatchObject({ status: 'authorised' });
  return payment.status === 'authorised' ? payment.orderNumber : '';
};
