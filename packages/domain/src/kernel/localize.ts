import { defaultLocale, type Locale, type Localized } from './locale.ts';

/** A value whose `Localized` texts are replaced by texts in one language. */
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
  return (
    keys.includes(defaultLocale) && keys.length > 1 && keys.every((key) => /^[a-z]{2}$/.test(key))
  );
};

/** Replaces every `Localized` text in a plain value by its text in one language. */
export const inLanguage = <Value>(value: Value, locale: Locale): InLanguage<Value> => {
  const translate = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(translate);
    if (typeof part !== 'object' || part === null) return part;
    if (isLocalized(part)) return part[locale] ?? part[defaultLocale];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, translate(inner)]));
  };
  return translate(value) as InLanguage<Value>;
};
