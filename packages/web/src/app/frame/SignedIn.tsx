import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { type VisitStore, VisitT } from '../../shared/visit/visitStore.ts';
import { settleLayers } from '../../ui/layers.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CreditPopup, creditInHeader } from './creditSlot.ts';
import { frameOf, layoutOf } from './layout.ts';

const StaffParts = lazyPart(() => import('./StaffParts.tsx'), ['staff'], nothing);

/**
 * Checks the session when the visitor returns to this tab: it may have ended in another tab or
 * on the server.
 */
const useSessionCheck = (visit: VisitStore): void => {
  useEffect(() => {
    const check = (): void => {
      if (!document.hidden) void visit.checkSession();
    };
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) check();
    };
    addEventListener('focus', check);
    addEventListener('pageshow', restored);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('focus', check);
      removeEventListener('pageshow', restored);
      document.removeEventListener('visibilitychange', check);
    };
  }, [visit]);
};

/**
 * Parts of every page for signed-in customers: staff tools (GUARD-06), and the credit note
 * (PRICE-18) at the end of the page if the header has no space.
 */
export default observer(function SignedIn(): ReactNode {
  const visit = useService(VisitT);
  const { isAdmin, isRetailStore, isImpersonated } = visit;
  useSessionCheck(visit);
  const hasRoomInHeader = useMediaQuery(creditInHeader);
  const { header } = frameOf(layoutOf(parseLocalizedPath(useLocation().pathname).path));
  // This part loads late, so a panel may already be open.
  useEffect(settleLayers);
  return (
    <>
      {header && !isImpersonated && !hasRoomInHeader && (
        <div data-page-part="">
          <CreditPopup />
        </div>
      )}
      {(isAdmin || isRetailStore) && <StaffParts />}
    </>
  );
});
