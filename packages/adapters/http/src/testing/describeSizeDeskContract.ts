import { centimeters, kilograms, type SizeDesk, type SizePrefs, type Sizes, type SizeType } from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import { failureOf, standardSize, successOf } from './steps.ts';

/** The sizes of somebody in a new browser, and the desk of those who see everybody's. */
export type SizeDeskUnderTest = { readonly sizes: Sizes; readonly desk: SizeDesk };

const prefs: SizePrefs = {
  facts: { ageYears: 41, heightCm: centimeters(178.5), weightKg: kilograms(79.4), footLengthCm: centimeters(27.5) },
  bodyShape: 'TRIANGULAR',
  fit: 'TIGHT',
  units: 'metric',
  known: { chestCircumference: centimeters(103.5) },
  designVersion: 'V2',
};

/** What every adapter of the port `SizeDesk` does. */
export const describeSizeDeskContract = (name: string, open: () => Promise<SizeDeskUnderTest>): void => {
  const twoTypes = async (sizes: Sizes): Promise<readonly [SizeType, SizeType]> => {
    const [from, to] = successOf(await sizes.sizeTypes());
    if (!from || !to) throw new Error('One size type alone');
    return [from, to];
  };

  describe(`${name} as SizeDesk`, () => {
    it('shows what a size of somebody would be for another garment, as they see it themselves', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const size = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      const preview = successOf(await desk.preview(size.id, to.id));
      expect(preview.source).toEqual({ sizeTypeId: from.id, title: 'Mine', measurements: size.measurements });
      expect(preview.conversion).toEqual(successOf(await sizes.previewConversion(size.id, to.id)));
      expect(preview.conversion).toMatchObject({ sizeTypeId: to.id, through: 'body', standardSize: null });
      expect(preview.conversion.measurements.length).toBeGreaterThan(0);
      expect(preview.recommended).toEqual(successOf(await sizes.recommendFrom({ userSizeId: size.id, sizeTypeId: to.id })));
      expect(preview.recommended).toMatchObject({ base: 7, probability: expect.any(Number) });
      expect(successOf(await sizes.all())).toHaveLength(1);
    });

    it('shows a standard size as the same standard size', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const made = { size: standardSize('5L'), sizeTypeId: from.id, title: 'Standard - 5L' };
      const { id } = successOf(await sizes.ofStandardSize(made));
      const preview = successOf(await desk.preview(id, to.id));
      expect(preview.conversion).toMatchObject({ sizeTypeId: to.id, through: 'standard', standardSize: standardSize('5L') });
      expect(preview.recommended).toEqual({ ...standardSize('5L'), probability: null });
      expect(successOf(await desk.preview(id, from.id)).conversion.measurements).toEqual(preview.source.measurements);
    });

    it('recommends no standard size to whom none fits', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const known = { chestCircumference: centimeters(160) };
      const { id } = successOf(await sizes.create({ title: 'Large', sizeTypeId: from.id, prefs: { ...prefs, known } }));
      expect(successOf(await desk.preview(id, to.id)).recommended).toBeNull();
    });

    it('knows a size that its owner has put away, and none whose data was deleted', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const { id } = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      const before = successOf(await desk.preview(id, to.id));
      successOf(await sizes.remove(id));
      expect(successOf(await desk.preview(id, to.id))).toEqual(before);
      successOf(await sizes.removeAll());
      expect(failureOf(await desk.preview(id, to.id))).toEqual({ kind: 'size-not-found' });
    });

    it('says what it does not know: a size, and a garment', async () => {
      const { sizes, desk } = await open();
      const [from, to] = await twoTypes(sizes);
      const { id } = successOf(await sizes.create({ title: 'Mine', sizeTypeId: from.id, prefs }));
      expect(failureOf(await desk.preview(999_999, to.id))).toEqual({ kind: 'size-not-found' });
      expect(failureOf(await desk.preview(id, 999_999))).toEqual({ kind: 'cannot-convert' });
    });
  });
};
