import { err, ok, type Result } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { type FieldErrors, fieldErrorsOf, notAnObject } from './fieldErrors.ts';

export const isObject = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

/**
 * Numbers and booleans written as text: forms have only text, and clients of django-oscar-api
 * send `"2"` in JSON too.
 */
const spelledOut = (expected: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if ((expected === 'int' || expected === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
    return Number(text);
  if (expected === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return value;
};

/** The body with top-level text converted to the types that the schema expects. */
const readAsExpected = (
  content: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
): Record<string, unknown> | null => {
  const read = new Map<string, unknown>();
  for (const issue of issues) {
    const [field] = issue.path;
    if (issue.code !== 'invalid_type' || issue.path.length !== 1 || typeof field !== 'string')
      continue;
    const value = spelledOut(issue.expected, content[field]);
    if (value !== content[field]) read.set(field, value);
  }
  return read.size === 0 ? null : { ...content, ...Object.fromEntries(read) };
};

/** Whether an object's field expects an integer, optional or not. */
const isWholeNumber = (schema: z.ZodMiniType, field: PropertyKey | undefined): boolean => {
  const { shape } = schema._zod.def as {
    readonly shape?: Readonly<Record<PropertyKey, z.ZodMiniType | undefined>>;
  };
  let inner = field === undefined ? undefined : shape?.[field];
  for (;;) {
    const def = inner?._zod.def as
      | { readonly innerType?: z.ZodMiniType; readonly format?: string }
      | undefined;
    if (def?.innerType === undefined) return def?.format === 'safeint';
    inner = def.innerType;
  }
};

/** Zod reports "number" for text in an integer field; the wire format says "integer". */
const namingIntegers = (
  schema: z.ZodMiniType,
  issues: readonly z.core.$ZodIssue[],
): readonly z.core.$ZodIssue[] =>
  issues.map((issue) =>
    issue.code === 'invalid_type' &&
    issue.expected === 'number' &&
    issue.path.length === 1 &&
    isWholeNumber(schema, issue.path[0])
      ? { ...issue, expected: 'int' }
      : issue,
  );

const containsNull = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNull);
};

/** Errors of fields with null characters, which databases reject. */
const nullCharacters = (content: Readonly<Record<string, unknown>>): FieldErrors | null => {
  const fields = Object.keys(content).filter((field) => containsNull(content[field]));
  return fields.length === 0
    ? null
    : Object.fromEntries(fields.map((field) => [field, ['Null characters are not allowed.']]));
};

/** Validates a body against its schema; fails with messages by field. */
export const parseContent = <Schema extends z.ZodMiniType>(
  schema: Schema,
  content: unknown,
): Result<z.output<Schema>, FieldErrors> => {
  if (!isObject(content)) return err(notAnObject(content));
  const nulls = nullCharacters(content);
  if (nulls) return err(nulls);
  const parsed = z.safeParse(schema, content);
  if (parsed.success) return ok(parsed.data);
  const again = readAsExpected(content, parsed.error.issues);
  const reparsed = again && z.safeParse(schema, again);
  if (reparsed?.success) return ok(reparsed.data);
  return err(
    fieldErrorsOf(
      namingIntegers(schema, reparsed ? reparsed.error.issues : parsed.error.issues),
      again ?? content,
    ),
  );
};
