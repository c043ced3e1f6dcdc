import { InMemoryPreferences } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../sizePreferences/sizePreferences.ts';
import { ChosenSize } from './chosenSize.ts';

const open = () => {
  const sizePreferences = new SizePreferences({
    visit: { countryCode: null },
    preferences: new InMemoryPreferences(),
  });
  return { sizePreferences, taken: new ChosenSize({ sizePreferences }) };
};

test('[SIZE-30] a chosen size lasts for the session until another is chosen', () => {
  const { sizePreferences, taken } = open();
  expect(taken.size).toBeNull();
  taken.choose({ base: 8, length: 'L' }, null);
  expect([taken.size, sizePreferences.chosenStandardSize]).toEqual([
    { base: 8, length: 'L' },
    { base: 8, length: 'L' },
  ]);
  sizePreferences.chooseStandardSize({ base: 9, length: 'L' });
  expect(taken.size).toBeNull();
});

test('restores the earlier choice in session and address', () => {
  const { sizePreferences, taken } = open();
  sizePreferences.chooseStandardSize({ base: 3, length: 'R' });
  taken.choose({ base: 8, length: 'L' }, '3R');
  expect([taken.undo(), taken.size, sizePreferences.chosenStandardSize]).toEqual([
    '3R',
    null,
    { base: 3, length: 'R' },
  ]);
  expect(taken.undo()).toBeNull();
  expect(sizePreferences.chosenStandardSize).toEqual({ base: 3, length: 'R' });
});

test('[SIZE-30] restores no size if none was chosen before', () => {
  const { sizePreferences, taken } = open();
  taken.choose({ base: 8, length: 'L' }, null);
  expect([taken.undo(), sizePreferences.chosenStandardSize, sizePreferences.standardSize]).toEqual([
    null,
    null,
    { base: 7, length: 'R' },
  ]);
});

test('a size made from the draft is not undone', () => {
  const { sizePreferences, taken } = open();
  taken.choose({ base: 8, length: 'L' }, null);
  taken.forget();
  expect([taken.undo(), taken.size, sizePreferences.chosenStandardSize]).toEqual([
    null,
    null,
    { base: 8, length: 'L' },
  ]);
});
