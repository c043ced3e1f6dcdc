import { type Page, pageAt } from '@tailorbird/domain/content';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { PageLoad } from '../../platform/navigation/page.tsx';
import { pageFailure } from '../../platform/navigation/pageFailure.ts';
import { ContentT } from '../../platform/ports/ports.ts';

export type PageData = { readonly page: Page /** Without language prefix. */; readonly path: string };

/** The page of an address. Throws a 404 for what is not written. */
export const loadPage = async ({ services, url }: PageLoad): Promise<PageData> => {
  const content = await services.get(ContentT);
  const { path } = parseLocalizedPath(url.pathname);
  const found = await content.page(pageAt(path));
  if (!found.ok) throw pageFailure(404);
  return { page: found.value, path };
};
