import type { Block } from './block.ts';

type Accordion = Extract<Block, { kind: 'accordion' }>;

/** Without case and marks, so that `große` finds `Grosse`, and `ruckgabe` `Rückgabe`. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Questions whose words, or those of their answers, hold every word that is asked for; categories without any are left out. Asking for nothing finds all. */
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
