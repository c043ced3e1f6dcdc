import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Messages by field; those of nested objects are nested. */
export type FieldErrors = { readonly [field: string]: readonly string[] | FieldErrors };

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  );

const typeMessages: Readonly<Record<string, string>> = {
  int: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
  string: 'Not a valid string.',
  array: 'Expected a list of items.',
  object: 'Expected an object.',
  record: 'Expected an object.',
};

const messageOf = (issue: Issue, content: unknown): string => {
  const value = valueAt(content, issue.path);
  if (value === undefined) return 'This field is required.';
  if (value === null) return 'This field may not be null.';
  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[issue.expected] ?? 'Not a valid value.';
    case 'too_small':
      if (issue.origin === 'string')
        return value === ''
          ? 'This field may not be blank.'
          : `Ensure this field has at least ${issue.minimum} characters.`;
      if (issue.origin === 'array')
        return `Ensure this field has at least ${issue.minimum} elements.`;
      return `Ensure this value is greater than or equal to ${issue.minimum}.`;
    case 'too_big':
      if (issue.maximum === 0 && issue.origin !== 'number')
        return 'This field cannot be honored here.';
      if (issue.origin === 'string')
        return `Ensure this field has no more than ${issue.maximum} characters.`;
      if (issue.origin === 'array')
        return `Ensure this field has no more than ${issue.maximum} elements.`;
      if (issue.origin === 'int') return 'A valid integer is required.';
      return `Ensure this value is less than or equal to ${issue.maximum}.`;
    case 'invalid_value':
      return 'Not a valid choice.';
    default:
      return typeof value === 'string' && value.trim() === ''
        ? 'This field may not be blank.'
        : 'Not a valid value.';
  }
};

/** The issues of a union's closest branch: the one with the fewest. */
const flattened = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const best = [...issue.errors].sort((one, other) => one.length - other.length)[0];
    if (best === undefined || best.length === 0) return [issue];
    return flattened(best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

const addMessage = (
  errors: Record<string, unknown>,
  path: readonly PropertyKey[],
  message: string,
): void => {
  const [first = 'non_field_errors', ...rest] = path.map(String);
  const known = Object.hasOwn(errors, first) ? errors[first] : undefined;
  if (rest.length === 0) {
    if (Array.isArray(known)) known.push(message);
    else if (known === undefined)
      Object.defineProperty(errors, first, {
        value: [message],
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return;
  }
  const nested =
    known !== undefined && !Array.isArray(known) ? (known as Record<string, unknown>) : {};
  addMessage(nested, rest.length > 1 ? [rest[0] ?? ''] : rest, message);
  Object.defineProperty(errors, first, {
    value: nested,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

/**
 * Errors of a body by field (AUTH-23: a blank password is reported at `password`). Deeper
 * nesting is reported at the second level.
 */
export const fieldErrorsOf = (issues: readonly Issue[], content: unknown): FieldErrors => {
  const errors: Record<string, unknown> = {};
  for (const issue of flattened(issues)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        addMessage(errors, [...issue.path, key], 'This field is not known here.');
    else addMessage(errors, issue.path, messageOf(issue, content));
  }
  return errors as FieldErrors;
};

export const notAnObject = (content: unknown): FieldErrors => ({
  non_field_errors: [
    `Invalid data. Expected a dictionary, but got ${Array.isArray(content) ? 'list' : content === null ? 'null' : typeof content}.`,
  ],
});
