import { socialReturn } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

/**
 * Confirms the sign-in after returning from a provider and removes the query parameter
 * (AUTH-12).
 */
export default observer(function SocialReturn(): ReactNode {
  const t = useT('social');
  const a = useT('account');
  const toasts = useService(ToastsT);
  const { user } = useService(VisitT);
  const [query, setQuery] = useQuery();
  const socialAuth = query.get('social_auth');
  const isKnown = user !== undefined;
  const signedIn = user != null;
  const isRestored = user?.isRestored ?? false;
  useEffect(() => {
    if (!isKnown) return;
    const { notice, strip } = socialReturn({ socialAuth, signedIn });
    if (notice && isRestored) toasts.notify(a('signIn.restored'), { isLasting: true });
    else if (notice) toasts.notify(t('signedIn'));
    if (strip.length === 0) return;
    setQuery(
      (next) => {
        for (const name of strip) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [isKnown, signedIn, isRestored, socialAuth, setQuery, toasts, t, a]);
  return null;
});
