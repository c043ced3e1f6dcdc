import { existsSync, readFileSync } from 'node:fs';
import { inEachLocale, type Locale } from '@tailorbird/domain/kernel';
import { foldWord } from '../../contexts/search/application/fold.ts';

/** A page about which there is something to say that stands nowhere else. `path` is without language. */
export type HelpEntry = { readonly title: string; readonly text: string; readonly path: string };

/** What the assistant knows of a language. Words are folded. */
export type AssistantLanguage = {
  /** Words that say nothing of what is asked for. */
  readonly fillers: ReadonlySet<string>;
  /** What people say for a word of the shop, both ways. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Words by which a passage is asked for, beside its own: by `path#slug`. */
  readonly hints: Readonly<Record<string, string>>;
  readonly help: readonly HelpEntry[];
  /** A greeting alone; a wish to speak to somebody; a question about an order of one's own. Any of the words is enough; of `order`, one of each list. */
  readonly greetings: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly orderThings: ReadonlySet<string>;
  readonly orderAsks: ReadonlySet<string>;
};

type LanguageFile = {
  readonly fillers: string;
  /** Each line is a group of words that mean the same. */
  readonly synonyms: readonly string[];
  readonly hints: Readonly<Record<string, string>>;
  readonly help: readonly HelpEntry[];
  readonly greetings: string;
  readonly people: string;
  readonly orderThings: string;
  readonly orderAsks: string;
};

const wordsIn = (list: string): readonly string[] =>
  list
    .split(' ')
    .filter((word) => word !== '')
    .map(foldWord);
const setOf = (list: string): ReadonlySet<string> => new Set(wordsIn(list));

const undescribed: LanguageFile = {
  fillers: '',
  synonyms: [],
  hints: {},
  help: [],
  greetings: '',
  people: '',
  orderThings: '',
  orderAsks: '',
};

/** `packages/server/assistant/<language>.json`; a language without one is answered by the words of its pages. */
const read = (locale: Locale): AssistantLanguage => {
  const file = new URL(`../../../assistant/${locale}.json`, import.meta.url);
  const said = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as LanguageFile)
    : undescribed;
  const synonyms = new Map<string, readonly string[]>();
  for (const group of said.synonyms.map(wordsIn)) {
    for (const word of group)
      synonyms.set(word, [
        ...(synonyms.get(word) ?? []),
        ...group.filter((other) => other !== word),
      ]);
  }
  return {
    fillers: setOf(said.fillers),
    synonyms,
    hints: said.hints,
    help: said.help,
    greetings: setOf(said.greetings),
    people: setOf(said.people),
    orderThings: setOf(said.orderThings),
    orderAsks: setOf(said.orderAsks),
  };
};

const languages = inEachLocale(read);

export const assistantLanguageOf = (locale: Locale): AssistantLanguage => languages[locale];
