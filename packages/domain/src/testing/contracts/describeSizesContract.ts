import { describe, expect, it } from 'vitest';
import { reorder } from '../../orders/index.ts';
import {
  centimeters,
  estimateOfPrefs,
  formatSizeFile,
  type GarmentMeasure,
  garmentMeasurements,
  kilograms,
  type SizePrefs,
  type SizeType,
  sizeFileFormats,
  standardMeasurements,
  standardSizes,
  symmetric,
  type UserSize,
} from '../../sizing/index.ts';
import { anAddress } from '../index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import {
  add,
  aGarmentType,
  aPiece,
  currentBasket,
  failureOf,
  order,
  password,
  readyToPay,
  signUp,
  standardSize,
  successOf,
} from './steps.ts';

const aPrefs = (changes: Partial<SizePrefs> = {}): SizePrefs => ({
  facts: {
    ageYears: 41,
    heightCm: centimeters(178.5),
    weightKg: kilograms(79.4),
    footLengthCm: centimeters(27.5),
  },
  bodyShape: 'TRIANGULAR',
  fit: 'TIGHT',
  units: 'imperial',
  known: { chestCircumference: centimeters(103.5) },
  designVersion: 'V2',
  ...changes,
});

const sizeTypeOf = async (shop: ShopUnderTest): Promise<SizeType> => {
  const { sizeType } = await aGarmentType(shop);
  const type = successOf(await shop.sizes.sizeTypes()).find(({ id }) => id === sizeType?.id);
  if (!type) throw new Error('A garment without a size type');
  return type;
};

const describeTitles = (open: OpenShop): void => {
  it('size types and their measures have titles', async () => {
    const shop = await open();
    const types = successOf(await shop.sizes.sizeTypes());
    expect(types.length).toBeGreaterThan(0);
    for (const { title, slug, properties } of types)
      for (const [text, code] of [
        [title, slug],
        ...properties.map((property) => [property.title, property.measure]),
      ]) {
        expect(text).not.toBe('');
        expect(text).not.toBe(code);
      }
    const { measurements } = await aSize(shop);
    for (const { title, measure } of measurements) expect(title).not.toBe(measure);
  });
};

const otherSizeTypeOf = async (shop: ShopUnderTest): Promise<SizeType> => {
  const { id } = await sizeTypeOf(shop);
  const other = successOf(await shop.sizes.sizeTypes()).find((type) => type.id !== id);
  if (!other) throw new Error('One size type alone');
  return other;
};

const aSize = async (shop: ShopUnderTest, changes: Partial<SizePrefs> = {}): Promise<UserSize> => {
  const { id } = await sizeTypeOf(shop);
  return successOf(
    await shop.sizes.create({ title: 'Mine', sizeTypeId: id, prefs: aPrefs(changes) }),
  );
};

const ofStandardSize = async (shop: ShopUnderTest, sizeTypeId: number): Promise<void> => {
  successOf(
    await shop.sizes.ofStandardSize({
      size: { base: 7, length: 'R' },
      sizeTypeId,
      title: 'Standard',
    }),
  );
};

const ship = async (shop: ShopUnderTest): Promise<void> => {
  successOf(await shop.checkout.setShippingAddress(anAddress()));
  successOf(await shop.checkout.chooseShippingMethod('standard'));
};

const lengths = ({
  measurements,
}: Pick<UserSize, 'measurements'>): Readonly<Record<string, number>> =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

const origins = ({
  measurements,
}: Pick<UserSize, 'measurements'>): Readonly<Record<string, string>> =>
  Object.fromEntries(measurements.map(({ measure, origin }) => [measure, origin]));

export const describeSizesContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Sizes`, () => {
    describeTitles(open);
    it('[API-82] own sizes are listed in short, for all types or one, newest first', async () => {
      const shop = await open();
      expect(successOf(await shop.sizes.listed())).toEqual([]);
      const [type, other] = [await sizeTypeOf(shop), await otherSizeTypeOf(shop)];
      await aSize(shop);
      await ofStandardSize(shop, other.id);
      const all = successOf(await shop.sizes.all());
      const inShort = all.map(({ id, title, sizeTypeId, standardSize }) => ({
        id,
        title,
        sizeTypeId,
        standardSize,
      }));
      expect(successOf(await shop.sizes.listed())).toEqual(inShort);
      expect(successOf(await shop.sizes.listed(type.id))).toEqual(
        inShort.filter(({ sizeTypeId }) => sizeTypeId === type.id),
      );
      expect(successOf(await (await open()).sizes.listed())).toEqual([]);
    });

    it('[API-62] size dependencies state the range and inputs of each measure by cut', async () => {
      const shop = await open();
      const type = await sizeTypeOf(shop);
      const measures = successOf(await shop.sizes.dependencies(type.id, 'men'));
      expect(measures.map(({ measure }) => measure)).toEqual(
        type.properties.map(({ measure }) => measure),
      );
      for (const { minimum, maximum, step, dependsOn } of measures) {
        expect(minimum).toBeLessThan(maximum);
        expect(step).toBe(0.5);
        expect(dependsOn).toEqual(expect.arrayContaining(['height_in_cm', 'weight_in_kg', 'fit']));
      }
      const { measurements } = await aSize(shop);
      for (const { measure, value } of measurements) {
        const within = measures.find((each) => each.measure === measure);
        expect([
          measure,
          value >= (within?.minimum ?? 999) && value <= (within?.maximum ?? 0),
        ]).toEqual([measure, true]);
      }
      expect(failureOf(await shop.sizes.dependencies(999_999, 'men'))).toEqual({
        kind: 'unknown-size-type',
      });
    });

    it('[SIZE-31, SIZE-56] each standard size is saved once, even if requested again', async () => {
      const shop = await open();
      const { sizeType } = await aGarmentType(shop);
      if (!sizeType) throw new Error('A garment without a size type');
      const sizeIdOf = async (size: (typeof standardSizes)[number]): Promise<number> =>
        successOf(
          await shop.sizes.ofStandardSize({
            size,
            sizeTypeId: sizeType.id,
            title: `Standard - ${size.base}${size.length} - 05/11/25`,
          }),
        ).id;
      const ids: number[] = [];
      for (const size of standardSizes) ids.push(await sizeIdOf(size));
      expect(new Set(ids).size).toBe(24);
      expect(await sizeIdOf(standardSize('7R'))).toBe(
        ids[standardSizes.findIndex(({ base, length }) => base === 7 && length === 'R')],
      );
      expect(successOf(await shop.sizes.all()).map(({ id }) => id)).toEqual([...ids].reverse());
    });

    it('each listed size type is readable, an unknown one is not found', async () => {
      const shop = await open();
      const listed = await sizeTypeOf(shop);
      expect(successOf(await shop.sizes.sizeType(listed.id))).toEqual(listed);
      expect(failureOf(await shop.sizes.sizeType(987_654))).toEqual({ kind: 'unknown-size-type' });
    });

    it('[SIZE-16] measurements are in centimeters', async () => {
      const shop = await open();
      const { sizeType } = await aGarmentType(shop);
      if (!sizeType) throw new Error('A garment without a size type');
      const size = standardSize('8L');
      const { id } = successOf(
        await shop.sizes.ofStandardSize({
          size,
          sizeTypeId: sizeType.id,
          title: 'Standard - 8L - 05/11/25',
        }),
      );
      const found = successOf(await shop.sizes.byId(id));
      expect(found).toMatchObject({
        id,
        title: 'Standard - 8L - 05/11/25',
        sizeTypeId: sizeType.id,
        standardSize: size,
      });
      const shown = found.measurements.map(({ measure, value }) => ({ measure, value }));
      expect(shown).toEqual(
        expect.arrayContaining([...(standardMeasurements(sizeType.slug, size) ?? [])]),
      );
      for (const { title } of found.measurements) expect(title).not.toBe('');
    });

    it('sizes are private, and a guest keeps them when signing up', async () => {
      const [mine, theirs] = [await open(), await open()];
      const { sizeType } = await aGarmentType(mine);
      const { id } = successOf(
        await mine.sizes.ofStandardSize({
          size: standardSize('7R'),
          sizeTypeId: sizeType?.id ?? 0,
          title: 'Mine',
        }),
      );
      expect(failureOf(await theirs.sizes.byId(id))).toEqual({ kind: 'size-not-found' });
      expect(successOf(await theirs.sizes.all())).toEqual([]);
      await signUp(mine);
      expect(successOf(await mine.sizes.byId(id)).title).toBe('Mine');
    });

    it('an unknown size type is not found', async () => {
      const shop = await open();
      const request = { size: standardSize('7R'), sizeTypeId: 999_999, title: 'None' };
      expect(failureOf(await shop.sizes.ofStandardSize(request))).toEqual({
        kind: 'unknown-size-type',
      });
      expect(failureOf(await shop.sizes.byId(999_999_999))).toEqual({ kind: 'size-not-found' });
    });

    it('[SIZE-21] size types list the measures of their charts', async () => {
      const shop = await open();
      const type = await sizeTypeOf(shop);
      expect(type.title).not.toBe('');
      const measures = (standardMeasurements(type.slug, standardSize('7R')) ?? []).map(
        ({ measure }) => measure,
      );
      expect(type.properties.map(({ measure }) => measure).sort()).toEqual([...measures].sort());
      expect(new Set(type.properties.map(({ id }) => id)).size).toBe(type.properties.length);
    });

    it('[SIZE-15, SIZE-17, SIZE-45] an individual size stores its preferences', async () => {
      const shop = await open();
      const type = await sizeTypeOf(shop);
      const prefs = aPrefs();
      const size = successOf(
        await shop.sizes.create({ title: '  Mine ', sizeTypeId: type.id, prefs }),
      );
      const garment = garmentMeasurements({
        estimate: estimateOfPrefs(prefs),
        sizeTypeSlug: type.slug,
        fit: prefs.fit,
      });
      expect(lengths(size)).toEqual(
        Object.fromEntries((garment ?? []).map(({ measure, value }) => [measure, value])),
      );
      expect(new Set(Object.values(origins(size)))).toEqual(new Set(['lookup']));
      expect(size).toMatchObject({
        title: 'Mine',
        sizeTypeId: type.id,
        standardSize: null,
        prefs,
        designVersion: 'V2',
        version: 1,
      });
      expect(size.savedAt).toBe(size.createdAt);
      expect(successOf(await shop.sizes.byId(size.id))).toEqual(size);
      expect(successOf(await shop.sizes.all())).toEqual([size]);
    });

    it('[SIZE-46, SIZE-48] fields out of bounds are reported and nothing is saved', async () => {
      const shop = await open();
      const { id: sizeTypeId } = await sizeTypeOf(shop);
      const prefs = aPrefs({
        facts: { ...aPrefs().facts, ageYears: 14, heightCm: centimeters(221) },
        known: { neckCircumference: centimeters(99) },
      });
      expect(failureOf(await shop.sizes.create({ title: ' ', sizeTypeId, prefs }))).toEqual({
        kind: 'size-invalid',
        fields: ['title', 'ageYears', 'heightCm', 'neckCircumference'],
      });
      expect(
        failureOf(await shop.sizes.create({ title: 'Mine', sizeTypeId: 999_999, prefs: aPrefs() })),
      ).toEqual({
        kind: 'unknown-size-type',
      });
      expect(successOf(await shop.sizes.all())).toEqual([]);
      const size = await aSize(shop);
      const change = { title: 'x'.repeat(51), measurements: { chest: centimeters(7) } };
      expect(failureOf(await shop.sizes.update(size.id, change))).toEqual({
        kind: 'size-invalid',
        fields: ['title', 'chest'],
      });
      expect(failureOf(await shop.sizes.update(size.id, { prefs }))).toMatchObject({
        fields: ['ageYears', 'heightCm', 'neckCircumference'],
      });
      expect(successOf(await shop.sizes.byId(size.id))).toEqual(size);
    });

    it('each change saves a version, and no change saves none', async () => {
      const shop = await open();
      const first = await aSize(shop);
      const chest = centimeters((lengths(first).chest ?? 0) + 3);
      const edited = successOf(await shop.sizes.update(first.id, { measurements: { chest } }));
      expect(edited).toMatchObject({ id: first.id, title: 'Mine', version: 2, prefs: first.prefs });
      expect(lengths(edited)).toEqual({ ...lengths(first), chest });
      expect(origins(edited)).toEqual({ ...origins(first), chest: 'manual' });
      const renamed = successOf(await shop.sizes.update(first.id, { title: 'Renamed ' }));
      expect(renamed).toMatchObject({ title: 'Renamed', version: 3 });
      const looser = successOf(
        await shop.sizes.update(first.id, { prefs: aPrefs({ fit: 'LOOSE' }) }),
      );
      expect(looser).toMatchObject({ version: 4, title: 'Renamed', prefs: { fit: 'LOOSE' } });
      expect(new Set(Object.values(origins(looser)))).toEqual(new Set(['lookup']));
      expect(
        successOf(
          await shop.sizes.update(first.id, { title: 'Renamed', prefs: aPrefs({ fit: 'LOOSE' }) }),
        ),
      ).toEqual(looser);

      const history = successOf(await shop.sizes.history(first.id));
      expect(history.map(({ version, title }) => [version, title])).toEqual([
        [4, 'Renamed'],
        [3, 'Renamed'],
        [2, 'Mine'],
        [1, 'Mine'],
      ]);
      expect(lengths(history[3] ?? edited)).toEqual(lengths(first));
      expect(history[0]).toMatchObject({ prefs: looser.prefs, orders: [] });

      const restored = successOf(await shop.sizes.restore(first.id, 2));
      expect(restored).toMatchObject({ version: 5, title: 'Mine', prefs: first.prefs });
      expect(lengths(restored)).toEqual(lengths(edited));
      expect(successOf(await shop.sizes.restore(first.id, 5))).toEqual(restored);
      expect(failureOf(await shop.sizes.restore(first.id, 99))).toEqual({ kind: 'size-not-found' });
    });

    it('[SIZE-134] asymmetry is stored in its own version until it is removed', async () => {
      const shop = await open();
      const first = await aSize(shop);
      const asymmetry = {
        lowerShoulder: { side: 'left' as const, differenceCm: centimeters(1) },
        longerArm: { side: 'right' as const, differenceCm: centimeters(2.5) },
      };
      const noted = successOf(await shop.sizes.update(first.id, { asymmetry }));
      expect(noted).toMatchObject({ version: 2, asymmetry });
      expect(lengths(noted)).toEqual(lengths(first));
      expect(successOf(await shop.sizes.update(first.id, { asymmetry }))).toEqual(noted);
      const looser = successOf(
        await shop.sizes.update(first.id, { prefs: aPrefs({ fit: 'LOOSE' }) }),
      );
      expect(looser).toMatchObject({ version: 3, asymmetry });
      const alike = successOf(await shop.sizes.update(first.id, { asymmetry: symmetric }));
      expect([alike.version, alike.asymmetry]).toEqual([4, undefined]);
      expect(
        successOf(await shop.sizes.history(first.id)).map((version) => version.asymmetry),
      ).toEqual([undefined, asymmetry, asymmetry, undefined]);
      expect(successOf(await shop.sizes.restore(first.id, 2))).toMatchObject({ asymmetry });
      const wrong = {
        ...asymmetry,
        longerArm: { ...asymmetry.longerArm, differenceCm: centimeters(7) },
      };
      expect(failureOf(await shop.sizes.update(first.id, { asymmetry: wrong }))).toEqual({
        kind: 'size-invalid',
        fields: ['longerArm'],
      });
    });

    it('a removed size is restored in its latest or an earlier version', async () => {
      const shop = await open();
      const [one, two] = [await aSize(shop), await aSize(shop, { fit: 'LOOSE' })];
      successOf(await shop.sizes.remove(one.id));
      expect(failureOf(await shop.sizes.byId(one.id))).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await shop.sizes.history(one.id))).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await shop.sizes.remove(one.id))).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await shop.sizes.update(one.id, { title: 'x' }))).toEqual({
        kind: 'size-not-found',
      });
      expect(successOf(await shop.sizes.all())).toEqual([two]);
      expect(successOf(await shop.sizes.restore(one.id, one.version))).toEqual(one);
      expect(successOf(await shop.sizes.all())).toEqual([two, one]);
    });

    it('every size call is limited to the owner', async () => {
      const [mine, theirs] = [await open(), await open()];
      const { id } = await aSize(mine);
      const other = await otherSizeTypeOf(mine);
      await signUp(theirs);
      const { sizes } = theirs;
      for (const refused of [
        await sizes.update(id, { title: 'Theirs' }),
        await sizes.remove(id),
        await sizes.history(id),
        await sizes.restore(id, 1),
        await sizes.previewConversion(id, other.id),
        await sizes.convert(id, other.id),
        await sizes.recommendFrom({ userSizeId: id, sizeTypeId: other.id }),
      ])
        expect(failureOf<{ readonly kind: string }>(refused)).toEqual({ kind: 'size-not-found' });
      expect(successOf(await mine.sizes.byId(id))).toMatchObject({ title: 'Mine', version: 1 });
    });

    it('a version lists the garments made to it', async () => {
      const shop = await open();
      const first = await aSize(shop);
      const line = await add(shop, { userSizeId: first.id, quantity: 2 });
      await readyToPay(shop);
      const number = await order(shop);
      successOf(await shop.sizes.update(first.id, { title: 'Later' }));
      const [later, earlier] = successOf(await shop.sizes.history(first.id));
      expect(later?.orders).toEqual([]);
      expect(earlier?.orders).toEqual([
        {
          orderNumber: number,
          orderedAt: expect.any(String),
          title: line.lines[0]?.title,
          quantity: 2,
        },
      ]);
      const placed = successOf(await shop.orders.byNumber(number));
      expect(placed.lines[0]?.size).toEqual({ id: first.id, title: 'Mine', version: 1 });
      successOf(await shop.sizes.remove(first.id));
      expect(successOf(await shop.orders.byNumber(number)).lines[0]?.size).toEqual({
        id: first.id,
        title: 'Mine',
        version: 1,
      });
    });

    it('[ORDER-11] a repeat order uses the ordered version, even if changed or deleted', async () => {
      const shop = await open();
      const first = await aSize(shop);
      await add(shop, { userSizeId: first.id });
      await ship(shop);
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      const again = reorder({ baskets: shop.baskets });
      successOf(await again(placed));
      expect((await currentBasket(shop)).lines.map(({ size }) => size)).toEqual([
        { id: first.id, title: 'Mine' },
      ]);
      successOf(
        await shop.sizes.update(first.id, { title: 'Later', prefs: aPrefs({ fit: 'LOOSE' }) }),
      );
      successOf(await again(placed));
      successOf(await shop.sizes.remove(first.id));
      expect(successOf(await again(placed)).leftOut).toEqual([]);
      const { lines } = await currentBasket(shop);
      expect(lines.map(({ size, quantity }) => [size, quantity])).toEqual([
        [{ id: first.id, title: 'Later' }, 1],
        [{ id: first.id, title: 'Later', version: 1 }, 2],
      ]);
      successOf(await shop.sizes.restore(first.id, 2));
      await ship(shop);
      const number = await order(shop);
      expect(
        successOf(await shop.orders.byNumber(number))
          .lines.map(({ size }) => size?.version)
          .slice(0, 2),
      ).toEqual([2, 1]);
      const made = successOf(await shop.sizes.history(first.id)).map(({ orders }) =>
        orders.map(({ orderNumber }) => orderNumber).sort(),
      );
      expect(made[1]).toEqual([placed.number, number].sort());
      const stale = { userSizeId: first.id, userSizeVersion: 9 };
      expect(failureOf(await shop.baskets.add(await aPiece(shop, stale)))).toEqual({
        kind: 'missing-size',
      });
    });

    it('a size converts through the wearer’s body, previewed and saved', async () => {
      const shop = await open();
      const size = await aSize(shop);
      const other = await otherSizeTypeOf(shop);
      const seen = successOf(await shop.sizes.previewConversion(size.id, other.id));
      expect(seen).toMatchObject({ sizeTypeId: other.id, through: 'body', standardSize: null });
      const garment = garmentMeasurements({
        estimate: estimateOfPrefs(aPrefs()),
        sizeTypeSlug: other.slug,
        fit: 'TIGHT',
      });
      expect(lengths(seen)).toEqual(
        Object.fromEntries((garment ?? []).map(({ measure, value }) => [measure, value])),
      );
      expect(successOf(await shop.sizes.all())).toHaveLength(1);
      const converted = successOf(await shop.sizes.convert(size.id, other.id));
      expect(converted).toMatchObject({
        title: 'Mine',
        sizeTypeId: other.id,
        prefs: size.prefs,
        version: 1,
      });
      expect(lengths(converted)).toEqual(lengths(seen));
      expect(failureOf(await shop.sizes.convert(size.id, 999_999))).toEqual({
        kind: 'unknown-size-type',
      });
      expect(failureOf(await shop.sizes.previewConversion(size.id, 999_999))).toEqual({
        kind: 'unknown-size-type',
      });
      expect(successOf(await shop.sizes.convert(size.id, size.sizeTypeId))).toEqual(size);
    });

    it('[SIZE-31] a standard size converts once to the same standard size', async () => {
      const shop = await open();
      const [type, other] = [await sizeTypeOf(shop), await otherSizeTypeOf(shop)];
      const request = { size: standardSize('5L'), sizeTypeId: type.id, title: 'Standard - 5L' };
      const { id } = successOf(await shop.sizes.ofStandardSize(request));
      const converted = successOf(await shop.sizes.convert(id, other.id));
      expect(converted).toMatchObject({ standardSize: standardSize('5L'), sizeTypeId: other.id });
      expect(successOf(await shop.sizes.convert(id, other.id))).toEqual(converted);
      expect(
        successOf(await shop.sizes.ofStandardSize({ ...request, sizeTypeId: other.id })),
      ).toEqual({ id: converted.id });
      // The size was made again after its removal, so restoring creates no second one.
      successOf(await shop.sizes.remove(id));
      const again = successOf(await shop.sizes.ofStandardSize(request)).id;
      expect(successOf(await shop.sizes.restore(id, 1)).id).toBe(again);
    });

    it('a standard size stores the prefs it was found from', async () => {
      const shop = await open();
      const { id: sizeTypeId } = await sizeTypeOf(shop);
      const { facts, bodyShape } = aPrefs();
      const request = {
        size: standardSize('7R'),
        sizeTypeId,
        title: 'Standard - 7R',
        idealSize: { ...facts, bodyShape },
      };
      const { id } = successOf(await shop.sizes.ofStandardSize(request));
      expect(successOf(await shop.sizes.byId(id)).prefs).toEqual(
        aPrefs({ fit: 'REGULAR', units: 'metric', known: {} }),
      );
      expect(
        failureOf(
          await shop.sizes.ofStandardSize({ ...request, size: standardSize('8R'), title: '' }),
        ),
      ).toEqual({
        kind: 'size-invalid',
        fields: ['title'],
      });
    });

    it('[SIZE-33, SIZE-62] a standard size is recommended from a saved size, or none', async () => {
      const shop = await open();
      const [type, other] = [await sizeTypeOf(shop), await otherSizeTypeOf(shop)];
      const { id } = successOf(
        await shop.sizes.ofStandardSize({
          size: standardSize('9L'),
          sizeTypeId: type.id,
          title: 'Standard - 9L',
        }),
      );
      expect(
        successOf(await shop.sizes.recommendFrom({ userSizeId: id, sizeTypeId: other.id })),
      ).toEqual({
        ...standardSize('9L'),
        probability: null,
        shares: null,
      });
      const custom = await aSize(shop);
      expect(
        successOf(await shop.sizes.recommendFrom({ userSizeId: custom.id, sizeTypeId: other.id })),
      ).toMatchObject({
        base: 7,
        probability: expect.any(Number),
        shares: {
          atOnce: expect.any(Number),
          afterOne: expect.any(Number),
          afterTwo: expect.any(Number),
        },
      });
      const large = await aSize(shop, { known: { chestCircumference: centimeters(160) } });
      expect(
        successOf(await shop.sizes.recommendFrom({ userSizeId: large.id, sizeTypeId: other.id })),
      ).toBeNull();
      expect(
        failureOf(await shop.sizes.recommendFrom({ userSizeId: custom.id, sizeTypeId: 999_999 })),
      ).toEqual({
        kind: 'unknown-size-type',
      });
    });

    it('[GUARD-02] a guest’s sizes and versions move to the account without duplicates', async () => {
      const [guest, before] = [await open(), await open()];
      const type = await sizeTypeOf(guest);
      const standard = { size: standardSize('7R'), sizeTypeId: type.id, title: 'For summer' };
      const email = await signUp(before);
      const own = successOf(await before.sizes.ofStandardSize(standard)).id;
      const theirs = successOf(await guest.sizes.ofStandardSize(standard)).id;
      const custom = await aSize(guest);
      successOf(await guest.sizes.update(custom.id, { title: 'Changed' }));
      await add(guest, { userSizeId: theirs });
      successOf(await guest.account.signIn({ email, password }));
      const sizes = successOf(await guest.sizes.all());
      expect(sizes.map(({ id }) => id).sort((one, other) => one - other)).toEqual(
        [own, custom.id].sort((one, other) => one - other),
      );
      expect(successOf(await guest.sizes.history(custom.id)).map(({ title }) => title)).toEqual([
        'Changed',
        'Mine',
      ]);
      expect((await currentBasket(guest)).lines[0]?.size).toEqual({ id: own, title: 'For summer' });
    });

    it('all size data is exported and permanently deleted', async () => {
      const shop = await open();
      const [removed, kept] = [await aSize(shop), await aSize(shop, { fit: 'LOOSE' })];
      successOf(await shop.sizes.update(kept.id, { title: 'Changed' }));
      successOf(await shop.sizes.remove(removed.id));
      await add(shop, { userSizeId: kept.id });
      const all = JSON.parse(successOf(await shop.sizes.exported()));
      expect(JSON.stringify(all)).toContain('TRIANGULAR');
      expect(JSON.stringify(all)).toContain('Changed');
      successOf(await shop.sizes.removeAll());
      expect(successOf(await shop.sizes.all())).toEqual([]);
      expect(successOf(await shop.sizes.exported())).not.toContain('TRIANGULAR');
      for (const { id, version } of [removed, kept]) {
        expect(failureOf(await shop.sizes.byId(id))).toEqual({ kind: 'size-not-found' });
        expect(failureOf(await shop.sizes.restore(id, version))).toEqual({
          kind: 'size-not-found',
        });
      }
      expect((await currentBasket(shop)).lines[0]?.size).toEqual({ id: kept.id, title: 'Changed' });
      successOf(await shop.sizes.removeAll());
    });

    it('[SIZE-130] a size file imports a size, and an invalid file saves nothing', async () => {
      const shop = await open();
      const type = await sizeTypeOf(shop);
      const fileOf = (
        { title, standardSize, prefs, cutFor, measurements }: UserSize,
        format: (typeof sizeFileFormats)[number],
      ): string =>
        formatSizeFile(
          type.slug,
          {
            title,
            standardSize,
            prefs,
            cutFor,
            measurements: measurements.map(({ measure, value, origin }) => ({
              measure: measure as GarmentMeasure,
              value,
              origin,
            })),
          },
          format,
        );
      const size = await aSize(shop);
      for (const format of sizeFileFormats) {
        const again = successOf(await shop.sizes.importFile(fileOf(size, format)));
        expect(again.id).not.toBe(size.id);
        expect([again.title, again.prefs, lengths(again), origins(again)]).toEqual([
          size.title,
          size.prefs,
          lengths(size),
          origins(size),
        ]);
      }
      const { id } = successOf(
        await shop.sizes.ofStandardSize({
          size: { base: 9, length: 'L' },
          sizeTypeId: type.id,
          title: 'Standard - 9L - 05/11/25',
        }),
      );
      const standard = successOf(await shop.sizes.byId(id));
      expect(successOf(await shop.sizes.importFile(fileOf(standard, 'csv'))).id).toBe(id);
      expect(failureOf(await shop.sizes.importFile('Dear tailor'))).toEqual({
        kind: 'size-file-unreadable',
      });
      expect(
        failureOf(
          await shop.sizes.importFile(fileOf(size, 'json').replace(`"${type.slug}"`, '"sail"')),
        ),
      ).toEqual({
        kind: 'unknown-size-type',
      });
      const tall = fileOf(size, 'json').replace('"height_cm": 178.5', '"height_cm": 400');
      expect(failureOf(await shop.sizes.importFile(tall))).toEqual({
        kind: 'size-invalid',
        fields: ['heightCm'],
      });
      successOf(await shop.sizes.removeAll());
    });
  });
};
