import { expect, test } from 'vitest';
import { withChangedTexts } from './withChangedTexts.ts';

test('a changed text replaces one text and leaves the file unchanged', () => {
  const texts = {
    title: 'Basket',
    empty: { title: 'Nothing yet', text: 'Look around.' },
    pieces_one: 'one',
    pieces_other: 'more',
  };
  const before = structuredClone(texts);
  expect(
    withChangedTexts(texts, { 'empty.title': 'Still empty', pieces_other: 'several' }),
  ).toEqual({
    title: 'Basket',
    empty: { title: 'Still empty', text: 'Look around.' },
    pieces_one: 'one',
    pieces_other: 'several',
  });
  expect(texts).toEqual(before);
  expect(withChangedTexts(texts, undefined)).toBe(texts);
});
