import { readFileSync } from 'node:fs';
import { availabilities, visibilities } from '@tailorbird/domain/catalog';
import {
  centimeters,
  cutForChoices,
  kilograms,
  sizeLengths,
  standardSizesFor,
} from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import { sent } from '../testing/roundTrips.ts';
import {
  fromWireRecommendation,
  fromWireSavedStandardSize,
  fromWireStandardSizeNode,
  toWireIdealSizeInfo,
  toWireStandardSizeNode,
  toWireStandardSizeRefused,
  toWireStandardSizeToSave,
} from './mapSizes.ts';
import { operations } from './operations.ts';
import { createUserSizeFromStandardSize, userSizeErrors } from './sizeOperations.ts';

const schema = readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8');

const valuesOf = (name: string): readonly string[] =>
  (new RegExp(`^enum ${name} \\{\\n([^}]*)\\}`, 'm').exec(schema)?.[1] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

describe('the schema', () => {
  it.each([
    ['Visibility', visibilities],
    ['Availability', availabilities],
    ['LengthName', sizeLengths],
    ['Gender', ['men', 'women', 'unisex']],
  ] as const)('%s has the same values as the domain', (name, values) => {
    expect(valuesOf(name)).toEqual([...values]);
  });

  it('the schema has every field that the operations select', () => {
    for (const { name, text, content } of Object.values(operations)) {
      expect(text).toContain(name);
      for (const field of Object.keys((content._zod.def as unknown as { shape: object }).shape))
        expect(schema).toMatch(new RegExp(`^  ${field}\\b`, 'm'));
    }
  });
});

const ideal = {
  ageYears: 35,
  heightCm: centimeters(185),
  weightKg: kilograms(85),
  footLengthCm: centimeters(28.3),
  bodyShape: 'ROUND',
} as const;

describe('standard sizes', () => {
  it('[SIZE-56, API-81] standard sizes survive the round trip', () => {
    for (const size of cutForChoices.flatMap(standardSizesFor))
      expect(fromWireStandardSizeNode(toWireStandardSizeNode(size))).toEqual(size);
    expect(toWireStandardSizeNode({ base: 7, length: 'R' })).toEqual({
      id: 13,
      generic_size_name: '7',
      length_name: 'R',
      size_name: '7R',
    });
    expect(fromWireStandardSizeNode({ id: 49 })).toBeUndefined();
  });

  it('[SIZE-23] a standard size is saved with its five prefs', () => {
    expect(toWireIdealSizeInfo(ideal)).toEqual({
      age: 35,
      foot_length_in_cm: 28.3,
      height_in_cm: 185,
      weight_in_kg: 85,
      body_shape: 'ROUND',
    });
  });

  it('[API-83] a standard size is saved by its number', () => {
    const asked = {
      size: { base: 7, length: 'R' },
      sizeTypeId: 1,
      title: 'Standard - 7R',
    } as const;
    expect(sent(createUserSizeFromStandardSize.variables, toWireStandardSizeToSave(asked))).toEqual(
      {
        standardSizeId: 13,
        title: 'Standard - 7R',
        targetSizeTypeId: 1,
      },
    );
    expect(toWireStandardSizeToSave({ ...asked, idealSize: ideal }).idealSizeInfo).toMatchObject({
      age: 35,
    });
    expect(
      fromWireSavedStandardSize({ __typename: 'CreatedUserSize', user_size: { id: 5 } }),
    ).toEqual({ ok: true, value: { id: 5 } });
  });

  it('refusals of a standard size survive the round trip', () => {
    const refusals = [
      [{ kind: 'unknown-size-type' }, { kind: 'unknown-size-type' }],
      [
        { kind: 'size-invalid', fields: ['title'] },
        { kind: 'size-invalid', fields: ['title'] },
      ],
      [
        { kind: 'size-invalid', fields: ['cutFor'] },
        { kind: 'size-invalid', fields: ['cutFor'] },
      ],
      [
        { kind: 'size-refused', message: 'Too many sizes' },
        { kind: 'size-refused', message: 'Too many sizes' },
      ],
    ] as const;
    for (const [refused, understood] of refusals) {
      expect(fromWireSavedStandardSize(toWireStandardSizeRefused(refused))).toEqual({
        ok: false,
        failure: understood,
      });
    }
  });

  it('[SIZE-62, API-79] a recommendation is a standard size or none', () => {
    const found = {
      __typename: 'RecommendedStandardSize' as const,
      ...toWireStandardSizeNode({ base: 7, length: 'L' }),
      title: 'Standard - 7L',
      size_type_id: 1,
      clothing_type_sizes: [],
      measurements: [],
      probability: 0.7,
      fit_shares: [0.7, 0.9, 0.97] as [number, number, number],
    };
    expect(fromWireRecommendation(found)).toEqual({
      ok: true,
      value: {
        base: 7,
        length: 'L',
        probability: 0.7,
        shares: { atOnce: 0.7, afterOne: 0.9, afterTwo: 0.97 },
      },
    });
    const own = fromWireRecommendation({ ...found, probability: null, fit_shares: null });
    expect(own.ok && own.value).toMatchObject({ probability: null, shares: null });
    expect(fromWireRecommendation(null)).toEqual({ ok: true, value: null });
    const failed = (message: string) => fromWireRecommendation({ __typename: 'Error', message });
    expect(failed(userSizeErrors.unknownSizeType)).toEqual({
      ok: false,
      failure: { kind: 'unknown-size-type' },
    });
    expect(failed(userSizeErrors.unknownSize)).toEqual({
      ok: false,
      failure: { kind: 'size-not-found' },
    });
  });
});
