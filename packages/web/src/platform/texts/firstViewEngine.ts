import { sayText, type TextTree } from '@tailorbird/domain/kernel';
import type { TextEngine } from './textEngine.ts';

/**
 * Says the texts of a first view, which use two things only: placeholders and plurals. It is a thirtieth of i18next, which takes over as soon as more texts
 * are needed; that both say the same is tested for every text of the shop.
 */
export const firstViewEngine = (): TextEngine => {
  const trees = new Map<string, TextTree>();
  return {
    add: (locale, namespace, texts) => {
      trees.set(`${locale}/${namespace}`, texts as TextTree);
    },
    has: (locale, namespace) => trees.has(`${locale}/${namespace}`),
    say: (locale, namespace, key, values) => sayText(trees.get(`${locale}/${namespace}`), locale, key, values),
  };
};
