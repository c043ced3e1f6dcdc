import { bodyMeasures, defaultStandardSizeFor, standardBody } from '@tailorbird/domain/sizing';
import { expect, it } from 'vitest';
import { wornBodyOf } from './wornBody.ts';
import { zonesOf } from './zonesOf.ts';

it('[SIZE-94] a garment is drawn on the body that its size is cut for', () => {
  const [men, women] = [wornBodyOf('men'), wornBodyOf('women')];
  const [his, hers] = [
    standardBody(defaultStandardSizeFor('men')),
    standardBody(defaultStandardSizeFor('women')),
  ];
  for (const measure of bodyMeasures)
    expect([men.body[measure], women.body[measure]], measure).toEqual([
      his[measure],
      hers[measure],
    ]);
  expect(women.worn.trunk).not.toBe(men.worn.trunk);
  expect(wornBodyOf('women')).toBe(women);
  expect(wornBodyOf('women', 't-shirt').worn.sleeves).not.toEqual(women.worn.sleeves);
});

it('the questions cover the zones that a garment has', () => {
  expect(zonesOf('women', 't-shirt')).toEqual(['chest', 'waist', 'sleeve', 'length']);
  expect(zonesOf('men', 'shirt')).toEqual(['chest', 'waist', 'neck', 'sleeve', 'length']);
  expect(zonesOf('men', undefined)).toEqual(['chest', 'waist', 'neck', 'sleeve', 'length']);
});
