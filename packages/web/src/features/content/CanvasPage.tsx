import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { definePage, type PageLoad } from '../../platform/navigation/page.tsx';
import { pageFailure } from '../../platform/navigation/pageFailure.ts';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import { loadPage, type PageData } from './loadPage.ts';

const load = async (request: PageLoad): Promise<PageData> => {
  if (!parseLocalizedPath(request.url.pathname).path.startsWith('/canvas-')) throw pageFailure(404);
  return loadPage(request);
};

/** ROUTE-15: a canvas of the house, `/canvas-{name}`. */
export const page = definePage({
  namespaces: ['content'],
  load,
  meta: pageMeta,
  Page: ({ data }: { readonly data: PageData }) => <ExplainingPage data={data} />,
});
