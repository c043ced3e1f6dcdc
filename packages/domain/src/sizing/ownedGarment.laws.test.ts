import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrefs, somePrefs } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import {
  type BodyEstimate,
  bodyMeasures,
  centimeters,
  estimateOfPrefs,
  type FlatMeasure,
  fits,
  flatBounds,
  flatMeasures,
  flatMeasuresOf,
  garmentMeasurements,
  makeSize,
  type OwnedGarment,
  observeOwned,
  ownedNoise,
  ownedSizeTypes,
  readOwnedGarment,
} from './index.ts';

const someFlat = fc
  .record(
    Object.fromEntries(
      flatMeasures.map((measure) => [
        measure,
        fc
          .double({
            min: flatBounds[measure].minimum,
            max: flatBounds[measure].maximum,
            noNaN: true,
          })
          .map(centimeters),
      ]),
    ) as Record<FlatMeasure, fc.Arbitrary<ReturnType<typeof centimeters>>>,
    { requiredKeys: [] },
  )
  .map((flat) => flat as OwnedGarment['flat']);
const someOwned: fc.Arbitrary<OwnedGarment> = fc.record({
  sizeTypeSlug: fc.constantFrom(...ownedSizeTypes),
  fit: fc.constantFrom(...fits),
  flat: someFlat,
});

/** The body as a linear system, solved by Gauss-Jordan elimination. */
const solve = (
  matrix: readonly (readonly number[])[],
  right: readonly (readonly number[])[],
): readonly (readonly number[])[] => {
  const rows = matrix.map((row, index) => [...row, ...(right[index] ?? [])]);
  for (const [pivot] of rows.entries()) {
    const best = rows.reduce(
      (most, row, index) =>
        index >= pivot && Math.abs(row[pivot]!) > Math.abs(rows[most]![pivot]!) ? index : most,
      pivot,
    );
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    const lead = rows[pivot]!.map((each) => each / rows[pivot]![pivot]!);
    rows[pivot] = lead;
    for (const [index, row] of rows.entries()) {
      if (index !== pivot)
        rows[index] = row.map((each, column) => each - row[pivot]! * lead[column]!);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
};

/**
 * An independent formulation: body and taste are unknown together, and each garment observes
 * their sum. All observations at once, by the normal equations.
 */
const allAtOnce = (
  estimate: BodyEstimate,
  sights: readonly { readonly index: number; readonly value: number }[],
) => {
  const size = bodyMeasures.length;
  const noise = bodyMeasures.map((measure) => ownedNoise[measure]);
  const prior = Array.from({ length: 2 * size }, (_, row) =>
    Array.from({ length: 2 * size }, (__, column) => {
      if (row < size && column < size)
        return estimate[bodyMeasures[row]!].covariances?.[column] ?? 0;
      return row === column ? (noise[row - size]?.taste ?? 1) ** 2 : 0;
    }),
  );
  const one = prior.map((row, index) => row.map((_, column) => (index === column ? 1 : 0)));
  const precision = solve(prior, one).map((row) => [...row]);
  const mean = prior.map((_, index) => (index < size ? estimate[bodyMeasures[index]!].meanCm : 0));
  const pull = precision.map((row) =>
    row.reduce((sum, each, column) => sum + each * mean[column]!, 0),
  );
  for (const { index, value } of sights) {
    const weight = 1 / noise[index]!.garment ** 2;
    for (const row of [index, size + index]) {
      pull[row]! += weight * value;
      for (const column of [index, size + index]) precision[row]![column]! += weight;
    }
  }
  const after = solve(precision, one);
  return bodyMeasures.map((_, index) => ({
    meanCm: after[index]!.reduce((sum, each, column) => sum + each * pull[column]!, 0),
    sdCm: Math.sqrt(after[index]![index]!),
  }));
};

describe('an owned garment that fits', () => {
  test('[SIZE-83] a garment with our cut informs without changing the mean', () => {
    const estimate = estimateOfPrefs(aPrefs());
    const cut = new Map(
      garmentMeasurements({ estimate, sizeTypeSlug: 'shirt', fit: 'LOOSE' })?.map(
        ({ measure, value }) => [measure, value],
      ),
    );
    const flat = {
      halfChest: centimeters(cut.get('chest')! / 2),
      length: centimeters(cut.get('bodyLength')!),
      sleeve: centimeters(cut.get('sleeveLength')!),
      shoulder: centimeters(cut.get('shoulder')!),
      halfNeck: centimeters(cut.get('neck')! / 2),
    };
    const known = observeOwned(estimate, [{ sizeTypeSlug: 'shirt', fit: 'LOOSE', flat }]);
    // Cuts are rounded to half a centimeter.
    for (const measure of bodyMeasures)
      expect(Math.abs(known[measure].meanCm - estimate[measure].meanCm)).toBeLessThan(0.3);
    for (const measure of ['chestCircumference', 'sleeveLengthSpineWrist'] as const) {
      expect(known[measure].sdCm).toBeLessThan(estimate[measure].sdCm * 0.95);
    }
    const wider = observeOwned(estimate, [
      {
        sizeTypeSlug: 'shirt',
        fit: 'LOOSE',
        flat: { ...flat, halfChest: centimeters(flat.halfChest + 4) },
      },
    ]);
    expect(wider.chestCircumference.meanCm).toBeGreaterThan(known.chestCircumference.meanCm + 1);
    expect(wider.chestCircumference.meanCm).toBeLessThan(known.chestCircumference.meanCm + 8);
  });

  test('[SIZE-84] owned garments never widen an interval', () => {
    fc.assert(
      fc.property(
        somePrefs,
        fc.array(someOwned, { maxLength: 4 }),
        someOwned,
        (prefs, owned, more) => {
          const estimate = estimateOfPrefs(prefs);
          const [some, all] = [
            observeOwned(estimate, owned),
            observeOwned(estimate, [...owned, more]),
          ];
          for (const measure of bodyMeasures) {
            expect(some[measure].sdCm).toBeLessThanOrEqual(estimate[measure].sdCm + 1e-9);
            expect(all[measure].sdCm).toBeLessThanOrEqual(some[measure].sdCm + 1e-9);
          }
        },
      ),
      runs(60),
    );
  });

  test('[SIZE-84] the order of owned garments does not matter', () => {
    fc.assert(
      fc.property(
        somePrefs,
        fc.array(someOwned, { minLength: 2, maxLength: 5 }),
        (prefs, owned) => {
          const estimate = estimateOfPrefs(prefs);
          expect(observeOwned(estimate, [...owned].reverse())).toEqual(
            observeOwned(estimate, owned),
          );
        },
      ),
      runs(40),
    );
  });

  test('[SIZE-85] owned garments equal the joint solution of all evidence', () => {
    fc.assert(
      fc.property(
        somePrefs,
        fc.array(fc.double({ min: -8, max: 8, noNaN: true }), { minLength: 1, maxLength: 4 }),
        (prefs, offs) => {
          const estimate = estimateOfPrefs(prefs);
          const chest = estimate.chestCircumference.meanCm;
          // A regular shirt has 12 cm of ease at the chest.
          const owned = offs.map(
            (off): OwnedGarment => ({
              sizeTypeSlug: 'shirt',
              fit: 'REGULAR',
              flat: { halfChest: centimeters((chest + off + 12) / 2) },
            }),
          );
          const known = observeOwned(estimate, owned);
          const oracle = allAtOnce(
            estimate,
            offs.map((off) => ({ index: 0, value: chest + off })),
          );
          for (const [index, measure] of bodyMeasures.entries()) {
            expect(known[measure].meanCm).toBeCloseTo(oracle[index]!.meanCm, 3);
            expect(known[measure].sdCm).toBeCloseTo(oracle[index]!.sdCm, 3);
          }
        },
      ),
      runs(25),
    );
  });

  test('[SIZE-85] owned garments are never more certain than taste allows', () => {
    const estimate = estimateOfPrefs(aPrefs());
    const owned: OwnedGarment = {
      sizeTypeSlug: 'shirt',
      fit: 'REGULAR',
      flat: { halfChest: centimeters(58) },
    };
    const many = observeOwned(
      estimate,
      Array.from({ length: 50 }, () => owned),
    ).chestCircumference.sdCm;
    const { sdCm } = estimate.chestCircumference;
    expect(many).toBeGreaterThan(1 / Math.sqrt(1 / sdCm ** 2 + 1 / 3 ** 2) - 1e-9);
  });

  test('[SIZE-83] an owned garment keeps the measurable lengths of its kind', () => {
    expect(flatMeasuresOf('t-shirt')).toEqual(['halfChest', 'length', 'shoulder']);
    expect(flatMeasuresOf('shirt')).toEqual(flatMeasures);
    expect(flatMeasuresOf('no-such')).toEqual([]);
    const told = {
      sizeTypeSlug: 'polo',
      fit: 'REGULAR',
      flat: { halfChest: 55, length: 7000, sleeve: 60, halfNeck: 'wide', constructor: 3 },
    };
    expect(readOwnedGarment(told)).toEqual({
      sizeTypeSlug: 'polo',
      fit: 'REGULAR',
      flat: { halfChest: 55 },
    });
    for (const wrong of [
      { ...told, fit: 'HUGE' },
      { ...told, sizeTypeSlug: 'sail' },
      { ...told, flat: {} },
    ]) {
      expect(readOwnedGarment(wrong)).toBeNull();
    }
    const owned = readOwnedGarment({ ...told, flat: { halfChest: 70 } });
    const chestOf = (prefs: ReturnType<typeof aPrefs>): number => {
      const made = makeSize('shirt', { title: 'Mine', prefs });
      return made.ok
        ? (made.value.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0)
        : 0;
    };
    expect(chestOf({ ...aPrefs(), owned: owned ? [owned] : [] })).toBeGreaterThan(
      chestOf(aPrefs()),
    );
  });
});
