/**
 * Staff pages in navigation order, one per line, with names at `staff:nav.<name>`. The route
 * table defines their access.
 */
export const studioPages = [
  { name: 'orders', path: '/studio', who: 'admins' },
  { name: 'inbox', path: '/studio/inbox', who: 'admins' },
  { name: 'fits', path: '/studio/fits', who: 'admins' },
  { name: 'claims', path: '/studio/claims', who: 'admins' },
  { name: 'customers', path: '/studio/customers', who: 'stores' },
  { name: 'till', path: '/retail/till', who: 'till' },
  { name: 'sales', path: '/retail/sales', who: 'till' },
  { name: 'retailProducts', path: '/retail/products', who: 'stores' },
  { name: 'retailInventory', path: '/retail/inventory', who: 'stores' },
  { name: 'data', path: '/studio/data', who: 'admins' },
  { name: 'convert', path: '/size-convert', who: 'admins' },
  { name: 'records', path: '/studio/records', who: 'admins' },
  { name: 'jobs', path: '/studio/jobs', who: 'admins' },
  { name: 'legal', path: '/studio/legal', who: 'admins' },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly who: 'admins' | 'stores' | 'till';
}[];

/** Stores have their own pages; admins have all except the point of sale. */
export const studioPagesFor = (visitor: {
  readonly isAdmin: boolean;
  readonly isRetailStore: boolean;
}): readonly (typeof studioPages)[number][] =>
  studioPages.filter(({ who }) =>
    who === 'till'
      ? visitor.isRetailStore
      : visitor.isAdmin || (visitor.isRetailStore && who === 'stores'),
  );
