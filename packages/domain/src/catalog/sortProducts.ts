/** Orders of the product overview; as the shop hangs it when none is asked for. */
export const productOrders = ['recommended', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What of a product decides its place. `amount` is its price in the reader's currency. */
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

/** Products in an order; those alike keep theirs. Names are compared by `collator`, since every language sorts its own way. */
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
