import { type Page, pageAt } from '@tailorbird/domain/content';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { ContentT } from '../../shared/ports/ports.ts';

export type PageData = {
  readonly page: Page /** Without language prefix. */;
  readonly path: string;
};

export const loadPage = async ({ services, url }: PageLoad): Promise<PageData | null> => {
  const content = await services.get(ContentT);
  const { path } = parseLocalizedPath(url.pathname);
  const found = await content.page(pageAt(path));
  return found.ok ? { page: found.value, path } : null;
};
