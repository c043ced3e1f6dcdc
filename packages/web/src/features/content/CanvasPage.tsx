import { definePage } from '../../platform/navigation/page.tsx';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import { loadPage, type PageData } from './loadPage.ts';

/** ROUTE-15: a canvas of the house, `/canvas-{name}`. */
export const page = definePage({
  namespaces: ['content'],
  validate: ({ path }) => path.startsWith('/canvas-'),
  load: loadPage,
  meta: pageMeta,
  Page: ({ data }: { readonly data: PageData }) => <ExplainingPage data={data} />,
});
