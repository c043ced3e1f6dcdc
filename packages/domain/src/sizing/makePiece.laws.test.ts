import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMeasureBounds, bodyMeasures, perMeasure } from './body/bodyMeasure.ts';
import { standardBody } from './body/standardBody.ts';
import {
  freeSewingMeasurements,
  freeSewingNames,
  makingTolerances,
  patternCode,
} from './makePiece.ts';
import { standardMeasurements, standardSizeTypeSlugs } from './standardMeasurements.ts';
import { standardSizes } from './standardSize.ts';

const anyBody = fc
  .tuple(
    ...bodyMeasures.map((measure) =>
      fc.double({
        min: bodyMeasureBounds[measure].minimum,
        max: bodyMeasureBounds[measure].maximum,
        noNaN: true,
      }),
    ),
  )
  .map((values) => perMeasure((_, index) => values[index] ?? 0));

test('a body round-trips through FreeSewing measurements, to the millimeter', () => {
  fc.assert(
    fc.property(anyBody, anyBody, fc.constantFrom(...bodyMeasures), (body, other, measure) => {
      const [set, changed] = [
        freeSewingMeasurements(body),
        freeSewingMeasurements({ ...body, [measure]: other[measure] }),
      ];
      const changedNames = freeSewingNames.filter((name) => set[name] !== changed[name]);
      expect(changedNames.length).toBeLessThanOrEqual(1);
      for (const name of changedNames) {
        expect(Math.abs(set[name] / 10 - body[measure])).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(Math.abs(changed[name] / 10 - other[measure])).toBeLessThanOrEqual(0.05 + 1e-9);
      }
    }),
  );
});

test('the body of size 6 Regular resembles a FreeSewing model of equal neck', () => {
  // The menswear base model of @freesewing/models 4 with a neck of 38 cm, in millimeters.
  const model = {
    chest: 1000,
    seat: 1020,
    neck: 380,
    shoulderToShoulder: 450,
    shoulderToWrist: 630,
  };
  const set = freeSewingMeasurements(standardBody({ base: 6, length: 'R' }));
  for (const [name, value] of Object.entries(model)) {
    expect(Math.abs(set[name as keyof typeof model] / value - 1)).toBeLessThan(0.1);
  }
});

test('[SIZE-56] a piece within tolerance matches its own size only', () => {
  for (const slug of standardSizeTypeSlugs) {
    for (const size of standardSizes) {
      const next = standardSizes.find(
        ({ base, length }) => base === size.base + 1 && length === size.length,
      );
      const [own, other] = [
        standardMeasurements(slug, size),
        next && standardMeasurements(slug, next),
      ];
      for (const measure of ['chest', 'waist'] as const) {
        const valueIn = (each: typeof own): number =>
          each?.find((found) => found.measure === measure)?.value ?? 0;
        if (other)
          expect(valueIn(own) + makingTolerances[measure]).toBeLessThan(
            valueIn(other) - makingTolerances[measure],
          );
      }
    }
  }
});

test('patterns that differ have different names', () => {
  const any = fc.record({
    slug: fc.constantFrom(...standardSizeTypeSlugs),
    standardSize: fc.option(fc.constantFrom(...standardSizes)),
    id: fc.integer({ min: 1, max: 40 }),
    version: fc.integer({ min: 1, max: 30 }),
  });
  const key = ({
    slug,
    standardSize,
    id,
    version,
  }: {
    slug: string;
    standardSize: object | null;
    id: number;
    version: number;
  }): string => JSON.stringify(standardSize ? [slug, standardSize] : [slug, id, version]);
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(patternCode(one.slug, one) === patternCode(other.slug, other)).toBe(
        key(one) === key(other),
      );
    }),
  );
});
