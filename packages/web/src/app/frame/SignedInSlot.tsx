import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { type VisitStore, VisitT } from '../../shared/visit/visitStore.ts';

const SocialReturn = lazyPart(
  () => import('../../features/account/social/SocialReturn.tsx'),
  ['account', 'social'],
  nothing,
);
const SignedIn = lazyPart(() => import('./SignedIn.tsx'), [], nothing);
const SessionEnded = lazyPart(() => import('./SessionEnded.tsx'), ['account'], nothing);

const ProfileDeleted = lazyPart(() => import('./ProfileDeleted.tsx'), ['account'], nothing);

/** Removes the space reserved for staff once the visitor is known not to be staff. */
const useForgottenStaff = (visit: VisitStore): void => {
  const preferences = useService(PreferencesT);
  const isOther = visit.visit !== null && !visit.isAdmin && !visit.isRetailStore;
  useEffect(() => {
    if (!isOther || preferences.read('staff') === null) return;
    preferences.remove('staff');
    delete document.documentElement.dataset.staff;
  }, [isOther, preferences]);
};

/**
 * Parts for customers who are signed in, were signed out just now, or return from a sign-in
 * provider.
 */
export const SignedInSlot = observer(function SignedInSlot(): ReactNode {
  const visit = useService(VisitT);
  const preferences = useService(PreferencesT);
  const [query] = useQuery();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => setDeleted(preferences.read('profileDeleted') !== null), [preferences]);
  useForgottenStaff(visit);
  return (
    <>
      {query.has('social_auth') && <SocialReturn />}
      {visit.isSignedIn && <SignedIn />}
      {visit.hasSessionEnded && <SessionEnded />}
      {isDeleted && <ProfileDeleted />}
    </>
  );
});
