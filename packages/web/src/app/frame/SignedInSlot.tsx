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
const SessionEnded = lazyPart(() => import('./SessionEnded.tsx'), ['account'], nothing);

/** Parts for customers who are signed in, were until a moment ago, or return from another provider. */
export const SignedInSlot = observer(function SignedInSlot(): ReactNode {
  const visit = useService(VisitT);
  const [query] = useQuery();
  return (
    <>
      {query.has('social_auth') && <SocialReturn />}
      {visit.isSignedIn && <SignedIn />}
      {visit.hasSessionEnded && <SessionEnded />}
    </>
  );
});
