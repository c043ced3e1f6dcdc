import type { Locale } from '@tailorbird/domain/kernel';
import { foldWord, wordsOf } from './fold.ts';
import { isKnownWord, synonymsOf } from './synonyms.ts';

const shortestStem = 4;
const endings: Readonly<Record<Locale, RegExp>> = { en: /(?<=[^s])s$/, de: /(en|em|er|es|e|n|s)$/ };

/** A folded word without its ending: weißes and weißen are weiß, beanies are a beanie. Short words are their own stem. */
export const stemOf = (word: string, locale: Locale): string => {
  const stem = word.replace(endings[locale], '');
  return stem.length >= shortestStem ? stem : word;
};

/**
 * What German compounds are at their end: Papierweiß is a white, a Strickjacke is a Jacke. The longest one counts, and a word that stands here is nothing
 * shorter: Baumwolle is no Wolle, and who wants a Hemd wants no Unterhemd.
 */
const germanHeads = [
  'weiss blau grun rot grau gelb rosa braun schwarz',
  'hemd unterhemd tragerhemd shirt sweatshirt poloshirt langarmshirt',
  'pullover mutze schal jacke cardigan hoodie wolle baumwolle karte kragen tasche',
]
  .flatMap((row) => row.split(' '))
  .sort((one, other) => other.length - one.length);

const headOf = (word: string, locale: Locale): readonly string[] => {
  if (locale !== 'de') return [];
  const stem = stemOf(word, locale);
  const head = germanHeads.find((each) => stem.endsWith(stemOf(each, locale)));
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
  return [...hyphenated, ...neighbors.filter((word) => isKnownWord(word, locale))];
};

/** The words of a text as they are found: folded, joined, without endings, and as what compounds are. */
export const formsIn = (text: string, locale: Locale): readonly string[] => {
  const words = [...wordsOf(text).map(foldWord), ...joinedIn(text, locale)];
  return words.flatMap((word) => [word, ...headOf(word, locale)]).flatMap((word) => [...new Set([word, stemOf(word, locale)])]);
};

/** Other words a text is found by. */
export const otherWordsFor = (text: string, locale: Locale): readonly string[] => {
  const forms = new Set(formsIn(text, locale));
  return [...new Set([...forms].flatMap((word) => synonymsOf(word, locale)))].filter((word) => !forms.has(word));
};
