import { describe, expect, it } from 'vitest';
import {
  centimeters,
  garmentBounds,
  kilograms,
  type SizeDesk,
  type SizePrefs,
  type Sizes,
  type SizeType,
} from '../../sizing/index.ts';
import { failureOf, standardSize, successOf } from './steps.ts';

/** The sizes of a customer in a new browser, and staff access to all sizes. */
export type SizeDeskUnderTest = {
  readonly sizes: Sizes;
  readonly desk: SizeDesk;
  readonly customer: () => Promise<{ readonly id: number; readonly sizes: Sizes }>;
};

const prefs: SizePrefs = {
  facts: {
    ageYears: 41,
    heightCm: centimeters(178.5),
    weightKg: kilograms(79.4),
    footLengthCm: centimeters(27.5),
  },
  bodyShape: 'TRIANGULAR',
  fit: 'TIGHT',
  units: 'metric',
  known: { chestCircumference: centimeters(103.5) },
  designVersion: 'V2',
};

const reason = 'measured in the store';

export const describeSizeDeskContract = (
  name: string,
  open: () => Promise<SizeDeskUnderTest>,
): void => {
  const twoTypes = async (sizes: Sizes): Promise<readonly [SizeType, SizeType]> => {
    const [from, to] = successOf(await sizes.sizeTypes());
    if (!from || !to) throw new Error('One size type alone');
    return [from, to];
  };

  describe(`${name} as SizeDesk`, () => {
    it('staff see the same size conversion as its owner', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const size = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      const preview = successOf(await desk.preview(size.id, to.id));
      expect(preview.source).toEqual({
        sizeTypeId: from.id,
        title: 'Mine',
        measurements: size.measurements,
      });
      expect(preview.conversion).toEqual(successOf(await sizes.previewConversion(size.id, to.id)));
      expect(preview.conversion).toMatchObject({
        sizeTypeId: to.id,
        through: 'body',
        standardSize: null,
      });
      expect(preview.conversion.measurements.length).toBeGreaterThan(0);
      expect(
        successOf(await sizes.recommendFrom({ userSizeId: size.id, sizeTypeId: to.id })),
      ).toMatchObject(preview.recommended ?? {});
      expect(preview.recommended).toMatchObject({ base: 7, probability: expect.any(Number) });
      expect(successOf(await sizes.all())).toHaveLength(1);
    });

    it('a standard size converts to the same standard size', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const made = { size: standardSize('5L'), sizeTypeId: from.id, title: 'Standard - 5L' };
      const { id } = successOf(await sizes.ofStandardSize(made));
      const preview = successOf(await desk.preview(id, to.id));
      expect(preview.conversion).toMatchObject({
        sizeTypeId: to.id,
        through: 'standard',
        standardSize: standardSize('5L'),
      });
      expect(preview.recommended).toEqual({ ...standardSize('5L'), probability: null });
      expect(successOf(await desk.preview(id, from.id)).conversion.measurements).toEqual(
        preview.source.measurements,
      );
    });

    it('a body that fits no standard size gets no recommendation', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const known = { chestCircumference: centimeters(160) };
      const { id } = successOf(
        await sizes.create({ title: 'Large', sizeTypeId: from.id, prefs: { ...prefs, known } }),
      );
      expect(successOf(await desk.preview(id, to.id)).recommended).toBeNull();
    });

    it('staff see removed sizes, but not deleted ones', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const { id } = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      const before = successOf(await desk.preview(id, to.id));
      successOf(await sizes.remove(id));
      expect(successOf(await desk.preview(id, to.id))).toEqual(before);
      successOf(await sizes.removeAll());
      expect(failureOf(await desk.preview(id, to.id))).toEqual({ kind: 'size-not-found' });
    });

    it('[API-58] a body gets a computed size for a garment without saving it', async () => {
      const { sizes, desk } = await open();
      const [, type] = await twoTypes(sizes);
      const found = successOf(await desk.lookUp(type.id, prefs));
      expect(successOf(await sizes.all())).toEqual([]);
      const size = successOf(await sizes.create({ title: 'Mine', sizeTypeId: type.id, prefs }));
      expect(found).toMatchObject({ sizeTypeId: type.id, measurements: size.measurements });
      expect(
        successOf(await sizes.recommendFrom({ userSizeId: size.id, sizeTypeId: type.id })),
      ).toMatchObject(found.recommended ?? {});
      expect(found.recommended).toMatchObject({ base: 7, probability: expect.any(Number) });
      const large = { ...prefs, known: { chestCircumference: centimeters(160) } };
      expect(successOf(await desk.lookUp(type.id, large)).recommended).toBeNull();
    });

    it('[API-58] unsupported prefs and unknown garments are reported', async () => {
      const { sizes, desk } = await open();
      const [type] = await twoTypes(sizes);
      const facts = { ...prefs.facts, heightCm: centimeters(221), weightKg: kilograms(20) };
      expect(
        failureOf(
          await desk.lookUp(type.id, {
            ...prefs,
            facts,
            known: { chestCircumference: centimeters(5) },
          }),
        ),
      ).toEqual({
        kind: 'size-invalid',
        fields: ['heightCm', 'weightKg', 'chestCircumference'],
      });
      expect(failureOf(await desk.lookUp(999_999, prefs))).toEqual({ kind: 'unknown-size-type' });
    });

    it('[API-63] staff save a measured size for a customer, marked as staff’s', async () => {
      const { desk, customer } = await open();
      const { id: customerId, sizes } = await customer();
      const [type] = await twoTypes(sizes);
      const bounds = garmentBounds(type.slug) ?? {};
      const measurements = Object.fromEntries(
        Object.entries(bounds).map(([measure, { minimum, maximum }]) => [
          measure,
          centimeters(Math.round((minimum + maximum) / 2)),
        ]),
      );
      const wanted = {
        title: ' Measured ',
        sizeTypeId: type.id,
        wearerId: null,
        cutFor: 'men' as const,
        measurements,
        reason,
      };
      const size = successOf(await desk.create(customerId, wanted));
      expect(size).toMatchObject({
        title: 'Measured',
        version: 1,
        byShop: true,
        standardSize: null,
        prefs: null,
      });
      expect(
        Object.fromEntries(size.measurements.map(({ measure, value }) => [measure, value])),
      ).toEqual(measurements);
      expect(new Set(size.measurements.map(({ origin }) => origin))).toEqual(new Set(['manual']));
      expect(successOf(await sizes.byId(size.id))).toEqual(size);

      const tooLarge = { ...measurements, chest: centimeters(299) };
      expect(
        failureOf(await desk.create(customerId, { ...wanted, title: ' ', measurements: tooLarge })),
      ).toEqual({
        kind: 'size-invalid',
        fields: ['title', 'chest'],
      });
      expect(
        failureOf(await desk.create(customerId, { ...wanted, wearerId: 999_999 })),
      ).toMatchObject({ kind: 'size-refused' });
      expect(failureOf(await desk.create(customerId, { ...wanted, sizeTypeId: 999_999 }))).toEqual({
        kind: 'unknown-size-type',
      });
      expect(failureOf(await desk.create(999_999, wanted))).toEqual({ kind: 'size-not-found' });
    });

    it('[API-70] a staff change creates a version marked as staff’s', async () => {
      const { desk, customer } = await open();
      const { id: customerId, sizes } = await customer();
      const [type] = await twoTypes(sizes);
      const before = successOf(await sizes.create({ title: 'Mine', sizeTypeId: type.id, prefs }));
      expect(before.byShop).toBeUndefined();
      const chest = centimeters(
        (before.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0) + 2,
      );
      const changed = successOf(
        await desk.change(customerId, before.id, { measurements: { chest }, reason }),
      );
      expect(changed).toMatchObject({ id: before.id, title: 'Mine', version: 2, byShop: true });
      expect(changed.measurements.find(({ measure }) => measure === 'chest')).toMatchObject({
        value: chest,
        origin: 'manual',
      });
      expect(successOf(await sizes.byId(before.id))).toEqual(changed);
      expect(
        successOf(await desk.change(customerId, before.id, { measurements: { chest }, reason }))
          .version,
      ).toBe(2);
      expect(
        failureOf(
          await desk.change(customerId, before.id, {
            measurements: { chest: centimeters(299) },
            reason,
          }),
        ),
      ).toEqual({
        kind: 'size-invalid',
        fields: ['chest'],
      });

      expect(successOf(await sizes.restore(before.id, 1))).toMatchObject({ version: 3 });
      expect(
        successOf(await sizes.history(before.id)).map(({ byShop }) => byShop === true),
      ).toEqual([false, true, false]);
      successOf(await sizes.remove(before.id));
      expect(
        failureOf(await desk.change(customerId, before.id, { title: 'Gone', reason })),
      ).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await desk.change(999_999, before.id, { title: 'Gone', reason }))).toEqual({
        kind: 'size-not-found',
      });
    });

    it('an unknown size or garment is not found', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const { id } = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      expect(failureOf(await desk.preview(999_999, to.id))).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await desk.preview(id, 999_999))).toEqual({ kind: 'cannot-convert' });
    });
  });
};
