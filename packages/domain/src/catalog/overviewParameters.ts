import { facets } from './productFilter.ts';

/** Query parameters of the overview: search, filters and sorting. */
export const overviewParameters: readonly string[] = ['q', ...facets, 'sort'];
