import { isMeasured } from '@tailorbird/domain/account';
import { type PageView, pageEvent } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import { AnalyticsT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

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
export const Measuring = observer(function Measuring(): ReactNode {
  const consent = useService(ConsentT);
  const { user } = useService(VisitT);
  return consent?.allows('statistics') && user !== undefined && isMeasured(user) && <Pages />;
});
