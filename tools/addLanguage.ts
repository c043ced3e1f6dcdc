/**
 * `npm run language:add -- fr fr-FR Français`: creates everything for another language
 * with English texts to translate: a line in the table of languages, text folders for
 * web and server, text files for catalog and content rows, and the assistant's vocabulary.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextTree } from '../packages/domain/src/kernel/index.ts';
import { catalogFileNames } from '../packages/server/src/contexts/catalog/rows/files.ts';
import { nameOfRow } from '../packages/server/src/contexts/catalog/rows/languages.ts';
import { isFields, nameIn } from '../packages/server/src/platform/rows/withTexts.ts';
import { root } from './process.ts';

export type NewLanguage = {
  /** Prefix of its addresses, such as `fr`. */
  readonly code: string;
  /** Locale of numbers and dates, such as `fr-FR` (a `NumberLocale` of the domain). */
  readonly tag: string;
  readonly name: string;
  /** Returns the initial translation of an English text. Default: the English text. */
  readonly translate?: (english: string) => string;
  readonly root?: string;
};

/** Folders of texts by language: `<folder>/<language>/<context>.json`. */
export const textFolders = ['packages/web/locales', 'packages/server/locales'] as const;
const table = 'packages/domain/src/kernel/locale.ts';
const catalog = 'packages/server/catalog';
const content = 'packages/server/content';
const assistant = 'packages/server/assistant';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Creates as many plural forms as the language has: English two, Polish four. */
const inPluralForms = (
  tree: TextTree,
  code: string,
  translate: (english: string) => string,
): TextTree => {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, text]): [string, string | TextTree][] => {
      if (typeof text !== 'string') return [[key, inPluralForms(text, code, translate)]];
      const stem = /^(.+)_other$/.exec(key)?.[1];
      if (stem !== undefined) {
        return forms.map((form) => [
          `${stem}_${form}`,
          translate(String((form === 'one' ? tree[`${stem}_one`] : undefined) ?? text)),
        ]);
      }
      return /_one$/.test(key) ? [] : [[key, translate(text)]];
    }),
  );
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isFields(value) && Object.keys(value).length === 0);

/** The texts of rows as in a language file. List entries are keyed by name. */
const textsIn = (value: unknown, translate: (english: string) => string): unknown => {
  if (Array.isArray(value))
    return textsIn(
      Object.fromEntries(value.map((entry, index) => [nameIn(entry, index), entry])),
      translate,
    );
  if (!isFields(value)) return undefined;
  if (typeof value.en === 'string') return translate(value.en);
  if (Array.isArray(value.en)) return value.en.map((paragraph) => translate(String(paragraph)));
  const fields = Object.entries(value).map(
    ([key, part]) => [key, textsIn(part, translate)] as const,
  );
  return Object.fromEntries(fields.filter(([, texts]) => !isEmpty(texts)));
};

export const addLanguage = ({
  code,
  tag,
  name,
  translate = (english) => english,
  root: project = root,
}: NewLanguage): void => {
  const tableFile = join(project, table);
  const languages = readFileSync(tableFile, 'utf8');
  if (new RegExp(`^ {2}${code}: \\{`, 'm').test(languages))
    throw new Error(`The shop has the language ${code} already`);
  writeFileSync(
    tableFile,
    languages.replace(
      /^const languages = \{\n(?: {2}\w+: .*\n)+/m,
      (rows) => `${rows}  ${code}: { tag: '${tag}', name: '${name}' },\n`,
    ),
  );
  for (const folder of textFolders) {
    for (const file of globSync('*.json', { cwd: join(project, folder, 'en') })) {
      const english = readJson(join(project, folder, 'en', file)) as TextTree;
      writeJson(join(project, folder, code, file), inPluralForms(english, code, translate));
    }
  }
  const vocabulary = readJson(join(project, assistant, 'en.json'));
  writeJson(join(project, assistant, `${code}.json`), vocabulary);
  const rowsOf = (file: string): unknown => {
    const rows = readJson(join(project, catalog, file)) as readonly unknown[];
    return Object.fromEntries(
      rows
        .map((row, index) => [nameOfRow(row, index), textsIn(row, translate)])
        .filter(([, texts]) => !isEmpty(texts)),
    );
  };
  const inCatalog = catalogFileNames
    .map((file) => [file.replace('.json', ''), rowsOf(file)] as const)
    .filter(([, texts]) => !isEmpty(texts));
  writeJson(join(project, catalog, 'languages', `${code}.json`), Object.fromEntries(inCatalog));
  for (const file of globSync(['*.json', 'pages/*.json', 'notes/*.json'], {
    cwd: join(project, content),
  })) {
    writeJson(
      join(project, content, 'languages', code, file),
      textsIn(readJson(join(project, content, file)), translate) ?? {},
    );
  }
};

if (import.meta.main) {
  const [code, tag, name] = process.argv.slice(2);
  if (code === undefined || tag === undefined || name === undefined) {
    console.error('Usage: npm run language:add -- fr fr-FR Français');
    process.exitCode = 2;
  } else {
    addLanguage({ code, tag, name });
    console.log(`Added ${name}. Translate these files:`);
    for (const place of [
      ...textFolders.map((folder) => `${folder}/${code}`),
      `${catalog}/languages/${code}.json`,
      `${content}/languages/${code}`,
    ]) {
      console.log(`  ${place}`);
    }
    console.log(`Optional search rules: packages/server/search/${code}.json`);
  }
}
