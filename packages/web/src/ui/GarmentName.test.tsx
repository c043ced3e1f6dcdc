import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GarmentName } from './GarmentName.tsx';

const wholeWordsIn = (name: string): readonly string[] =>
  [...renderToStaticMarkup(<GarmentName name={name} />).matchAll(/<span[^>]*>([^<]*)/g)].map(
    ([, word]) => word ?? '',
  );

test('words with one letter before a hyphen stay whole, others may break', () => {
  expect(wholeWordsIn('T-Shirt aus Baumwolle mit V-Ausschnitt')).toEqual([
    'T-Shirt',
    'V-Ausschnitt',
  ]);
  expect(wholeWordsIn('Half-Zip-Sweatshirt')).toEqual([]);
  expect(wholeWordsIn('Oxford-Hemd')).toEqual([]);
});

test('a long German word may break before its last noun', () => {
  expect(renderToStaticMarkup(<GarmentName name="Kaschmircardigan" />)).toBe(
    'Kaschmir\u00adcardigan',
  );
});

test('a name keeps its text', () => {
  const markup = renderToStaticMarkup(<GarmentName name="Cotton V-Neck T-Shirt" />);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('Cotton V-Neck T-Shirt');
});
