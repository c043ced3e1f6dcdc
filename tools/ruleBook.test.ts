import { expect, test } from 'vitest';
import { citedIds, rulesOf } from './ruleBook.ts';

test('a rule book gives its ids and sentences', () => {
  const book =
    '# Price\n\nHow sums are made.\n\n- [PRICE-03] Credit never exceeds the total.\n- [I18N-01, I18N-03] Two languages.\n- no rule\n';
  expect(rulesOf(book)).toEqual([
    { id: 'PRICE-03', text: 'Credit never exceeds the total.' },
    { id: 'I18N-01', text: 'Two languages.' },
    { id: 'I18N-03', text: 'Two languages.' },
  ]);
});

test('ids are read from titles, not from other brackets', () => {
  const source = [
    "test('[PRICE-03] credit', () => {});",
    "test.each(cases)('[PRICE-04, PRICE-05] tiers', () => {});",
    'describe(`[BASKET-01] lines`, () => {});',
    "  test(\n    '[SIZE-64] a long title',",
    "it('[API-01] [API-02] in brackets of their own',",
    "test('plain', () => { cells['[PRICE-99]']; });",
  ].join('\n');
  expect(citedIds(source)).toEqual(['PRICE-03', 'PRICE-04', 'PRICE-05', 'BASKET-01', 'SIZE-64', 'API-01', 'API-02']);
});
