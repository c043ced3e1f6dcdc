import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

const SignedIn = lazyPart(() => import('./SignedIn.tsx'), [], nothing);

/** What is on every page for those who are signed in, which arrives for them, and silently. */
export const SignedInSlot = observer(function SignedInSlot(): ReactNode {
  const visit = useService(VisitT);
  return visit.isSignedIn && <SignedIn />;
});
