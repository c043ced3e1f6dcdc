import {
  type BodyFacts,
  type BodyMeasure,
  bodyMeasures,
  centimeters,
  cutForOf,
  estimateBody,
  fits,
  garmentMeasurements,
  idealSizeBounds,
  kilograms,
  standardSizeTypeSlugs,
} from '@tailorbird/domain/sizing';
import {
  type BodyNumbers,
  drawBody,
  drawGarmentOn,
  garmentPlaceOf,
  landmarksOf,
  placeOf,
} from '@tailorbird/packshot/body';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const fact = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  fc.double({ min: minimum, max: maximum, noNaN: true });
const anybody = fc.record({
  ageYears: fact(idealSizeBounds.ageYears),
  heightCm: fact(idealSizeBounds.heightCm).map(centimeters),
  weightKg: fact(idealSizeBounds.weightKg).map(kilograms),
  footLengthCm: fact(idealSizeBounds.footLengthCm).map(centimeters),
  cutFor: fc.constantFrom('women' as const, undefined),
});

const numbersOf = (answers: BodyFacts): BodyNumbers => {
  const estimate = estimateBody(answers);
  const means = bodyMeasures.map((measure): [BodyMeasure, number] => [
    measure,
    estimate[measure].meanCm,
  ]);
  return {
    ...(Object.fromEntries(means) as Record<BodyMeasure, number>),
    heightCm: answers.heightCm,
    cutFor: cutForOf(answers),
  };
};

test('every possible body can be drawn, clothed or not, with all measures placed', () => {
  fc.assert(
    fc.property(
      anybody,
      fc.constantFrom(...standardSizeTypeSlugs),
      fc.constantFrom(...fits),
      (answers, sizeTypeSlug, fit) => {
        const body = numbersOf(answers);
        const garment =
          garmentMeasurements({ estimate: estimateBody(answers), sizeTypeSlug, fit }) ?? [];
        const drawn = JSON.stringify([
          drawBody(body),
          drawGarmentOn(body, sizeTypeSlug, garment),
          bodyMeasures.map((measure) => placeOf(measure, body)),
          garment.map(({ measure }) => garmentPlaceOf(measure, body, garment)),
        ]);
        expect(drawn).not.toMatch(/NaN|Infinity|null|undefined/);
      },
    ),
  );
});

test('from head to foot the parts of a body are in their order', () => {
  fc.assert(
    fc.property(anybody, (answers) => {
      const { top, chin, nape, shoulder, chest, waist, hip, crotch } = landmarksOf(
        numbersOf(answers),
      );
      const order = [top, chin, nape, shoulder, chest, waist, hip, crotch, 0];
      expect(order).toEqual([...order].sort((one, other) => other - one));
    }),
  );
});

test('heavier bodies are drawn wider, and the arms stay clear of the hips', () => {
  fc.assert(
    fc.property(anybody, fc.double({ min: 0.5, max: 20, noNaN: true }), (answers, more) => {
      const light = landmarksOf(numbersOf(answers));
      const heavy = landmarksOf(
        numbersOf({ ...answers, weightKg: kilograms(answers.weightKg + more) }),
      );
      expect(heavy.waistHalf).toBeGreaterThan(light.waistHalf);
      expect(heavy.chestHalf).toBeGreaterThan(light.chestHalf);
      expect(light.arm.at(light.arm.length, 0)[0]).toBeGreaterThan(light.acromion);
    }),
  );
});
