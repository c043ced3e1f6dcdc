import { describe, expect, test } from 'vitest';
import { describeGarment } from './describeGarment.ts';
import type { Garment } from './garment.ts';
import { defaultProperties } from './properties.ts';
import { patterns } from './testing/anyGarment.ts';

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

  test('there is one for every pattern, from both sides, in both languages', () => {
    const words = {
      en: { color: 'navy', garment: 'piece', side: ['front view', 'back view'] },
      de: { color: 'Marine', garment: 'Stück', side: ['Vorderansicht', 'Rückansicht'] },
    };
    for (const pattern of patterns) {
      for (const locale of ['en', 'de'] as const) {
        const { color, garment, side } = words[locale];
        const properties = Object.values(defaultProperties[pattern]);
        for (const view of ['front', 'back'] as const) {
          const text = describeGarment({ ...shirt, pattern, view }, { color, garment, properties }, locale);
          expect(text).toMatch(locale === 'en' ? /^Navy piece/ : /^Stück in Marine/);
          expect(text.includes(side[view === 'front' ? 0 : 1] ?? '')).toBe(pattern !== 'gift-card');
          for (const property of properties) expect(text).toContain(property);
          expect(text).not.toMatch(/undefined|, ,|,$/);
        }
      }
    }
  });

  test('an artwork and the amount of a gift card are said in the words of the reader', () => {
    expect(
      describeGarment({ ...shirt, initials: '', artwork: 'cork-oak' }, { color: 'White', garment: 't-shirt', properties: [] }, 'en'),
    ).toBe('White t-shirt, front view, line drawing of a cork oak');
    expect(
      describeGarment({ ...shirt, initials: '', artwork: 'swallow' }, { color: 'Weiß', garment: 'T-Shirt', properties: [] }, 'de'),
    ).toBe('T-Shirt in Weiß, Vorderansicht, Linienzeichnung einer Schwalbe');
    const card: Garment = { ...shirt, pattern: 'gift-card', gift: { amount: '€ 100', note: true } };
    expect(describeGarment(card, { color: 'orange', garment: 'gift card', properties: [] }, 'en')).toBe(
      'Orange gift card, € 100, with a note',
    );
    expect(describeGarment(card, { color: 'Orange', garment: 'Geschenkkarte', properties: [] }, 'de')).toBe(
      'Geschenkkarte in Orange, € 100, mit einer Nachricht',
    );
  });
});
