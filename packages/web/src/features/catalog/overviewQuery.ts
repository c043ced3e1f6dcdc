import {
  type Facet,
  facets,
  noFilter,
  type ProductFilter,
  type ProductOrder,
  productOrders,
} from '@tailorbird/domain/catalog';
import { searchText } from '@tailorbird/domain/search';

/** What the address of the product overview says: what is looked for, what it is narrowed to, and its order. */
export type OverviewQuery = {
  readonly text: string;
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
};
export const plainOverview: OverviewQuery = { text: '', filter: noFilter, order: 'recommended' };

const isFacet = (name: string): name is Facet => (facets as readonly string[]).includes(name);
const slugShape = /^[a-z0-9]+([-.][a-z0-9]+)*$/;

/**
 * Reads `?q=…&color=navy&color=white&sort=price-up`. Every facet may come several times, or with commas; what is no slug, and an order there is not, is
 * left out, so that any address shows something.
 */
export const readOverviewQuery = (pairs: Iterable<readonly [string, string]>): OverviewQuery => {
  const chosen: Record<Facet, string[]> = {
    family: [],
    fabric: [],
    color: [],
    property: [],
    price: [],
  };
  let text = '';
  let order: ProductOrder = 'recommended';
  for (const [name, value] of pairs) {
    if (name === 'q') text = searchText(value);
    else if (name === 'sort') order = productOrders.find((each) => each === value) ?? 'recommended';
    else if (isFacet(name)) {
      for (const part of value.split(','))
        if (slugShape.test(part) && !chosen[name].includes(part)) chosen[name].push(part);
    }
  }
  return { text, filter: chosen, order };
};

/** The parameters of an overview, in one order always: the same choice has the same address. */
export const overviewPairs = ({
  text,
  filter,
  order,
}: OverviewQuery): readonly (readonly [string, string])[] => [
  ...(text === '' ? [] : [['q', text] as const]),
  ...facets.flatMap((facet) => [...filter[facet]].sort().map((value) => [facet, value] as const)),
  ...(order === 'recommended' ? [] : [['sort', order] as const]),
];
