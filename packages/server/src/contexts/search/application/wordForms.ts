import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from '@tailorbird/domain/search';
import { searchLanguageOf } from './searchLanguage.ts';

const shortestStem = 4;

/**
 * The stem of a folded word: weißes and weißen become weiß, beanies becomes beanie. Short words
 * stay.
 */
export const stemOf = (word: string, locale: Locale): string => {
  const { endings, keptEndings } = searchLanguageOf(locale);
  if (keptEndings.some((kept) => word.endsWith(kept))) return word;
  const ending = endings.find((each) => word.endsWith(each)) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length >= shortestStem ? stem : word;
};

/**
 * The head of a compound: Papierweiß is a white, a Strickjacke a Jacke. The longest listed head
 * counts, and a listed word has no shorter head: Baumwolle is not a Wolle, and Unterhemd not a
 * Hemd.
 */
const headOf = (word: string, locale: Locale): readonly string[] => {
  const stem = stemOf(word, locale);
  const head = searchLanguageOf(locale).compoundHeads.find((each) =>
    stem.endsWith(stemOf(each, locale)),
  );
  return head === undefined || stem === stemOf(head, locale) ? [] : [head];
};

/**
 * Joined forms of related words: `Hi-Neck` is also `hineck`, and `long sleeve` is `longsleeve`.
 */
export const joinedIn = (text: string, locale: Locale): readonly string[] => {
  const hyphenated = (text.match(/[\p{L}-]+/gu) ?? [])
    .flatMap((run) => run.split('--'))
    .filter((run) => /\p{L}-\p{L}/u.test(run))
    .map((run) => foldWord(run.replaceAll('-', '')));
  const words = wordsOf(text).map(foldWord);
  const neighbors = words.slice(1).map((word, place) => `${words[place]}${word}`);
  return [...hyphenated, ...neighbors.filter((word) => searchLanguageOf(locale).known.has(word))];
};

/** The indexed forms of a text: folded, joined, stems and compound heads. */
export const formsIn = (text: string, locale: Locale): readonly string[] => {
  const words = [...wordsOf(text).map(foldWord), ...joinedIn(text, locale)];
  return words
    .flatMap((word) => [word, ...headOf(word, locale)])
    .flatMap((word) => [...new Set([word, stemOf(word, locale)])]);
};

export const synonymsFor = (text: string, locale: Locale): readonly string[] => {
  const forms = new Set(formsIn(text, locale));
  return [
    ...new Set([...forms].flatMap((word) => searchLanguageOf(locale).synonyms.get(word) ?? [])),
  ].filter((word) => !forms.has(word));
};
