import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

const SocialReturn = lazyPart(
  () => import('../../features/account/social/SocialReturn.tsx'),
  ['social'],
  nothing,
);
const SignedIn = lazyPart(() => import('./SignedIn.tsx'), [], nothing);

/** What is on every page for those who are signed in, or come back from signing in elsewhere: it arrives for them, and silently. */
export const SignedInSlot = observer(function SignedInSlot(): ReactNode {
  const visit = useService(VisitT);
  const [query] = useQuery();
  return (
    <>
      {query.has('social_auth') && <SocialReturn />}
      {visit.isSignedIn && <SignedIn />}
    </>
  );
});
