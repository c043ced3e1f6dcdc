import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { StaffBanners } from '../../features/studio/panel/StaffBanners.tsx';
import { StaffPanel } from '../../features/studio/panel/StaffPanel.tsx';
import { useRevalidator } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { viewerNow } from '../../shared/visit/viewer.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

/**
 * The server rendered the public page: reload it once for users with more access (GUARD-07,
 * CATALOG-18).
 */
const useSecondLook = (): void => {
  const { adminUi, retailStore } = viewerNow(useService(VisitT), useService(PreferencesT));
  const { revalidate } = useRevalidator();
  const seesMore = adminUi || retailStore;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!seesMore || wasAsked.current) return;
    wasAsked.current = true;
    void revalidate();
  }, [seesMore, revalidate]);
};

/**
 * Remembers the role in this browser, so that later pages reserve space for these
 * parts.
 */
const useRemembered = (): void => {
  const { isRetailStore } = useService(VisitT);
  const preferences = useService(PreferencesT);
  const staff = isRetailStore ? 'store' : 'admin';
  useEffect(() => {
    preferences.write('staff', staff);
    document.documentElement.dataset.staff = staff;
  }, [preferences, staff]);
};

export default observer(function StaffParts(): ReactNode {
  useSecondLook();
  useRemembered();
  return (
    <>
      <StaffPanel />
      <StaffBanners />
    </>
  );
});
