import {
  type Facet,
  facets,
  noFilter,
  type ProductFilter,
  type ProductOrder,
  productOrders,
} from '@tailorbird/domain/catalog';
import { searchText } from '@tailorbird/domain/search';

/** The address of the product overview: search text, filter, order, and how many pages it shows. */
export type OverviewQuery = {
  readonly text: string;
  readonly filter: ProductFilter;
  readonly order: ProductOrder;
  /** Pages shown one below the other, at least 1. */
  readonly pages: number;
};

export const pageSize = 24;
const mostPages = 20;

export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

export const plainOverview: OverviewQuery = {
  text: '',
  filter: noFilter,
  order: 'recommended',
  pages: 1,
};

const isFacet = (name: string): name is Facet => (facets as readonly string[]).includes(name);
const slugShape = /^[a-z0-9]+([-.][a-z0-9]+)*$/;

/**
 * Reads `?q=…&color=navy&color=white&sort=price-up&page=2`. A facet may occur several times or
 * with commas. Values that are no slugs, unknown orders and impossible pages are ignored.
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
  let pages = 1;
  for (const [name, value] of pairs) {
    if (name === 'q') text = searchText(value);
    else if (name === 'sort') order = productOrders.find((each) => each === value) ?? 'recommended';
    else if (name === 'page')
      pages = /^[1-9]\d?$/.test(value) ? Math.min(Number(value), mostPages) : 1;
    else if (isFacet(name)) {
      for (const part of value.split(','))
        if (slugShape.test(part) && !chosen[name].includes(part)) chosen[name].push(part);
    }
  }
  return { text, filter: chosen, order, pages };
};

/** Parameters in a fixed order, so that equal selections have equal URLs. */
export const overviewPairs = ({
  text,
  filter,
  order,
  pages,
}: OverviewQuery): readonly (readonly [string, string])[] => [
  ...(text === '' ? [] : [['q', text] as const]),
  ...facets.flatMap((facet) => [...filter[facet]].sort().map((value) => [facet, value] as const)),
  ...(order === 'recommended' ? [] : [['sort', order] as const]),
  ...(pages === 1 ? [] : [['page', String(pages)] as const]),
];
