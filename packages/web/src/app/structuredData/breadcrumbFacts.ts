import type { BreadcrumbList } from 'schema-dts';

export type Crumb = { readonly name: string /** With language prefix. */; readonly path: string };

export const breadcrumbFacts = (
  origin: string,
  crumbs: readonly Crumb[],
): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
