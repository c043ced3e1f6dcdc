import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useLocale } from '../../platform/texts/useT.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { changeHead } from './changeHead.ts';
import { useCurrentPage } from './useCurrentPage.ts';

export const usePageHead = (): void => {
  const texts = useService(TextsT);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const page = useCurrentPage();
  // The server wrote the head of the page that is hydrated.
  const isWritten = useRef(!useIsHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head does not depend on the query.
  useEffect(() => {
    if (isWritten.current) isWritten.current = false;
    else if (page && page.data !== undefined)
      changeHead(
        ({ pageHead }) =>
          pageHead(page, { locale, path: parseLocalizedPath(pathname).path, search, texts }),
        locale,
      );
  }, [pathname, page?.data]);
};
