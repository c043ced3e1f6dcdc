import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { StaffBanners } from '../../features/staff/panel/StaffBanners.tsx';
import { StaffPanel } from '../../features/staff/panel/StaffPanel.tsx';
import { useLocation, useRevalidator } from '../../platform/navigation/router.ts';
import { PreferencesT } from '../../platform/ports/ports.ts';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useLocale } from '../../platform/texts/useT.ts';
import { viewerNow } from '../../platform/visit/viewer.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { changeHead } from '../head/changeHead.ts';
import { useCurrentPage } from './useCurrentPage.ts';

/** The server answered the public: who may see more asks for the page again, once, and its title follows what came (GUARD-07, CATALOG-18). */
const useSecondLook = (): void => {
  const { adminUi, retailStore } = viewerNow(useService(VisitT), useService(PreferencesT));
  const { revalidate } = useRevalidator();
  const texts = useService(TextsT);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const page = useCurrentPage();
  const seesMore = adminUi || retailStore;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!seesMore || wasAsked.current) return;
    wasAsked.current = true;
    void revalidate();
  }, [seesMore, revalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head follows what was loaded; the frame follows the address.
  useEffect(() => {
    if (page && page.data !== undefined)
      changeHead(
        ({ pageHead }) =>
          pageHead(page, { locale, path: parseLocalizedPath(pathname).path, search, texts }),
        locale,
      );
  }, [page?.data]);
};

/** What those who work here have on every page. */
export default observer(function StaffParts(): ReactNode {
  useSecondLook();
  return (
    <>
      <StaffPanel />
      <StaffBanners />
    </>
  );
});
