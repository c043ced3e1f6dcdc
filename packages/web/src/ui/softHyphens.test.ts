import { expect, test } from 'vitest';
import { softHyphens } from './softHyphens.ts';

test('long German names of garments and parts are hyphenated before their last noun', () => {
  expect(softHyphens('Umschlagmanschette')).toBe('Umschlag\u00admanschette');
  expect(softHyphens('Button-down-Kragen, Brusttasche')).toBe(
    'Button-down-Kragen, Brust\u00adtasche',
  );
  expect(softHyphens('Kaschmircardigan')).toBe('Kaschmir\u00adcardigan');
  for (const name of ['Kragen', 'Tasche', 'Crew Neck']) expect(softHyphens(name)).toBe(name);
});
