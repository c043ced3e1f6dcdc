import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from './fold.ts';
import { formsIn, otherWordsFor, stemOf } from './wordForms.ts';

/** How well what was typed names a color: 2 by its own name, 1 by another word for it, 0 not at all. */
export const colorFit = (text: string, locale: Locale): ((title: string) => number) => {
  const typed = wordsOf(text)
    .map(foldWord)
    .flatMap((word) => [word, stemOf(word, locale)]);
  const isIn = (words: readonly string[]): boolean => typed.some((word) => words.includes(word));
  return (title) => (isIn(formsIn(title, locale)) ? 2 : isIn(otherWordsFor(title, locale)) ? 1 : 0);
};
