import { useCallback } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';

/**
 * Confirms a sign-in. A profile that the sign-in has restored from deletion is announced instead
 * of `text`, until the customer closes the message.
 */
export const useSignedInNotice = (): ((
  user: { readonly isRestored: boolean } | null | undefined,
  text: string,
) => void) => {
  const t = useT('account');
  const toasts = useService(ToastsT);
  return useCallback(
    (user, text) => {
      if (user?.isRestored) toasts.notify(t('signIn.restored'), { isLasting: true });
      else toasts.notify(text);
    },
    [t, toasts],
  );
};
