import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from '../../platform/navigation/router.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import { layoutOf } from './layout.ts';

// If the banner cannot load, the page continues without it (ERR-17).
const ConsentBanner = lazyPart(
  () => import('../../features/consent/ConsentBanner.tsx'),
  ['consent'],
  nothing,
);

/**
 * Consent banner for visitors who have not chosen, never during payment. Once loaded, the
 * footer links to the settings (SHELL-10, SHELL-22).
 */
export const ConsentSlot = observer(function ConsentSlot(): ReactNode {
  const consent = useService(ConsentT);
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent) document.documentElement.dataset.consent = '';
  }, [consent]);
  if (!consent?.isAsked || layoutOf(parseLocalizedPath(pathname).path) !== 'default') return null;
  return <ConsentBanner purposes={consent.purposes} onChoose={consent.choose} />;
});
