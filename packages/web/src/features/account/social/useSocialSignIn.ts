import { showsSocialSignIn } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { PreferencesT } from '../../../shared/ports/ports.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';

export const useSocialSignIn = (): boolean => {
  const preferences = useService(PreferencesT);
  const { visit } = useService(VisitT);
  const [forced, setForced] = useState<string | null>(null);
  useEffect(() => setForced(preferences.read('forceSocialSignIn')), [preferences]);
  return showsSocialSignIn({
    socialLoginEnabled: visit?.location.switches.socialLoginEnabled ?? false,
    forced,
  });
};
