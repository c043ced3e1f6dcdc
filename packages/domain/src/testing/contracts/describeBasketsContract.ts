import { describe, expect, it } from 'vitest';
import type { AddRequest } from '../../basket/index.ts';
import {
  maximumQuantity,
  noShippingRequired,
  priceBasket,
  undoPieceChange,
} from '../../basket/index.ts';
import { defaultVariant, publicViewer } from '../../catalog/index.ts';
import { money, multiply, add as plus } from '../../kernel/index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import {
  add,
  aGarmentType,
  aPiece,
  currentBasket,
  failureOf,
  signUp,
  sizeFor,
  successOf,
  typeBySlug,
} from './steps.ts';

export const describeBasketsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Baskets`, () => {
    it('a new basket is empty', async () => {
      const shop = await open();
      expect(await currentBasket(shop)).toMatchObject({
        status: 'Open',
        lines: [],
        itemCount: 0,
        voucherCodes: [],
        total: { amount: 0, currency: 'EUR' },
      });
      expect(await shop.baskets.count()).toEqual({ ok: true, value: 0 });
    });

    it('[BASKET-06, BASKET-07, BASKET-08] an added piece is shown in the basket', async () => {
      const shop = await open();
      const type = await aGarmentType(shop);
      const request = await aPiece(shop, { initials: 'ÄÖ', note: ' for Ada ', quantity: 2 }, type);
      const basket = successOf(await shop.baskets.add(request));
      expect(basket.lines).toHaveLength(1);
      const [line] = basket.lines;
      expect(line).toMatchObject({
        quantity: 2,
        title: type.title,
        clothingTypeSlug: type.slug,
        productClass: type.productClass,
        supportsInitials: true,
        unitPrice: money(type.prices.EUR, 'EUR'),
        priceExclDiscounts: money(type.prices.EUR * 2, 'EUR'),
        size: { id: request.userSizeId },
        snapshot: {
          clothingTypeId: type.id,
          fabricColorId: request.fabricColorId,
          selectedProperties: request.selectedProperties,
          initials: 'ÄÖ',
          note: 'for Ada',
          userSizeId: request.userSizeId,
          giftCardTier: null,
        },
      });
      expect(line?.properties).toHaveLength(type.propertyCollections.length);
      expect(line?.variantTitle).not.toBe('');
      expect(line?.imagePath).toMatch(/^\//);
      expect(await currentBasket(shop)).toEqual(basket);
    });

    it('a repeated request key adds a piece once', async () => {
      const shop = await open();
      const piece = await aPiece(shop);
      const key = crypto.randomUUID();
      for (const name of [key, key, crypto.randomUUID()])
        await shop.baskets.add({ ...piece, key: name });
      expect((await currentBasket(shop)).itemCount).toBe(2);
    });

    it('[BASKET-09, BASKET-10] an equal piece grows its line, a different one gets its own', async () => {
      const shop = await open();
      const type = await aGarmentType(shop);
      const piece = await aPiece(shop, {}, type);
      await shop.baskets.add(piece);
      const grown = successOf(
        await shop.baskets.add({ ...piece, quantity: 3, initials: ' ', note: ' ' }),
      );
      expect(grown.lines.map(({ quantity }) => quantity)).toEqual([4]);

      const [collection] = type.propertyCollections.filter(
        ({ properties }) => properties.filter((property) => property.showInDesigner).length > 1,
      );
      const property = collection?.properties.find(
        ({ id, showInDesigner }) =>
          showInDesigner && id !== piece.selectedProperties[collection.slug],
      );
      const color = type.fabricColors.find(
        (candidate) =>
          candidate.id !== piece.fabricColorId &&
          candidate.showInDesigner &&
          !candidate.outOfStock &&
          candidate.availability === 'AVAILABLE',
      );
      const differences: readonly Partial<AddRequest>[] = [
        { initials: 'A' },
        { initials: 'a' },
        { note: 'a gift' },
        { userSizeId: await sizeFor(shop, type, '8L') },
        { fabricColorId: color?.id ?? 0 },
        {
          selectedProperties: {
            ...piece.selectedProperties,
            [collection?.slug ?? '']: property?.id ?? 0,
          },
        },
      ];
      for (const difference of differences)
        successOf(await shop.baskets.add({ ...piece, ...difference }));
      const basket = await currentBasket(shop);
      expect(basket.lines.map(({ quantity }) => quantity)).toEqual([4, 1, 1, 1, 1, 1, 1]);
      expect(basket.itemCount).toBe(10);
      expect(await shop.baskets.count()).toEqual({ ok: true, value: 10 });
      expect(await shop.baskets.quantities()).toEqual({
        ok: true,
        value: basket.lines.map(({ quantity }) => quantity),
      });
    });

    it('[BASKET-13, BASKET-16] quantities change, and 0 removes the line', async () => {
      const shop = await open();
      await add(shop, { initials: 'A' });
      const basket = await add(shop, { initials: 'B' });
      const [first = 0, second = 0] = basket.lines.map(({ id }) => id);
      const changed = successOf(await shop.baskets.changeQuantity(first, 7));
      expect(changed.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
        [first, 7],
        [second, 1],
      ]);
      expect(
        successOf(await shop.baskets.changeQuantity(first, 0)).lines.map(({ id }) => id),
      ).toEqual([second]);
      expect(successOf(await shop.baskets.remove(second)).lines).toEqual([]);
      expect(failureOf(await shop.baskets.remove(second))).toEqual({ kind: 'line-not-found' });
    });

    it('[BASKET-09] changing a line joins it with an equal line', async () => {
      const shop = await open();
      const first = await add(shop, { initials: 'A', quantity: 2 });
      const id = first.lines[0]?.id ?? 0;
      await add(shop, { initials: 'B', quantity: 3 });
      const size = await sizeFor(shop, await aGarmentType(shop), '8L');
      const sized = successOf(await shop.baskets.changePiece(id, { userSizeId: size }));
      expect(
        sized.lines.map(({ quantity, snapshot }) => [
          quantity,
          snapshot.initials,
          snapshot.userSizeId === size,
        ]),
      ).toEqual([
        [2, 'A', true],
        [3, 'B', false],
      ]);
      expect(failureOf(await shop.baskets.changePiece(id, { fabricColorId: 999_999 })).kind).toBe(
        'fabric-color-not-available',
      );
      expect(failureOf(await shop.baskets.changePiece(id, { selectedProperties: {} })).kind).toBe(
        'missing-properties',
      );
      expect(failureOf(await shop.baskets.changePiece(id, { userSizeId: null })).kind).toBe(
        'missing-size',
      );
      expect((await currentBasket(shop)).lines).toEqual(sized.lines);
      const joined = successOf(
        await shop.baskets.changePiece(id, {
          initials: 'B',
          userSizeId: first.lines[0]?.snapshot.userSizeId ?? null,
        }),
      );
      expect(joined.lines.map((line) => [line.id, line.quantity, line.snapshot.initials])).toEqual([
        [id, 5, 'B'],
      ]);
      expect(await currentBasket(shop)).toEqual(joined);
      expect(failureOf(await shop.baskets.changePiece(id + 1, { initials: 'C' }))).toEqual({
        kind: 'line-not-found',
      });
    });

    it('[BASKET-09] some pieces of a line change at the same price, and change back', async () => {
      const shop = await open();
      const before = await add(shop, { initials: 'A', quantity: 3 });
      const id = before.lines[0]?.id ?? 0;
      const shown = ({ lines }: { readonly lines: typeof before.lines }) =>
        lines.map((line) => [line.quantity, line.snapshot.initials]);
      const split = successOf(await shop.baskets.changePiece(id, { initials: 'B', count: 1 }));
      expect(shown(split)).toEqual([
        [2, 'A'],
        [1, 'B'],
      ]);
      expect(split.lines[0]?.id).toBe(id);
      expect(split.total).toEqual(before.total);
      expect(split.offerDiscounts).toEqual(before.offerDiscounts);
      const joined = successOf(await shop.baskets.changePiece(id, { initials: 'B', count: 1 }));
      expect(shown(joined)).toEqual([
        [1, 'A'],
        [2, 'B'],
      ]);
      for (const count of [0, 2, -1])
        expect(failureOf(await shop.baskets.changePiece(id, { initials: 'C', count }))).toEqual({
          kind: 'invalid-quantity',
        });
      expect(await currentBasket(shop)).toEqual(joined);
      const undo = undoPieceChange(split.lines, id, 1, joined.lines);
      expect(
        shown(successOf(await shop.baskets.changePiece(undo?.lineId ?? 0, undo?.change ?? {}))),
      ).toEqual(shown(split));
    });

    it('[BASKET-14] a line holds whole pieces, at most 50', async () => {
      const shop = await open();
      const basket = await add(shop, { quantity: maximumQuantity });
      const id = basket.lines[0]?.id ?? 0;
      const one = await aPiece(shop);
      expect(failureOf(await shop.baskets.add(one))).toEqual({ kind: 'too-many-pieces' });
      expect(failureOf(await shop.baskets.changeQuantity(id, 51)).kind).toBe('too-many-pieces');
      for (const quantity of [0, -1, 1.5]) {
        expect(failureOf(await shop.baskets.add({ ...one, initials: 'N', quantity })).kind).toBe(
          'invalid-quantity',
        );
      }
      for (const quantity of [-1, 1.5])
        expect(failureOf(await shop.baskets.changeQuantity(id, quantity)).kind).toBe(
          'invalid-quantity',
        );
      expect(await currentBasket(shop)).toEqual(basket);
    });

    it('another visitor’s line is not found', async () => {
      const [mine, theirs] = [await open(), await open()];
      const basket = await add(mine);
      const id = basket.lines[0]?.id ?? 0;
      expect(failureOf(await theirs.baskets.changeQuantity(id, 5))).toEqual({
        kind: 'line-not-found',
      });
      expect(failureOf(await theirs.baskets.remove(id))).toEqual({ kind: 'line-not-found' });
      expect(await currentBasket(mine)).toEqual(basket);
    });

    it('[BASKET-20, BASKET-21] a refused piece names what is missing', async () => {
      const shop = await open();
      const piece = await aPiece(shop);
      const own = await aGarmentType(shop);
      const other = (await shop.catalog.clothingTypes()).find(
        ({ sizeType }) => sizeType && sizeType.id !== own.sizeType?.id,
      );
      const wrongSize = other ? await sizeFor(shop, other) : null;
      const kindOf = async (changes: Partial<AddRequest>): Promise<string> =>
        failureOf(await shop.baskets.add({ ...piece, ...changes })).kind;
      expect(await kindOf({ userSizeId: null })).toBe('missing-size');
      expect(await kindOf({ userSizeId: 999_999_999 })).toBe('missing-size');
      expect(await kindOf({ userSizeId: wrongSize })).toBe('wrong-size-type');
      expect(await kindOf({ selectedProperties: {} })).toBe('missing-properties');
      expect(await kindOf({ fabricColorId: 999_999_999 })).toBe('fabric-color-not-available');
      expect(await kindOf({ clothingTypeId: 999_999_999 })).toBe('basket-refused');
      for (const initials of ['ABCD', 'A1', '<b>']) {
        const failure = failureOf(await shop.baskets.add({ ...piece, initials }));
        expect(failure.kind === 'basket-refused' && failure.message).toMatch(/\w/);
      }
      expect((await currentBasket(shop)).lines).toEqual([]);
    });

    it('another customer’s size is refused', async () => {
      const [mine, theirs] = [await open(), await open()];
      const piece = await aPiece(mine);
      expect(failureOf(await theirs.baskets.add(piece))).toEqual({ kind: 'missing-size' });
    });

    it('[BASKET-18, BASKET-19] sales are limited to the stock', async () => {
      const shop = await open();
      const { limited, soldOut } = shop;
      const rare = await typeBySlug(shop, limited.slug);
      const gone = await typeBySlug(shop, soldOut.slug);
      const pieceOfGone = await aPiece(shop, { fabricColorId: soldOut.fabricColorId }, gone);
      expect(failureOf(await shop.baskets.add(pieceOfGone))).toEqual({ kind: 'out-of-stock' });
      const pieceOfRare = await aPiece(
        shop,
        { fabricColorId: limited.fabricColorId, quantity: limited.pieces },
        rare,
      );
      expect(
        failureOf(await shop.baskets.add({ ...pieceOfRare, quantity: limited.pieces + 1 })).kind,
      ).toBe('quantity-exceeded');
      const basket = successOf(await shop.baskets.add(pieceOfRare));
      expect(
        failureOf(await shop.baskets.add({ ...pieceOfRare, initials: 'A', quantity: 1 })).kind,
      ).toBe('quantity-exceeded');
      const id = basket.lines[0]?.id ?? 0;
      expect(failureOf(await shop.baskets.changeQuantity(id, limited.pieces + 1)).kind).toBe(
        'quantity-exceeded',
      );
      expect(successOf(await shop.baskets.changeQuantity(id, 1)).itemCount).toBe(1);
    });

    it('[PRICE-11, PRICE-12, PRICE-13] the basket follows the shop’s price rules', async () => {
      const shop = await open();
      const { id, unitPrice } = (await add(shop)).lines[0] ?? { id: 0, unitPrice: money(0, 'EUR') };
      for (const quantity of [1, 2, 4, 5, 50]) {
        const basket = successOf(await shop.baskets.changeQuantity(id, quantity));
        const expected = priceBasket({
          currency: 'EUR',
          lines: [{ id, quantity, unitPrice, productClass: 'Customize', requiresShipping: true }],
          vouchers: [],
          shippingMethods: basket.shippingMethods.map(({ price, discount, ...method }) => ({
            ...method,
            price: plus(price, discount),
          })),
        });
        expect(basket.total).toEqual(expected.total);
        expect(basket.offerDiscounts.map(({ amount }) => amount)).toEqual(
          expected.offerDiscounts.map(({ amount }) => amount),
        );
        expect(basket.shippingMethods).toEqual(expected.shippingMethods);
        expect(basket.lines[0]?.priceInclDiscounts).toEqual(expected.lines[0]?.priceInclDiscounts);
      }
    });

    it('[PRICE-14] voucher codes are added in any case and removed', async () => {
      const shop = await open();
      const before = await add(shop);
      const { tenPercent } = shop.vouchers;
      expect(await shop.baskets.addVoucher(` ${tenPercent.toLowerCase()} `)).toEqual({
        ok: true,
        value: { type: 'voucher' },
      });
      expect(await shop.baskets.addVoucher(tenPercent)).toEqual({
        ok: true,
        value: { type: 'voucher' },
      });
      const reduced = await currentBasket(shop);
      expect(reduced.voucherCodes).toEqual([tenPercent]);
      expect(reduced.voucherDiscounts).toMatchObject([{ code: tenPercent }]);
      expect(plus(reduced.total, reduced.voucherDiscounts[0]?.amount ?? money(0, 'EUR'))).toEqual(
        before.total,
      );
      expect(successOf(await shop.baskets.removeVoucher(tenPercent.toLowerCase())).total).toEqual(
        before.total,
      );
      expect(failureOf(await shop.baskets.removeVoucher(tenPercent)).kind).toBe(
        'voucher-not-added',
      );
    });

    it('[PRICE-15] a refused voucher has a reason', async () => {
      const shop = await open();
      const { expired, notYetValid, used, account, tenPercent } = shop.vouchers;
      const refusedFor = async (code: string): Promise<string> => {
        const failure = failureOf(await shop.baskets.addVoucher(code));
        return failure.kind === 'voucher-not-added' ? (failure.reasons[0] ?? '') : failure.kind;
      };
      const empty = await refusedFor(tenPercent);
      await add(shop);
      const reasons = [empty];
      for (const code of ['NO-SUCH-CODE', expired, notYetValid, used, account])
        reasons.push(await refusedFor(code));
      for (const reason of reasons) expect(reason).toMatch(/\w/);
      expect(new Set(reasons).size).toBe(reasons.length);
      expect((await currentBasket(shop)).voucherCodes).toEqual([]);
    });

    it('a shipping voucher pays for shipping', async () => {
      const shop = await open();
      await add(shop);
      successOf(await shop.baskets.addVoucher(shop.vouchers.shipping));
      const basket = await currentBasket(shop);
      expect(Math.min(...basket.shippingMethods.map(({ price }) => price.amount))).toBe(0);
      expect(basket.shippingDiscounts).toMatchObject([{ code: shop.vouchers.shipping }]);
    });

    it('[PRICE-05, PRICE-20] an account voucher becomes credit once and pays for the basket', async () => {
      const shop = await open();
      await add(shop);
      expect(failureOf(await shop.baskets.activateCredit()).kind).toBe('basket-refused');
      await signUp(shop);
      expect(await shop.baskets.addVoucher(shop.vouchers.account)).toEqual({
        ok: true,
        value: { type: 'account' },
      });
      const credit = successOf(await shop.account.credit());
      expect(credit.amount).toBeGreaterThan(0);
      expect(failureOf(await shop.baskets.addVoucher(shop.vouchers.account)).kind).toBe(
        'voucher-not-added',
      );
      const active = successOf(await shop.baskets.activateCredit());
      expect(active.credit).toMatchObject({ active: true, available: credit });
      expect(active.credit.allocatedByServer.amount).toBe(
        Math.min(credit.amount, active.total.amount),
      );
      expect(successOf(await shop.baskets.deactivateCredit()).credit).toMatchObject({
        active: false,
        allocatedByServer: { amount: 0 },
      });
    });

    it('[PRICE-26, CHECKOUT-02] gift cards sell at face value, without discounts or shipping', async () => {
      const shop = await open();
      const tier = (await shop.catalog.giftCardTiers('EUR')).find(({ level }) => level === 'MID');
      if (!tier) throw new Error('The shop sells no gift cards');
      const type = (await shop.catalog.clothingTypes()).find(
        ({ id }) => id === tier.clothingTypeId,
      );
      const request = {
        ...(type
          ? defaultVariant(type, publicViewer)
          : { clothingTypeId: tier.clothingTypeId, fabricColorId: null, selectedProperties: {} }),
        userSizeId: null,
        initials: '',
        note: 'Happy birthday',
        quantity: 6,
        productId: tier.productId,
      };
      const basket = successOf(await shop.baskets.add(request));
      expect(basket.lines).toMatchObject([
        {
          snapshot: { giftCardTier: tier.code, note: 'Happy birthday' },
          productClass: 'Gift Card',
          unitPrice: tier.price,
        },
      ]);
      expect(basket.total).toEqual(multiply(tier.price, 6));
      expect(basket.offerDiscounts).toEqual([]);
      const gift = { recipient: 'Mo', email: '', on: null };
      const given = successOf(
        await shop.baskets.changePiece(basket.lines[0]?.id ?? 0, { note: 'For Mo', gift }),
      );
      expect(given.lines).toMatchObject([
        { quantity: 6, snapshot: { giftCardTier: tier.code, note: 'For Mo', gift } },
      ]);
      if (type?.requiresShipping === false)
        expect(basket.shippingMethods.map(({ code }) => code)).toEqual([noShippingRequired]);
    });
  });
};
