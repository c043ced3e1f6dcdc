import type { Locale, Localized } from './locale.ts';

/** A value with every `Localized` text in it replaced by one language's. */
export type InLanguage<Value> =
  Value extends Localized<infer Text>
    ? Text
    : Value extends (...args: never) => unknown
      ? Value
      : Value extends object
        ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
        : Value;

const isLocalized = (value: object): value is Localized<unknown> => {
  const keys = Object.keys(value);
  return 'en' in value && 'de' in value && keys.every((key) => key.length === 2);
};

/** Picks one language throughout a plain value: objects of `en`, `de` and further languages become that language's text. */
export const inLanguage = <Value>(value: Value, locale: Locale): InLanguage<Value> => {
  const translate = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== 'object' || part === null) return part;
    if (isLocalized(part)) return part[locale];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translate(inner)]));
  };
  return translate(value) as InLanguage<Value>;
};
