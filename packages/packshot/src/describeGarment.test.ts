import { describe, expect, test } from 'vitest';
import { describeGarment } from './describeGarment.ts';
import type { Garment } from './garment.ts';

const shirt: Garment = { pattern: 't-shirt', color: '#ffffff', texture: 'jersey', properties: {}, initials: 'abc' };

describe('the text for a drawing', () => {
  test('names color, garment, side, properties and initials', () => {
    expect(describeGarment(shirt, { color: 'White', garment: 'cotton t-shirt', properties: ['crew neck', 'chest pocket'] }, 'en')).toBe(
      'White cotton t-shirt, front view, crew neck, chest pocket, initials ABC',
    );
  });

  test('puts the color after the garment in German', () => {
    expect(describeGarment(shirt, { color: 'Weiß', garment: 'T-Shirt aus Baumwolle', properties: ['Rundhals'] }, 'de')).toBe(
      'T-Shirt aus Baumwolle in Weiß, Vorderansicht, Rundhals, Initialen ABC',
    );
  });

  test('leaves out what cannot be seen', () => {
    const words = { color: 'white', garment: 't-shirt', properties: ['crew neck'] };
    expect(describeGarment({ ...shirt, view: 'back' }, words, 'en')).toBe('White t-shirt, back view, crew neck');
    expect(describeGarment({ ...shirt, initials: '' }, words, 'en')).toBe('White t-shirt, front view, crew neck');
  });

  test('a gift card has no side and no initials', () => {
    expect(describeGarment({ ...shirt, pattern: 'gift-card' }, { color: 'orange', garment: 'gift card', properties: [] }, 'en')).toBe(
      'Orange gift card',
    );
  });
});
