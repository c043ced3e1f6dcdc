import { facets } from './productFilter.ts';

/** Query parameters of the overview: search text, filter, order, and number of pages shown. */
export const overviewParameters: readonly string[] = ['q', ...facets, 'sort', 'page'];
