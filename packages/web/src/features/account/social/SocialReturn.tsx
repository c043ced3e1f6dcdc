import { socialReturn } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { useSignedInNotice } from '../useSignedInNotice.ts';

/**
 * Confirms the sign-in after returning from a provider and removes the query parameter
 * (AUTH-12).
 */
export default observer(function SocialReturn(): ReactNode {
  const t = useT('social');
  const confirmSignIn = useSignedInNotice();
  const { user } = useService(VisitT);
  const [query, setQuery] = useQuery();
  const socialAuth = query.get('social_auth');
  const isKnown = user !== undefined;
  const signedIn = user != null;
  useEffect(() => {
    if (!isKnown) return;
    const { notice, strip } = socialReturn({ socialAuth, signedIn });
    if (notice) confirmSignIn(user, t('signedIn'));
    if (strip.length === 0) return;
    setQuery(
      (next) => {
        for (const name of strip) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [isKnown, signedIn, user, socialAuth, setQuery, confirmSignIn, t]);
  return null;
});
