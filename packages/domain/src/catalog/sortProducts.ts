/** Sort orders of the overview; `recommended` is the default. */
export const productOrders = ['recommended', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ProductOrder = (typeof productOrders)[number];

/**
 * The facts about a product that sorting uses. `amount` is its price in the reader's currency.
 */
export type Sortable = {
  readonly title: string;
  readonly amount: number;
  readonly isNew: boolean;
  readonly id: number;
};

const compare = (
  order: Exclude<ProductOrder, 'recommended'>,
  one: Sortable,
  other: Sortable,
): number => {
  switch (order) {
    case 'newest':
      return Number(other.isNew) - Number(one.isNew) || other.id - one.id;
    case 'price-up':
      return one.amount - other.amount;
    case 'price-down':
      return other.amount - one.amount;
    default:
      return 0;
  }
};

/**
 * Sorts products; equal ones keep their order. `collator` compares names in the reader's
 * language.
 */
export const sortProducts = <Product extends Sortable>(
  products: readonly Product[],
  order: ProductOrder,
  collator: (one: string, other: string) => number,
): readonly Product[] => {
  if (order === 'recommended') return products;
  return [...products].sort((one, other) =>
    order === 'name' ? collator(one.title, other.title) : compare(order, one, other),
  );
};
