import type { Group, ListedGarment, SubCategory } from './card.ts';

export type ShelfCard = {
  readonly card: ListedGarment;
  readonly begins: Pick<SubCategory, 'slug' | 'title'> | null;
};

export type Shelf = Pick<Group, 'slug' | 'title'> & {
  /** True if the group is large enough for a visible heading. */
  readonly isTitled: boolean;
  readonly cards: readonly ShelfCard[];
};

/** A smaller group has no visible heading. */
const titledFrom = 6;

/** Fills rows of one, two and three cards. */
const cardsPerBlock = 6;

const cardsOf = ({ subCategories }: Group): readonly ShelfCard[] =>
  subCategories.flatMap(({ slug, title, cards }) =>
    cards.map((card, index) => ({ card, begins: index === 0 ? { slug, title } : null })),
  );

/** The first `most` garments, by group. Groups beyond them are left out. */
export const shelvesOf = (groups: readonly Group[], most: number): readonly Shelf[] => {
  let left = most;
  return groups.flatMap((group) => {
    const all = cardsOf(group);
    const cards = all.slice(0, left);
    left -= cards.length;
    return cards.length === 0
      ? []
      : [{ slug: group.slug, title: group.title, isTitled: all.length >= titledFrom, cards }];
  });
};

export const rowsOf = (cards: readonly ShelfCard[]): readonly (readonly ShelfCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / cardsPerBlock) }, (_, at) =>
    cards.slice(at * cardsPerBlock, (at + 1) * cardsPerBlock),
  );

/** The number of garments to show so that the sub-category `slug` is among them; 0 if unknown. */
export const countUpTo = (groups: readonly Group[], slug: string): number => {
  const all = groups.flatMap(cardsOf);
  return all.findIndex(({ begins }) => begins?.slug === slug) + 1;
};
