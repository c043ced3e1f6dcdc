import { readdirSync } from 'node:fs';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { contentPages } from '@tailorbird/domain/shell';
import { duplicates } from '../../../platform/rows/duplicates.ts';
import { parseRow, parseRows } from '../../../platform/rows/parseRows.ts';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import { readJson } from '../../../platform/rows/readJson.ts';
import { fileLocales, withTexts } from '../../../platform/rows/withTexts.ts';
import type { Content } from '../application/content.ts';
import {
  belowTheFoldRow,
  certificateRow,
  factorsRow,
  figuresRow,
  homeRow,
  launchRow,
  noteRow,
  pageRow,
  seasonRow,
  tagRow,
} from './rows.ts';

export type ContentProblem = RowProblem;

/**
 * Parsed but unchecked JSON of each file, by its path below the folder, such as
 * `pages/faq.json`.
 */
export type ContentFiles = ReadonlyMap<string, unknown>;

const slugOfFile = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '');

const inFolder = (
  files: ContentFiles,
  folder: string,
): readonly { readonly file: string; readonly content: unknown }[] =>
  [...files]
    .filter(([file]) => file.startsWith(folder))
    .map(([file, content]) => ({ file, content }));

const misnamed = (
  rows: readonly { readonly file: string; readonly row?: { readonly slug: string } }[],
): readonly ContentProblem[] =>
  rows.flatMap(({ file, row }) =>
    row === undefined || row.slug === slugOfFile(file)
      ? []
      : [
          {
            file,
            row: row.slug,
            path: 'slug',
            problem: `must be ${slugOfFile(file)}, like the file`,
          },
        ],
  );

const dead = (files: ContentFiles): readonly ContentProblem[] =>
  contentPages
    .map((page) => `pages/${page}.json`)
    .filter((file) => !files.has(file))
    .map((file) => ({ file, row: '', path: '', problem: 'is missing, and the shop links to it' }));

const inLanguageFolder = (code: string, file: string): string => `languages/${code}/${file}`;

/**
 * A file merged with its translations: each other language has a file of the same name
 * with texts only.
 */
const inAllLanguages = (
  files: ContentFiles,
  file: string,
  row: unknown,
): { readonly value: unknown; readonly problems: readonly ContentProblem[] } =>
  fileLocales.reduce<{ readonly value: unknown; readonly problems: readonly ContentProblem[] }>(
    ({ value, problems }, code) => {
      const place = { file: inLanguageFolder(code, file), row: '', path: '' };
      const added = withTexts(value, files.get(place.file), code, place);
      return { value: added.value, problems: [...problems, ...added.problems] };
    },
    { value: row, problems: [] },
  );

export const buildContent = (files: ContentFiles): Result<Content, readonly ContentProblem[]> => {
  const home = parseRow(homeRow, files.get('home.json'), { file: 'home.json', row: '' });
  const pages = inFolder(files, 'pages/').map(({ file, content }) => ({
    file,
    ...parseRow(pageRow, content, { file, row: '' }),
  }));
  const notes = inFolder(files, 'notes/').map(({ file, content }) => ({
    file,
    ...parseRow(noteRow, content, { file, row: '' }),
  }));
  const factors = parseRow(factorsRow, files.get('expenditures.json'), {
    file: 'expenditures.json',
    row: '',
  });
  const figures = parseRow(figuresRow, files.get('figures.json'), {
    file: 'figures.json',
    row: '',
  });
  const tags = parseRows(tagRow, files.get('note-tags.json'), 'note-tags.json');
  const launches = parseRows(launchRow, files.get('launches.json'), 'launches.json', 'date');
  const certificates = parseRows(
    certificateRow,
    files.get('certificates.json'),
    'certificates.json',
  );
  const seasons = parseRows(seasonRow, files.get('seasons.json'), 'seasons.json');
  const folds = parseRows(
    belowTheFoldRow,
    files.get('below-the-fold.json'),
    'below-the-fold.json',
    'id',
  );
  const untitled = notes.flatMap(({ file, row }) =>
    (row?.tags ?? [])
      .filter((tag) => !tags.names.has(tag))
      .map((tag) => ({
        file,
        row: row?.slug ?? '',
        path: 'tags',
        problem: `tag ${tag} is not in note-tags.json`,
      })),
  );
  const problems = [
    ...home.problems,
    ...[factors, figures, tags, launches, certificates, seasons, folds].flatMap(
      (parsed) => parsed.problems,
    ),
    ...untitled,
    ...[...pages, ...notes].flatMap((parsed) => parsed.problems),
    ...misnamed(pages),
    ...misnamed(notes),
    ...dead(files),
    ...duplicates(
      notes.filter(({ row }) => row !== undefined),
      ({ row }) => row?.id,
    ).map(({ entry }) => ({
      file: entry.file,
      row: '',
      path: 'id',
      problem: `id ${entry.row?.id} is already taken by another note`,
    })),
  ];
  if (
    problems.length > 0 ||
    home.row === undefined ||
    factors.row === undefined ||
    figures.row === undefined
  )
    return err(problems);
  const untranslated: ContentProblem[] = [];
  const complete = <Row>(file: string, row: Row): Row => {
    const { value, problems: missing } = inAllLanguages(files, file, row);
    untranslated.push(...missing);
    return value as Row;
  };
  const content: Content = {
    home: complete('home.json', home.row),
    pages: new Map(
      pages.flatMap(({ file, row }) =>
        row === undefined ? [] : [[row.slug, complete(file, row)]],
      ),
    ),
    notes: notes
      .flatMap(({ file, row }) => (row === undefined ? [] : [complete(file, row)]))
      .sort((one, other) => other.published.localeCompare(one.published) || other.id - one.id),
    tags: new Map(complete('note-tags.json', tags.rows).map(({ slug, title }) => [slug, title])),
    launches: complete('launches.json', launches.rows).toSorted((one, other) =>
      one.date.localeCompare(other.date),
    ),
    certificates: complete('certificates.json', certificates.rows),
    seasons: complete('seasons.json', seasons.rows),
    folds: complete('below-the-fold.json', folds.rows),
    figures: complete('figures.json', figures.row),
    factors: complete('expenditures.json', factors.row),
  };
  return untranslated.length > 0 ? err(untranslated) : ok(content);
};

/** The shop's own texts: `packages/server/content`. */
export const contentFolder = new URL('../../../../content/', import.meta.url);

const jsonFilesIn = (folder: URL, below: string): readonly string[] => {
  try {
    return readdirSync(new URL(below, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${below}${name}`)
      .sort();
  } catch {
    return [];
  }
};

const singleFiles = [
  'home.json',
  'expenditures.json',
  'figures.json',
  'note-tags.json',
  'launches.json',
  'certificates.json',
  'seasons.json',
  'below-the-fold.json',
] as const;

export const readContentFiles = (
  folder: URL = contentFolder,
): Result<ContentFiles, readonly ContentProblem[]> => {
  const inRows = [
    ...singleFiles,
    ...jsonFilesIn(folder, 'pages/'),
    ...jsonFilesIn(folder, 'notes/'),
  ];
  const names = [
    ...inRows,
    ...fileLocales.flatMap((code) => inRows.map((file) => inLanguageFolder(code, file))),
  ];
  const read = names.map((name) => ({ name, result: readJson(folder, name) }));
  const problems = read.flatMap(({ result }) => (result.ok ? [] : [result.failure]));
  if (problems.length > 0) return err(problems);
  return ok(
    new Map(read.flatMap(({ name, result }) => (result.ok ? [[name, result.value] as const] : []))),
  );
};

export const loadContent = (): Result<Content, readonly ContentProblem[]> => {
  const files = readContentFiles();
  return files.ok ? buildContent(files.value) : files;
};
