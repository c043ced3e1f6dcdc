import type { Locale, Localized } from '@tailorbird/domain/kernel';
import { z } from 'zod';
import { explainIssue, writePath } from './explainIssue.ts';
import type { RowProblem } from './problem.ts';

export type Rows<Row> = {
  readonly rows: readonly Row[];
  /**
   * Names of all rows, including invalid ones, so that references to those are not reported as
   * unknown too.
   */
  readonly names: ReadonlySet<string>;
  readonly problems: readonly RowProblem[];
};

/** A text in one language: not empty or blank. */
export const text = z.string().refine((written) => written.trim() !== '', 'is empty');

/**
 * Languages in the rows themselves. Other languages have files, which `withTexts` merges in
 * before rows are parsed.
 */
export const rowLocales = ['en', 'de'] as const satisfies readonly Locale[];

export const localizedText = z
  .strictObject({ en: text, de: text })
  .transform((written) => written as Localized);

/**
 * Paragraphs or list items, at least one, in equal number in English and German; parsed as
 * texts in both.
 */
export const localizedParagraphs = z
  .strictObject({
    en: z.array(text).min(1, 'has no paragraph'),
    de: z.array(text).min(1, 'has no paragraph'),
  })
  .refine(
    ({ en, de }) => en.length === de.length,
    'has not the same number of paragraphs in both languages',
  )
  .transform(({ en, de }) =>
    en.map((paragraph, index) => ({ en: paragraph, de: de[index] ?? '' }) as Localized),
  );

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by hyphens');

export const id = z.int().positive('must be 1 or more');

export const parseRow = <Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
  place: { readonly file: string; readonly row: string },
): { readonly row?: z.output<Schema>; readonly problems: readonly RowProblem[] } => {
  const parsed = schema.safeParse(content);
  if (parsed.success) return { row: parsed.data, problems: [] };
  return {
    problems: parsed.error.issues.map((issue) => ({
      ...place,
      path: writePath(issue.path),
      problem: explainIssue(issue, content),
    })),
  };
};

const nameOf = (content: unknown, nameField: string, index: number): string => {
  const name = (content as Record<string, unknown> | null | undefined)?.[nameField];
  return typeof name === 'string' && name !== '' ? name : `#${index + 1}`;
};

/**
 * Validates each row of a file on its own, so that an invalid row does not affect others.
 * `nameField` identifies a row.
 */
export const parseRows = <Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
  file: string,
  nameField = 'slug',
): Rows<z.output<Schema>> => {
  if (!Array.isArray(content)) {
    return {
      rows: [],
      names: new Set(),
      problems: [{ file, row: '', path: '', problem: 'must be a list of rows' }],
    };
  }
  const parsed = content.map((row, index) =>
    parseRow(schema, row, { file, row: nameOf(row, nameField, index) }),
  );
  return {
    rows: parsed.flatMap(({ row }) => (row === undefined ? [] : [row])),
    names: new Set(content.map((row, index) => nameOf(row, nameField, index))),
    problems: parsed.flatMap(({ problems }) => problems),
  };
};
