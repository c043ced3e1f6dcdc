import { type ReactNode, useEffect } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { useCurrentPage } from '../head/useCurrentPage.ts';

/**
 * Asks a customer whose session has ended to sign in again. Guarded pages redirect to the
 * sign-in page; others offer the panel, which returns to the current page.
 */
export default function SessionEnded(): ReactNode {
  const t = useT('account');
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const page = useCurrentPage();
  const isPublic = page !== null && page.handle.guard === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `panels` is a new object for each URL.
  useEffect(() => {
    const signIn = {
      label: t('choice.signIn'),
      run: () => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' }),
    };
    const id = toasts.notify(t('sessionEnded'), {
      isLasting: true,
      ...(isPublic && { action: signIn }),
    });
    return () => toasts.close(id);
  }, [t, toasts, isPublic]);
  return null;
}
