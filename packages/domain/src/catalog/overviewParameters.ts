import { facets } from './productFilter.ts';

/** The parameters of the overview's address: what is looked for, what it is narrowed to, and its order. The others of an address are not the overview's. */
export const overviewParameters: readonly string[] = ['q', ...facets, 'sort'];
