import type { Locale } from './locale.ts';

/** Texts of one language: a tree of keys, as a JSON file has them. `{{name}}` in a text is a place to fill, `pieces_one` and `pieces_other` are a plural. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type TextValues = Readonly<Record<string, string | number>>;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Keys of a tree, nested ones joined by a dot; of a plural (`pieces_one`, `pieces_other`) the stem. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

const plurals = new Map<Locale, Intl.PluralRules>();
const pluralOf = (locale: Locale, count: number): string => {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
};

const find = (tree: TextTree | undefined, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | TextTree | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
};

/** Says a text: with `values` in its places, and in the plural form of the language that fits `values.count`. A key without a text is said as itself. */
export const sayText = (tree: TextTree | undefined, locale: Locale, key: string, values: TextValues = {}): string => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(tree, `${key}_${pluralOf(locale, count)}`) : undefined;
  return (plural ?? find(tree, key) ?? key).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
};
