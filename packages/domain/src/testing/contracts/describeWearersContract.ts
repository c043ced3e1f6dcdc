import { describe, expect, it } from 'vitest';
import { reorder } from '../../orders/index.ts';
import {
  type CutFor,
  centimeters,
  kilograms,
  sizeOfWearer,
  type UserSize,
} from '../../sizing/index.ts';
import { anAddress } from '../index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import {
  aGarmentType,
  aPiece,
  failureOf,
  order,
  signUp,
  standardSize,
  successOf,
} from './steps.ts';

const aCustomer = async (open: OpenShop): Promise<ShopUnderTest> => {
  const shop = await open();
  await signUp(shop);
  return shop;
};

const aSize = async (
  shop: ShopUnderTest,
  wearerId: number | null,
  title = 'Blue',
  cutFor: CutFor = 'men',
): Promise<UserSize> => {
  const { sizeType } = await aGarmentType(shop);
  const facts = {
    ageYears: 41,
    heightCm: centimeters(178),
    weightKg: kilograms(79),
    footLengthCm: centimeters(27),
  };
  const prefs = {
    facts: cutFor === 'women' ? { ...facts, cutFor } : facts,
    bodyShape: 'RECTANGULAR',
    fit: 'REGULAR',
    units: 'metric',
    known: {},
    designVersion: 'V2',
  } as const;
  return successOf(
    await shop.sizes.create({ title, sizeTypeId: sizeType?.id ?? 0, prefs, wearerId }),
  );
};

const defaults = async (shop: ShopUnderTest): Promise<readonly number[]> =>
  successOf(await shop.sizes.all()).flatMap(({ id, isDefault }) => (isDefault ? [id] : []));

export const describeWearersContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Wearers`, () => {
    it('[SIZE-91, SIZE-92, SIZE-93] wearers have unique names and can be restored', async () => {
      const shop = await aCustomer(open);
      const anna = successOf(await shop.wearers.add({ name: ' Anna ', kind: 'partner' }));
      expect(anna).toMatchObject({ name: 'Anna', kind: 'partner', cutFor: null });
      expect(failureOf(await shop.wearers.add({ name: 'anna', kind: 'child' }))).toEqual({
        kind: 'wearer-name-taken',
      });
      const size = await aSize(shop, anna.id);
      successOf(await shop.wearers.remove(anna.id));
      expect([successOf(await shop.wearers.all()), successOf(await shop.sizes.all())]).toEqual([
        [],
        [],
      ]);
      expect(successOf(await shop.wearers.restore(anna.id))).toEqual(anna);
      expect(successOf(await shop.sizes.all()).map(({ id }) => id)).toEqual([size.id]);
      expect(failureOf(await shop.wearers.remove(987_654))).toEqual({ kind: 'wearer-not-found' });
    });

    it('wearers of guests are not stored', async () => {
      const shop = await open();
      expect([successOf(await shop.wearers.all()), successOf(await shop.wearers.own())]).toEqual([
        [],
        { cutFor: null },
      ]);
      expect(failureOf(await shop.wearers.changeOwn({ cutFor: 'women' }))).toEqual({
        kind: 'unreachable',
      });
    });

    it('[SIZE-123] the cut of a wearer is stored until removed with all size data', async () => {
      const shop = await aCustomer(open);
      const anna = successOf(
        await shop.wearers.add({ name: 'Anna', kind: 'partner', cutFor: 'women' }),
      );
      expect(successOf(await shop.wearers.change(anna.id, { name: 'Ann', kind: 'gift' }))).toEqual({
        ...anna,
        name: 'Ann',
        kind: 'gift',
      });
      expect(
        successOf(await shop.wearers.change(anna.id, { name: 'Ann', kind: 'gift', cutFor: null }))
          .cutFor,
      ).toBeNull();
      expect(successOf(await shop.wearers.changeOwn({ cutFor: 'men' }))).toEqual({ cutFor: 'men' });
      expect(successOf(await shop.wearers.changeOwn({ cutFor: 'women' }))).toEqual({
        cutFor: 'women',
      });
      expect([
        successOf(await shop.wearers.own()),
        successOf(await shop.wearers.all()),
      ]).toMatchObject([{ cutFor: 'women' }, [{ id: anna.id }]]);
      successOf(await shop.sizes.removeAll());
      expect(successOf(await shop.wearers.own())).toEqual({ cutFor: null });
    });

    it('[SIZE-123] a basket line names the wearer and the cut of its size', async () => {
      const shop = await aCustomer(open);
      const anna = successOf(
        await shop.wearers.add({ name: 'Anna', kind: 'partner', cutFor: 'women' }),
      );
      const { id } = await aSize(shop, anna.id, 'Hers', 'women');
      const piece = await aPiece(shop, { userSizeId: id });
      const { lines } = successOf(await shop.baskets.add(piece));
      expect(lines[0]?.size).toMatchObject({
        id,
        wearer: 'Anna',
        wearerId: anna.id,
        cutFor: 'women',
      });
    });

    it('[SIZE-124] each wearer has one default size per cut, the latest one', async () => {
      const shop = await aCustomer(open);
      const { id: anna } = successOf(await shop.wearers.add({ name: 'Anna', kind: 'partner' }));
      const [mine, hers, other, wide] = [
        await aSize(shop, null),
        await aSize(shop, anna, 'Hers', 'women'),
        await aSize(shop, anna, 'Other', 'women'),
        await aSize(shop, anna, 'Wide'),
      ];
      for (const { id } of [mine, hers, wide])
        expect(successOf(await shop.wearers.makeDefault(id, true))).toMatchObject({
          id,
          isDefault: true,
        });
      expect(await defaults(shop)).toEqual([wide.id, hers.id, mine.id]);
      successOf(await shop.wearers.makeDefault(other.id, true));
      expect(await defaults(shop)).toEqual([wide.id, other.id, mine.id]);
      expect(successOf(await shop.wearers.makeDefault(mine.id, false)).isDefault).toBeUndefined();
      expect(await defaults(shop)).toEqual([wide.id, other.id]);
      expect(failureOf(await shop.wearers.makeDefault(987_654, true))).toEqual({
        kind: 'size-not-found',
      });
    });

    it('[SIZE-124] a default is removed and restored with its size unless replaced', async () => {
      const shop = await aCustomer(open);
      const { id: anna } = successOf(await shop.wearers.add({ name: 'Anna', kind: 'partner' }));
      const [one, other] = [await aSize(shop, null), await aSize(shop, null, 'Other')];
      successOf(await shop.wearers.makeDefault(one.id, true));
      successOf(await shop.sizes.remove(one.id));
      expect(await defaults(shop)).toEqual([]);
      expect(successOf(await shop.sizes.restore(one.id, 1)).isDefault).toBe(true);
      successOf(await shop.sizes.remove(one.id));
      successOf(await shop.wearers.makeDefault(other.id, true));
      expect(successOf(await shop.sizes.restore(one.id, 1)).isDefault).toBeUndefined();
      expect(await defaults(shop)).toEqual([other.id]);
      expect(successOf(await shop.wearers.assign(other.id, anna))).not.toHaveProperty('isDefault');
      expect(await defaults(shop)).toEqual([]);
    });

    it('[SIZE-125] a garment uses the default size of its wearer', async () => {
      const shop = await aCustomer(open);
      const { id: anna } = successOf(await shop.wearers.add({ name: 'Anna', kind: 'partner' }));
      const types = successOf(await shop.sizes.sizeTypes());
      const [type, another] = types;
      if (!type || !another) throw new Error('The range has one kind of garment');
      const size = standardSize('7L');
      const made = successOf(
        await shop.sizes.ofStandardSize({
          size,
          sizeTypeId: type.id,
          title: 'Standard - 7L - 05/11/25',
          wearerId: anna,
        }),
      );
      successOf(await shop.wearers.makeDefault(made.id, true));
      const sizes = successOf(await shop.sizes.all());
      const of = (wearerId: number | null, sizeTypeId: number) =>
        sizeOfWearer({ wearerId, cutFor: null }, { sizeTypeId, blocks: ['men', 'women'] }, sizes);
      expect(of(anna, type.id)).toMatchObject({ kind: 'saved', size: { id: made.id } });
      expect(of(anna, another.id)).toMatchObject({ kind: 'standard', size });
      expect(of(null, type.id)).toEqual({ kind: 'none' });
    });

    it('[ORDER-11, SIZE-125] a repeat order replaces a deleted size by the default', async () => {
      const shop = await aCustomer(open);
      const first = await aSize(shop, null);
      successOf(await shop.baskets.add(await aPiece(shop, { userSizeId: first.id })));
      successOf(await shop.checkout.setShippingAddress(anAddress()));
      successOf(await shop.checkout.chooseShippingMethod('standard'));
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      successOf(await shop.sizes.removeAll());
      const again = reorder({ baskets: shop.baskets });
      expect(successOf(await again(placed))).toMatchObject({
        leftOut: [{ failure: { kind: 'missing-size' } }],
        inDefault: [],
      });
      const now = await aSize(shop, null, 'Now');
      successOf(await shop.wearers.makeDefault(now.id, true));
      const { basket, leftOut, inDefault } = successOf(await again(placed));
      expect([leftOut, inDefault, basket.lines.map(({ snapshot }) => snapshot.userSizeId)]).toEqual(
        [[], [placed.lines[0]?.title], [now.id]],
      );
    });

    it('[SIZE-125, SIZE-90] a basket piece is assigned to a wearer and reassigned', async () => {
      const shop = await aCustomer(open);
      const { id: anna } = successOf(await shop.wearers.add({ name: 'Anna', kind: 'partner' }));
      const garment = await aGarmentType(shop);
      const piece = await aPiece(shop, { userSizeId: null });
      expect(failureOf(await shop.baskets.add({ ...piece, wearerId: anna }))).toEqual({
        kind: 'missing-size',
      });
      const mine = await aSize(shop, null, 'Mine');
      const hers = await shop.sizes.ofStandardSize({
        size: standardSize('7L'),
        sizeTypeId: garment.sizeType?.id ?? 0,
        title: 'Standard - 7L - 05/11/25',
        wearerId: anna,
      });
      for (const id of [mine.id, successOf(hers).id])
        successOf(await shop.wearers.makeDefault(id, true));
      const { lines } = successOf(await shop.baskets.add({ ...piece, wearerId: anna }));
      expect(lines.map(({ snapshot }) => snapshot.userSizeId)).toEqual([successOf(hers).id]);
      const changed = successOf(
        await shop.baskets.changePiece(lines[0]?.id ?? 0, { wearerId: null }),
      );
      expect(changed.lines.map(({ snapshot }) => snapshot.userSizeId)).toEqual([mine.id]);
      expect(
        failureOf(await shop.baskets.add({ ...piece, userSizeId: mine.id, wearerId: anna })),
      ).toEqual({ kind: 'missing-size' });
      // For another garment type it is the same standard size, saved for the wearer.
      const other = (await shop.catalog.clothingTypes()).find(
        ({ sizeType, showInDesigner, slug }) =>
          sizeType !== null &&
          sizeType.id !== garment.sizeType?.id &&
          showInDesigner &&
          slug !== shop.soldOut.slug &&
          slug !== shop.limited.slug,
      );
      if (!other) throw new Error('The range has one kind of garment');
      const added = successOf(
        await shop.baskets.add({
          ...(await aPiece(shop, { userSizeId: null }, other)),
          wearerId: anna,
        }),
      );
      const sizeId = added.lines.at(-1)?.snapshot.userSizeId ?? 0;
      expect(successOf(await shop.sizes.byId(sizeId))).toMatchObject({
        wearerId: anna,
        standardSize: standardSize('7L'),
      });
    });
  });
};
