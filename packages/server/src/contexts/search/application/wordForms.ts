import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from './fold.ts';
import { searchLanguageOf } from './searchLanguage.ts';

const shortestStem = 4;

/** A folded word without its ending: weißes and weißen are weiß, beanies are a beanie. Short words are their own stem. */
export const stemOf = (word: string, locale: Locale): string => {
  const { endings, keptEndings } = searchLanguageOf(locale);
  if (keptEndings.some((kept) => word.endsWith(kept))) return word;
  const ending = endings.find((each) => word.endsWith(each)) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return stem.length >= shortestStem ? stem : word;
};

/**
 * What a compound is at its end: in German Papierweiß is a white, a Strickjacke is a Jacke. The longest one counts, and a word that stands here is nothing
 * shorter: Baumwolle is no Wolle, and who wants a Hemd wants no Unterhemd.
 */
const headOf = (word: string, locale: Locale): readonly string[] => {
  const stem = stemOf(word, locale);
  const head = searchLanguageOf(locale).compoundHeads.find((each) =>
    stem.endsWith(stemOf(each, locale)),
  );
  return head === undefined || stem === stemOf(head, locale) ? [] : [head];
};

/** Words that belong together written as one: `Hi-Neck` is also `hineck`, and `long sleeve` is `longsleeve`. */
export const joinedIn = (text: string, locale: Locale): readonly string[] => {
  const hyphenated = (text.match(/[\p{L}-]+/gu) ?? [])
    .flatMap((run) => run.split('--'))
    .filter((run) => /\p{L}-\p{L}/u.test(run))
    .map((run) => foldWord(run.replaceAll('-', '')));
  const words = wordsOf(text).map(foldWord);
  const neighbors = words.slice(1).map((word, place) => `${words[place]}${word}`);
  return [...hyphenated, ...neighbors.filter((word) => searchLanguageOf(locale).known.has(word))];
};

/** The words of a text as they are found: folded, joined, without endings, and as what compounds are. */
export const formsIn = (text: string, locale: Locale): readonly string[] => {
  const words = [...wordsOf(text).map(foldWord), ...joinedIn(text, locale)];
  return words
    .flatMap((word) => [word, ...headOf(word, locale)])
    .flatMap((word) => [...new Set([word, stemOf(word, locale)])]);
};

/** Other words a text is found by. */
export const otherWordsFor = (text: string, locale: Locale): readonly string[] => {
  const forms = new Set(formsIn(text, locale));
  return [
    ...new Set([...forms].flatMap((word) => searchLanguageOf(locale).synonyms.get(word) ?? [])),
  ].filter((word) => !forms.has(word));
};
