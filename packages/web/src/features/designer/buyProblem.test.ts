import { ruleFigures } from '@tailorbird/domain/content';
import { expect, test } from 'vitest';
import de from '../../../locales/de/designer.json' with { type: 'json' };
import en from '../../../locales/en/designer.json' with { type: 'json' };
import { createTexts } from '../../platform/texts/textStore.ts';
import { buyProblem } from './buyProblem.ts';
import type { BuyRefused } from './designPurchase.ts';

const textsIn = { en, de } as const;
const say = (locale: 'en' | 'de') => {
  const texts = createTexts(async () => ({}), ruleFigures, {
    locale,
    texts: { designer: textsIn[locale] },
  });
  return (failure: BuyRefused): string => buyProblem(failure, texts.translate(locale, 'designer'));
};

test.each(['en', 'de'] as const)(
  '[CATALOG-20] [BASKET-18] [BASKET-19] [BASKET-20] each reason has a text (%s)',
  (locale) => {
    const problem = say(locale);
    const words = (
      [
        'fabric-color-not-available',
        'quantity-exceeded',
        'out-of-stock',
        'missing-size',
        'too-many-pieces',
        'too-many-lines',
      ] as const
    ).map((kind) => problem({ kind }));
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((text) => !text.includes('refused'))).toBe(true);
  },
);

test.each(['en', 'de'] as const)(
  '[BASKET-21] other errors share the general message (%s)',
  (locale) => {
    const problem = say(locale);
    const general = problem({ kind: 'unreachable' });
    for (const kind of [
      'wrong-size-type',
      'missing-properties',
      'line-not-found',
      'invalid-quantity',
    ] as const) {
      expect(problem({ kind })).toBe(general);
    }
    expect(problem({ kind: 'basket-refused', message: 'no' })).toBe(general);
  },
);
