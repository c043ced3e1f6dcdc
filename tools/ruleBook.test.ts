import { expect, test } from 'vitest';
import { proofsIn, rulesOf } from './ruleBook.ts';

test('a rule book has ids and sentences', () => {
  const book =
    '# Price\n\nHow sums are made.\n\n- [PRICE-03] Credit never exceeds the total.\n- [I18N-01, I18N-03] Two languages.\n- no rule\n';
  expect(rulesOf(book)).toEqual([
    { id: 'PRICE-03', text: 'Credit never exceeds the total.' },
    { id: 'I18N-01', text: 'Two languages.' },
    { id: 'I18N-03', text: 'Two languages.' },
  ]);
});

test('ids are read from test titles, not from other brackets', () => {
  const source = [
    "test('[PRICE-03] credit', () => {});",
    "test.each(cases)('[PRICE-04, PRICE-05] tiers', () => {});",
    "test.each(['(a)', 'b'])('[ROUTE-57] %s', () => {});",
    'describe(`[BASKET-01] lines`, () => {});',
    "test(\n    '[SIZE-64] a long title', () => {});",
    "it('[API-01] [API-02] in brackets of their own', () => {});",
    "test('plain', () => { cells['[PRICE-99]']; });",
  ].join('\n');
  expect(proofsIn('x.test.ts', source).flatMap(({ ids }) => ids)).toEqual([
    'PRICE-03',
    'PRICE-04',
    'PRICE-05',
    'ROUTE-57',
    'BASKET-01',
    'SIZE-64',
    'API-01',
    'API-02',
  ]);
});

test('a test uses the values it names, directly or through its file, no types', () => {
  const source = `
    import { type Basket, priceBasket } from './index.ts';
    import { sumBasket as sum } from '@tailorbird/domain/basket';
    import { zero } from '../kernel/index.ts';
    const run = (basket: Basket) => priceBasket(basket);
    describe('sums', () => {
      const summed = () => sum(run({}));
      test('[PRICE-07] adds up', () => { expect(summed()).toEqual({ zero: 0 }); });
    });
    describe('others', () => {
      const run = () => 0;
      test('[PRICE-08] is free', () => { run(); });
    });
  `;
  expect(proofsIn('x.test.ts', source)).toEqual([
    {
      ids: ['PRICE-07'],
      uses: [
        { from: '@tailorbird/domain/basket', name: 'sumBasket' },
        { from: './index.ts', name: 'priceBasket' },
      ],
    },
    { ids: ['PRICE-08'], uses: [] },
  ]);
});
