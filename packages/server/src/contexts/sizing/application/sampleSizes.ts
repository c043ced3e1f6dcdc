import { centimeters, changeSize, kilograms, makeSize } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType } from '../../catalog/index.ts';
import { saveSize, saveVersion } from '../store/saveSizes.ts';
import { findSize } from '../store/sizes.ts';
import { toStored } from './content.ts';
import { saveStandardSize } from './saveStandardSize.ts';

export type SampleSize = { readonly id: number; readonly title: string; readonly version: number };

/**
 * Creates two sample sizes of a size type: one whose second version has longer sleeves, and a
 * standard size. `at` is the time of each version.
 */
export const makeSampleSizes = async (
  trx: Queries,
  owner: Owner,
  type: SizeType,
  at: { readonly first: Date; readonly second: Date },
): Promise<{
  readonly before: SampleSize;
  readonly now: SampleSize;
  readonly standard: SampleSize;
}> => {
  const made = makeSize(type.slug, {
    title: 'Cara',
    prefs: {
      facts: {
        ageYears: 34,
        heightCm: centimeters(178),
        weightKg: kilograms(74),
        footLengthCm: centimeters(27),
      },
      bodyShape: 'RECTANGULAR',
      fit: 'REGULAR',
      units: 'metric',
      known: {},
      designVersion: 'V2',
    },
  });
  if (!made.ok) throw new Error(`Sample size not created: ${made.failure.kind}`);
  const sleeve =
    made.value.measurements.find(({ measure }) => measure === 'sleeveLength')?.value ?? 0;
  const changed = changeSize(type.slug, made.value, {
    measurements: { sleeveLength: centimeters(sleeve + 1) },
  });
  if (!changed.ok) throw new Error(`Sample size not changed: ${changed.failure.kind}`);
  const { title } = made.value;
  const id = await saveSize(
    trx,
    owner,
    { ...toStored(made.value, type), sizeTypeId: type.id },
    at.first,
  );
  const size = await findSize(trx, owner, id);
  if (!size) throw new Error('The new sample size is missing');
  await saveVersion(trx, size, toStored(changed.value, type), at.second);
  const standard = await saveStandardSize(
    trx,
    owner,
    { sizeType: type, size: { base: 7, length: 'R' }, title: 'Cara 7R', prefs: null },
    at.first,
  );
  if (!standard.ok) throw new Error(`Sample standard size not created: ${standard.failure.kind}`);
  return {
    before: { id, title, version: 1 },
    now: { id, title, version: 2 },
    standard: { id: standard.value, title: 'Cara 7R', version: 1 },
  };
};
