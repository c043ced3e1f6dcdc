import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from '../../platform/navigation/router.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { settleLayers } from '../../ui/layers.ts';
import { frameOf, layoutOf } from './layout.ts';

const CreditPopup = lazyPart(
  () => import('../../features/account/CreditPopup.tsx'),
  ['account'],
  nothing,
);
const StaffParts = lazyPart(() => import('./StaffParts.tsx'), ['staff'], nothing);

/** On every page for those who are signed in: the note about credit (PRICE-18), and what those who work here need (GUARD-06). */
export default observer(function SignedIn(): ReactNode {
  const { user, isAdmin, isRetailStore } = useService(VisitT);
  const { header } = frameOf(layoutOf(parseLocalizedPath(useLocation().pathname).path));
  const isSomebodyElse = user?.impersonate || user?.isStoreImpersonate;
  // It comes late: a panel may be open already.
  useEffect(settleLayers);
  return (
    <>
      {header && !isSomebodyElse && (
        <div data-page-part="">
          <CreditPopup />
        </div>
      )}
      {(isAdmin || isRetailStore) && <StaffParts />}
    </>
  );
});
