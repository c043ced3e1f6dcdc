import type { Block } from './block.ts';

type Accordion = Extract<Block, { kind: 'accordion' }>;

/**
 * Ignores case and diacritics, so that `große` finds `Grosse` and `ruckgabe` finds `Rückgabe`.
 */
const plain = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Questions that contain every search word in question or answer; empty categories are left
 * out. An empty search finds all.
 */
export const searchQuestions = (
  categories: readonly Accordion[],
  query: string,
): readonly Accordion[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories.flatMap((category) => {
    const items = category.items.filter(({ question, answer }) => {
      const text = plain([category.heading, question, ...answer].join(' '));
      return words.every((word) => text.includes(word));
    });
    return items.length === 0 ? [] : [{ ...category, items }];
  });
};
