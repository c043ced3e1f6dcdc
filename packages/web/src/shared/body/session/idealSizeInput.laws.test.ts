import { type BodyFact, bodyShapes, clampFact, idealSizeBounds } from '@tailorbird/domain/sizing';
import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustFact,
  emptyIdealSizeInput,
  formatIdealSizeInput,
  type IdealSizeInput,
  parseIdealSizeInput,
} from './idealSizeInput.ts';

const facts = Object.keys(idealSizeBounds) as readonly BodyFact[];
const input: fc.Arbitrary<IdealSizeInput> = fc
  .record({
    changes: fc.array(
      fc.tuple(
        fc.constantFrom(...facts),
        fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
      ),
      { maxLength: 6 },
    ),
    bodyShape: fc.constantFrom(...bodyShapes, null),
  })
  .map(({ changes, bodyShape }) =>
    changes.reduce((so, [fact, value]) => adjustFact(so, fact, value), {
      ...emptyIdealSizeInput,
      bodyShape,
    } as IdealSizeInput),
  );

describe('stored answers', () => {
  test('[SIZE-24] stored answers read back with their adjustments', () => {
    fc.assert(
      fc.property(input, (each) => {
        const back = parseIdealSizeInput(formatIdealSizeInput(each));
        expect({ ...back, adjusted: [...back.adjusted].sort() }).toEqual({
          ...each,
          adjusted: [...each.adjusted].sort(),
        });
      }),
      runs(500),
    );
  });

  test('[SIZE-24] any stored text is parsed into values within bounds', () => {
    expect(parseIdealSizeInput(null)).toEqual(emptyIdealSizeInput);
    expect(
      parseIdealSizeInput('{"heightCm":999,"adjusted":["heightCm"],"bodyShape":"SQUARE"}'),
    ).toMatchObject({
      heightCm: 220,
      bodyShape: null,
    });
    expect(emptyIdealSizeInput).toMatchObject({ bodyShape: null, adjusted: [] });
    for (const text of [
      'null',
      '5',
      '"x"',
      '[]',
      '{"heightCm":190}',
      '{"heightCm":190,"adjusted":"heightCm"}',
      '{"heightCm":null,"adjusted":["heightCm"]}',
    ]) {
      expect(parseIdealSizeInput(text)).toEqual(emptyIdealSizeInput);
    }
    expect(parseIdealSizeInput('{"heightCm":"190","adjusted":["heightCm"]}')).toEqual(
      emptyIdealSizeInput,
    );
    expect(parseIdealSizeInput('{"heightCm":190,"adjusted":["weightKg"]}')).toEqual(
      emptyIdealSizeInput,
    );
    expect(parseIdealSizeInput('{"heightCm":190,"adjusted":"heightCm"}')).toEqual(
      emptyIdealSizeInput,
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = parseIdealSizeInput(text);
        for (const fact of facts) expect(clampFact(fact, read[fact])).toBe(read[fact]);
      }),
      runs(500),
    );
  });
});
