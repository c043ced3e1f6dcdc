import type { z } from 'zod';
import { suggest } from './suggest.ts';

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  );

/** A path in code notation: `fabricColors[2].color`. */
export const writePath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (written, key) =>
      typeof key === 'number' ? `${written}[${key}]` : `${written}${written && '.'}${String(key)}`,
    '',
  );

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object in braces',
  string: 'a text in quotes',
};

/** A schema issue as a sentence about the value; `content` is the parsed input. */
export const explainIssue = (issue: z.core.$ZodIssue, content: unknown): string => {
  const value = valueAt(content, issue.path);
  const written = JSON.stringify(value);
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? issue.expected}, not ${written}`;
    case 'invalid_value':
      return value === undefined
        ? `is missing: one of ${issue.values.join(', ')}`
        : `unknown value ${written}${suggest(value, issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `unknown ${issue.keys.length > 1 ? 'fields' : 'field'} ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return `unknown key ${String(issue.path.at(-1))}`;
    default:
      return issue.message;
  }
};
