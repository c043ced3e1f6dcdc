import { isTracked } from '@tailorbird/domain/account';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { type PageView, pageEvent } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { loadingFailed } from '../../platform/loading/loadingFailed.ts';
import { LoadingT } from '../../platform/loading/loadingStore.ts';
import { useLocation, useNavigation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import { AnalyticsT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { layoutOf } from './layout.ts';
import { NetworkNotice } from './NetworkNotice.tsx';
import { Toasts } from './Toasts.tsx';

/** Tracks page views (ANALYTICS-02 … ANALYTICS-04). Mounted only with consent. */
const Pages = (): null => {
  const analytics = useService(AnalyticsT);
  const { pathname, search } = useLocation();
  const last = useRef<PageView | null>(null);
  useEffect(() => {
    if (!analytics) return;
    const view: PageView = { path: pathname, query: [...new URLSearchParams(search)] };
    const event = pageEvent(last.current, view, { impersonate: false });
    last.current = view;
    if (event) analytics.page(event);
  }, [analytics, pathname, search]);
  useEffect(() => () => analytics?.forget(), [analytics]);
  return null;
};

/**
 * Tracks page views after consent, once the visit is known, and never while acting for a
 * customer (GUARD-13).
 */
const Measuring = observer(function Measuring(): ReactNode {
  const consent = useService(ConsentT);
  const { user } = useService(VisitT);
  return consent?.allows('statistics') && user !== undefined && isTracked(user) && <Pages />;
});

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
const ConsentSlot = observer(function ConsentSlot(): ReactNode {
  const consent = useService(ConsentT);
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent) document.documentElement.dataset.consent = '';
  }, [consent]);
  if (!consent?.isAsked || layoutOf(parseLocalizedPath(pathname).path) !== 'default') return null;
  return <ConsentBanner purposes={consent.purposes} onChoose={consent.choose} />;
});

const useLoadingBar = (): void => {
  const loading = useService(LoadingT);
  const { state } = useNavigation();
  const isLoading = state !== 'idle';
  const wasLoading = useRef(false);
  useEffect(() => {
    const fail = (): void => loading.end('failed');
    addEventListener(loadingFailed, fail);
    return () => removeEventListener(loadingFailed, fail);
  }, [loading]);
  useEffect(() => {
    if (isLoading) loading.start();
    else if (wasLoading.current) loading.end('finished');
    wasLoading.current = isLoading;
  }, [isLoading, loading]);
};

const StatusOverlays = (): ReactNode => {
  useLoadingBar();
  return (
    <>
      <LoadingBar />
      <NetworkNotice />
      <Toasts />
      <ConsentSlot />
      <Measuring />
    </>
  );
};

export default StatusOverlays;
