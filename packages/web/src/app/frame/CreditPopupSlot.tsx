import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

const CreditPopup = lazyPart(() => import('../../features/account/CreditPopup.tsx'), ['account'], nothing);

/** The note about credit, which arrives for those who are signed in, and silently (PRICE-18). */
export const CreditPopupSlot = observer(function CreditPopupSlot(): ReactNode {
  const visit = useService(VisitT);
  return visit.isSignedIn && <CreditPopup />;
});
