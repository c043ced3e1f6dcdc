import { isSlug } from '../../platform/navigation/addressParts.ts';
import { definePage } from '../../platform/navigation/page.ts';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import { loadPage, type PageData } from './loadPage.ts';

/** ROUTE-15: `/canvas-{name}` and other content pages without a route of their own. */
export const page = definePage({
  namespaces: ['content'],
  validate: ({ path }) => isSlug(path.slice(1)) && !path.startsWith('/campaign-'),
  load: loadPage,
  meta: pageMeta,
  Page: ({ data }: { readonly data: PageData }) => <ExplainingPage data={data} />,
});
