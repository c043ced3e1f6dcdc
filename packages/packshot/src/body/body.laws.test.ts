import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BodyMeasure,
  type BodyNumbers,
  drawBody,
  drawGarmentOn,
  type GarmentMeasure,
  garmentPlaceOf,
  landmarksOf,
  placeOf,
  setOff,
} from './index.ts';

const ranges: Readonly<
  Record<BodyMeasure | 'heightCm', readonly [minimum: number, maximum: number]>
> = {
  heightCm: [150, 220],
  chestCircumference: [70, 160],
  waistCircumference: [60, 180],
  hipCircumference: [75, 160],
  neckCircumference: [28, 56],
  shoulderCircumference: [90, 160],
  biacromialBreadth: [34, 50],
  shoulderLength: [11, 19],
  sleeveLengthSpineWrist: [72, 110],
  sleeveOutseam: [48, 75],
  bicepsCircumferenceFlexed: [22, 55],
  forearmCircumferenceFlexed: [20, 42],
  wristCircumference: [14, 22],
  waistBackLength: [38, 60],
  torsoLength: [55, 85],
};
const measures = Object.keys(ranges).filter(
  (name) => name !== 'heightCm',
) as readonly BodyMeasure[];
const anybody = fc.record({
  ...Object.fromEntries(
    Object.entries(ranges).map(([name, [min, max]]) => [
      name,
      fc.double({ min, max, noNaN: true }),
    ]),
  ),
  cutFor: fc.constantFrom('men', 'women'),
}) as unknown as fc.Arbitrary<BodyNumbers>;

const garmentMeasures: readonly GarmentMeasure[] = [
  'chest',
  'waist',
  'hem',
  'shoulder',
  'bodyLength',
  'sleeveLength',
  'biceps',
  'neck',
  'wrist',
];
const length = fc.double({ min: 10, max: 200, noNaN: true });
const anyGarment = fc
  .subarray([...garmentMeasures])
  .chain((known) =>
    fc.tuple(...known.map((measure) => length.map((value) => ({ measure, value })))),
  );
const sizeTypes = [
  't-shirt',
  'polo',
  'shirt',
  'sweatshirt',
  'hoodie',
  'zip-cotton-hoodie',
  'rugby-shirt',
  'nobody-knows-it',
];

test('every body can be drawn in any garment, and every measure has its place', () => {
  fc.assert(
    fc.property(
      anybody,
      fc.constantFrom(...sizeTypes),
      anyGarment,
      (body, sizeTypeSlug, garment) => {
        const drawn = JSON.stringify([
          drawBody(body),
          drawGarmentOn(body, sizeTypeSlug, garment),
          measures.map((measure) => placeOf(measure, body)),
          garmentMeasures.map((measure) => garmentPlaceOf(measure, body, garment)),
        ]);
        expect(drawn).not.toMatch(/NaN|Infinity|null|undefined/);
      },
    ),
  );
});

test('the landmarks of a body are in order of height', () => {
  fc.assert(
    fc.property(anybody, (body) => {
      const { top, chin, nape, shoulder, chest, waist, hip, crotch } = landmarksOf(body);
      const order = [top, chin, nape, shoulder, chest, waist, hip, crotch, 0];
      expect(order).toEqual([...order].sort((one, other) => other - one));
    }),
  );
});

test('the arms stay clear of the hips', () => {
  fc.assert(
    fc.property(anybody, (body) => {
      const { arm, acromion } = landmarksOf(body);
      expect(arm.at(arm.length, 0)[0]).toBeGreaterThan(acromion);
    }),
  );
});

test('a garment measure surrounds the garment where it is wider than the body', () => {
  fc.assert(
    fc.property(anybody, fc.double({ min: 160, max: 200, noNaN: true }), (body, chest) => {
      const ofBody = placeOf('chestCircumference', body);
      const ofGarment = garmentPlaceOf('chest', body, [{ measure: 'chest', value: chest }]);
      expect(
        ofBody.kind === 'loop' &&
          ofGarment.kind === 'loop' &&
          ofGarment.half >= ofBody.half &&
          ofGarment.center,
      ).toEqual(ofBody.kind === 'loop' && ofBody.center);
    }),
  );
});

test('a compared garment exaggerates its width threefold and keeps its length', () => {
  expect(
    setOff(
      [
        { measure: 'chest', value: 114 },
        { measure: 'biceps', value: 40 },
        { measure: 'bodyLength', value: 75 },
      ],
      [
        { measure: 'chest', value: 110 },
        { measure: 'bodyLength', value: 73 },
      ],
    ),
  ).toEqual([
    { measure: 'chest', value: 122 },
    { measure: 'biceps', value: 40 },
    { measure: 'bodyLength', value: 75 },
  ]);
  fc.assert(
    fc.property(anyGarment, (garment) => {
      expect(setOff(garment, garment)).toEqual(garment);
    }),
  );
});

test('a woman has a waist, a shirt with straps and hair behind the neck', () => {
  fc.assert(
    fc.property(anybody, (body) => {
      const woman = drawBody({ ...body, cutFor: 'women' });
      const man = drawBody({ ...body, cutFor: 'men' });
      expect([woman.sleeves.length, man.sleeves.length]).toEqual([0, 2]);
      expect([woman.hairBehind === '', man.hairBehind === '']).toEqual([false, true]);
      const { narrowHalf, waistHalf, narrow, waist, chest } = landmarksOf({
        ...body,
        cutFor: 'women',
      });
      expect(narrowHalf).toBeLessThanOrEqual(waistHalf);
      expect(narrow).toBeGreaterThan(waist);
      expect(narrow).toBeLessThan(chest);
    }),
  );
});

test('a figure follows each girth: more of it is drawn wider', () => {
  const girths = ['chest', 'waist', 'hip'] as const;
  fc.assert(
    fc.property(
      anybody,
      fc.constantFrom(...girths),
      fc.double({ min: 1, max: 20, noNaN: true }),
      (body, girth, more) => {
        const measure = `${girth}Circumference` as const;
        const wider = landmarksOf({ ...body, [measure]: body[measure] + more });
        expect(wider[`${girth}Half`]).toBeGreaterThan(landmarksOf(body)[`${girth}Half`]);
      },
    ),
  );
});

test('[SIZE-98] women’s woven garments have darts, and men’s have none', () => {
  const linesOf = (details: string): number => details.split('M').length - 1;
  fc.assert(
    fc.property(anybody, anyGarment, (body, garment) => {
      const drawn = (cutFor: 'men' | 'women', slug: string): number =>
        linesOf(drawGarmentOn({ ...body, cutFor }, slug, garment).details);
      // Bust dart and both sides of the waist dart, left and right.
      expect(drawn('women', 'shirt') - drawn('men', 'shirt')).toBe(6);
      // The fall from the bust, left and right.
      expect(drawn('women', 't-shirt') - drawn('men', 't-shirt')).toBe(2);
    }),
  );
});
