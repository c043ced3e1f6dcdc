import { ruleFigures } from '@tailorbird/domain/content';
import type { Locale, TextTree, TextValues } from '@tailorbird/domain/kernel';
import type { TextEngine } from './textEngine.ts';

const find = (tree: TextTree | undefined, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
};

const figures: TextValues = ruleFigures;

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? figures[name] ?? placeholder),
  );

/**
 * Says the texts of a first view, which use two things only: placeholders and plurals. It is a thirtieth of i18next, which takes over as soon as more texts
 * are needed; that both say the same is tested for every text of the shop.
 */
export const firstViewEngine = (): TextEngine => {
  const trees = new Map<string, TextTree>();
  const plurals = new Map<Locale, Intl.PluralRules>();
  const pluralOf = (locale: Locale, count: number): string => {
    const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
    plurals.set(locale, rules);
    return rules.select(count);
  };
  return {
    add: (locale, namespace, texts) => {
      trees.set(`${locale}/${namespace}`, texts as TextTree);
    },
    has: (locale, namespace) => trees.has(`${locale}/${namespace}`),
    say: (locale, namespace, key, values = {}) => {
      const tree = trees.get(`${locale}/${namespace}`);
      const { count } = values;
      const plural =
        typeof count === 'number' ? find(tree, `${key}_${pluralOf(locale, count)}`) : undefined;
      return fill(plural ?? find(tree, key) ?? key, values);
    },
  };
};
