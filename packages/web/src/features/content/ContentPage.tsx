import type { ReactNode } from 'react';
import { isSlug } from '../../platform/navigation/addressParts.ts';
import { definePage } from '../../platform/navigation/page.ts';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import { loadPage, type PageData } from './loadPage.ts';

export const page = definePage({
  namespaces: ['content'],
  validate: ({ params: { campaignSlug } }) => campaignSlug === undefined || isSlug(campaignSlug),
  load: loadPage,
  meta: pageMeta,
  Page: ({ data }: { readonly data: PageData }): ReactNode => <ExplainingPage data={data} />,
});
