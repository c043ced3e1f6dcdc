import { profileRestoreDays } from '@tailorbird/domain/account';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';

/** Confirms on the next page that the profile was deleted (AUTH-17). */
export default function ProfileDeleted(): ReactNode {
  const t = useT('account');
  const toasts = useService(ToastsT);
  const preferences = useService(PreferencesT);
  useEffect(() => {
    if (preferences.read('profileDeleted') === null) return;
    preferences.remove('profileDeleted');
    toasts.notify(t('info.deleted', { days: profileRestoreDays }), { isLasting: true });
  }, [preferences, toasts, t]);
  return null;
}
