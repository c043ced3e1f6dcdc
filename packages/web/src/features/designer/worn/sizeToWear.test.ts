import {
  centimeters,
  kilograms,
  type SizePrefs,
  standardMeasurements,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { sizeToWear } from './sizeToWear.ts';

const size = { base: 4, length: 'L', cutFor: 'women' } as const;
const measurements = (standardMeasurements('t-shirt', size) ?? []).map((row) => ({
  ...row,
  title: row.measure,
  origin: 'lookup' as const,
}));
const prefs: SizePrefs = {
  facts: {
    ageYears: 30,
    heightCm: centimeters(171),
    weightKg: kilograms(63),
    footLengthCm: centimeters(25),
    cutFor: 'women',
  },
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: { chestCircumference: centimeters(93) },
  designVersion: 'V2',
};
const saved: UserSize = {
  id: 5,
  title: 'Mine',
  sizeTypeId: 1,
  wearerId: null,
  standardSize: null,
  cutFor: 'women',
  measurements,
  prefs,
  designVersion: 'V2',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  savedAt: '2026-01-01T00:00:00Z',
};
const own = { ...standardWearer({ base: 9, length: 'R' }), heightCm: 190 };
const known = { knowsBody: true, numbers: own, wearerId: null };
const unknown = { ...known, knowsBody: false };
const ofWearer = { ...known, wearerId: 3 };
const chosen = { kind: 'standard', ...size } as const;
const mine = { kind: 'user', id: 5 } as const;

test('a standard size is worn by the answered body, else by the one it is made for', () => {
  expect(sizeToWear('t-shirt', chosen, null, known)).toMatchObject({
    body: own,
    bodyOrigin: 'own',
    cutFor: 'women',
  });
  expect(sizeToWear('t-shirt', chosen, null, ofWearer)?.bodyOrigin).toBe('wearer');
  const made = sizeToWear('t-shirt', chosen, null, unknown);
  expect(made).toMatchObject({ body: standardWearer(size), bodyOrigin: 'standard' });
  expect(made?.measurements).toEqual(standardMeasurements('t-shirt', size));
});

test('a saved size is worn by the body of its own answers', () => {
  const worn = sizeToWear('t-shirt', mine, saved, known);
  expect(worn).toMatchObject({ bodyOrigin: 'own', cutFor: 'women', measurements });
  expect(worn?.body).toMatchObject({ heightCm: 171, cutFor: 'women' });
  expect(worn?.body.chestCircumference).toBeCloseTo(93, 0);
  const wearers = sizeToWear('t-shirt', mine, { ...saved, wearerId: 3 }, known);
  expect(wearers).toMatchObject({ bodyOrigin: 'wearer', body: { heightCm: 171 } });
});

test('a saved size without answers is worn by the body of the same wearer', () => {
  const standard = { ...saved, prefs: null, standardSize: size };
  expect(sizeToWear('t-shirt', mine, standard, known)).toMatchObject({
    body: own,
    bodyOrigin: 'own',
  });
  for (const answered of [unknown, ofWearer])
    expect(sizeToWear('t-shirt', mine, standard, answered)).toMatchObject({
      body: standardWearer(size),
      bodyOrigin: 'standard',
    });
});

test('a saved size without any answers is worn by the body of its garment', () => {
  const worn = sizeToWear('t-shirt', mine, { ...saved, prefs: null }, unknown);
  expect(worn?.bodyOrigin).toBe('garment');
  expect(worn?.body.chestCircumference).toBeCloseTo(standardWearer(size).chestCircumference, 0);
});

test('an unknown size is not worn', () => {
  expect(sizeToWear('t-shirt', null, null, known)).toBeNull();
  expect(sizeToWear('t-shirt', mine, null, known)).toBeNull();
  expect(sizeToWear('beanie', chosen, null, known)).toBeNull();
});
