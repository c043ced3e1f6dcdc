import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  formatStandardSize,
  nameCustomSize,
  nameStandardSize,
  parseSizeName,
  parseStoredStandardSize,
  readSizeName,
  standardSizes,
  standardSizesFor,
  type UserSize,
} from './index.ts';
import { savedStandardSize } from './savedStandardSizes.ts';

describe('the name of a size', () => {
  test('[SIZE-45] the name of a size is trimmed', () =>
    expect(parseSizeName('  A ')).toEqual({ ok: true, value: 'A' }));

  test('[SIZE-46] the name of a size is required and has at most 50 characters', () => {
    expect(parseSizeName('  ')).toEqual({ ok: false, failure: { kind: 'size-name-required' } });
    expect(parseSizeName('x'.repeat(50)).ok).toBe(true);
    expect(parseSizeName('x'.repeat(51))).toEqual({
      ok: false,
      failure: { kind: 'size-name-too-long', maximum: 50 },
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const parsed = parseSizeName(typed);
        if (parsed.ok) expect(parseSizeName(parsed.value)).toEqual(parsed);
      }),
      runs(200),
    );
  });

  test('[SIZE-20] the name of a custom size starts as size type, fit and day', () => {
    expect(
      nameCustomSize({ sizeType: 'Shirt', fit: 'Loose' }, { day: 5, month: 11, year: 2025 }),
    ).toBe('Shirt - Loose - 05/11/25');
  });
});

describe('the name of a size is read', () => {
  const days = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 2000, max: 2099 }),
  });

  test('a standard size’s name parses with any date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...standardSizes, ...standardSizesFor('women')),
        days,
        (size, on) => {
          expect(readSizeName(nameStandardSize(size, on))).toEqual({ kind: 'standard', size });
          expect(readSizeName(`Standard - ${formatStandardSize(size)}`)).toEqual({
            kind: 'standard',
            size,
          });
        },
      ),
      runs(200),
    );
  });

  test('a generated custom name is parsed into words and a day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Shirt', 'T-shirt', 'Standard'),
        fc.constantFrom('Slim', 'Relaxed'),
        days,
        (sizeType, fit, on) => {
          expect(readSizeName(nameCustomSize({ sizeType, fit }, on))).toEqual({
            kind: 'dated',
            name: `${sizeType}, ${fit}`,
            on,
          });
        },
      ),
      runs(200),
    );
  });

  test.each([
    'Cara',
    'Sunday - best',
    'Standard',
    'Standard - 13R - 05/11/25x',
    'A - B - 31/02/25',
    'A - B - 00/01/25',
    'A - B - C - 05/11/25',
  ])('the custom name %s stays as it is', (name) =>
    expect(readSizeName(name)).toEqual({ kind: 'own', name }),
  );
});

describe('the standard size chosen', () => {
  test('[SIZE-30] the chosen size is kept for the session; the default is 7 Regular', () => {
    for (const size of standardSizes)
      expect(parseStoredStandardSize(formatStandardSize(size))).toEqual(size);
    for (const kept of [null, '', '13R', '12', 'x'])
      expect(parseStoredStandardSize(kept)).toBeNull();
  });

  test('[SIZE-31] a standard size is created once per size type, then reused', () => {
    const made = (
      id: number,
      sizeTypeId: number,
      standardSize: UserSize['standardSize'],
    ): UserSize => ({
      id,
      title: '',
      sizeTypeId,
      wearerId: null,
      standardSize,
      measurements: [],
      prefs: null,
      designVersion: 'V2',
      version: 1,
      createdAt: '2025-11-05T09:00:00.000Z',
      savedAt: '2025-11-05T09:00:00.000Z',
    });
    const sizes = [
      made(1, 4, null),
      made(2, 5, { base: 7, length: 'R' }),
      made(3, 4, { base: 7, length: 'L' }),
      made(4, 4, { base: 7, length: 'R' }),
    ];
    expect(savedStandardSize(sizes, { base: 7, length: 'R' }, 4)?.id).toBe(4);
    expect(savedStandardSize(sizes, { base: 8, length: 'R' }, 4)).toBeUndefined();
  });
});
