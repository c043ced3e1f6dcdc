import { standardMeasurements, standardSizes } from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { aGarmentType, failureOf, signUp, standardSize, successOf } from './steps.ts';

/** What every adapter of the port `Sizes` does. */
export const describeSizesContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Sizes`, () => {
    it('[SIZE-31, SIZE-56] makes a size of each standard size, and the same one when asked again', async () => {
      const shop = await open();
      const { sizeType } = await aGarmentType(shop);
      if (!sizeType) throw new Error('A garment without a size type');
      const ask = async (size: (typeof standardSizes)[number]): Promise<number> =>
        successOf(
          await shop.sizes.ofStandardSize({ size, sizeTypeId: sizeType.id, title: `Standard - ${size.base}${size.length} - 05/11/25` }),
        ).id;
      const ids: number[] = [];
      for (const size of standardSizes) ids.push(await ask(size));
      expect(new Set(ids).size).toBe(24);
      expect(await ask(standardSize('7R'))).toBe(ids[standardSizes.findIndex(({ base, length }) => base === 7 && length === 'R')]);
      expect(successOf(await shop.sizes.all()).map(({ id }) => id)).toEqual([...ids].reverse());
    });

    it('[SIZE-16] tells a size’s measurements in centimeters', async () => {
      const shop = await open();
      const { sizeType } = await aGarmentType(shop);
      if (!sizeType) throw new Error('A garment without a size type');
      const size = standardSize('8L');
      const { id } = successOf(await shop.sizes.ofStandardSize({ size, sizeTypeId: sizeType.id, title: 'Standard - 8L - 05/11/25' }));
      const found = successOf(await shop.sizes.byId(id));
      expect(found).toMatchObject({ id, title: 'Standard - 8L - 05/11/25', sizeTypeId: sizeType.id, standardSize: size });
      const shown = found.measurements.map(({ measure, value }) => ({ measure, value }));
      expect(shown).toEqual(expect.arrayContaining([...(standardMeasurements(sizeType.slug, size) ?? [])]));
      for (const { title } of found.measurements) expect(title).not.toBe('');
    });

    it('keeps sizes to their owner, and a guest’s when they sign up', async () => {
      const [mine, theirs] = [await open(), await open()];
      const { sizeType } = await aGarmentType(mine);
      const { id } = successOf(await mine.sizes.ofStandardSize({ size: standardSize('7R'), sizeTypeId: sizeType?.id ?? 0, title: 'Mine' }));
      expect(failureOf(await theirs.sizes.byId(id))).toEqual({ kind: 'size-not-found' });
      expect(successOf(await theirs.sizes.all())).toEqual([]);
      await signUp(mine);
      expect(successOf(await mine.sizes.byId(id)).title).toBe('Mine');
    });

    it('knows no size type that is not there', async () => {
      const shop = await open();
      const request = { size: standardSize('7R'), sizeTypeId: 999_999, title: 'None' };
      expect(failureOf(await shop.sizes.ofStandardSize(request))).toEqual({ kind: 'unknown-size-type' });
      expect(failureOf(await shop.sizes.byId(999_999_999))).toEqual({ kind: 'size-not-found' });
    });
  });
};
