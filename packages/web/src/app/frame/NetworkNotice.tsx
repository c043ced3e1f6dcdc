import { type ReactNode, useEffect } from 'react';
import { serverBack, serverBusy } from '../../platform/browser/serverBusy.ts';
import { useNavigation, useRevalidator } from '../../platform/navigation/router.ts';
import { offlineRetryMs } from '../../platform/offline/offlineRetry.ts';
import { isOffline } from '../../platform/offline/withRetry.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { HasNetworkT } from '../../shared/site/site.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

/**
 * Shows that the network or server is unavailable, also while navigation waits, and offers a
 * retry; input stays.
 */
export const NetworkNotice = (): ReactNode => {
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const hasNetwork = useService(HasNetworkT);
  const t = useT('shell');
  const isWaited = state === 'loading';
  useEffect(() => {
    let shown: number | null = null;
    let waiting: number | null = null;
    const close = (): void => {
      if (shown !== null) toasts.close(shown);
      shown = null;
    };
    // The browser's network state can be wrong.
    const checkNetwork = (): void =>
      void hasNetwork().then(
        (isThere) => isThere && isOffline() && dispatchEvent(new Event('online')),
      );
    const lost = (): void => {
      close();
      if (import.meta.env.NO_SERVER) return;
      shown = toasts.notify(t(isWaited ? 'network.waits' : 'network.lost'), {
        isLasting: true,
        action: {
          label: t('network.retry'),
          run: () => {
            close();
            if (!isOffline()) return void revalidate();
            checkNetwork();
            lost();
          },
        },
      });
    };
    const back = (): void => {
      delete document.documentElement.dataset.network;
      if (shown === null) return;
      close();
      toasts.notify(t('network.back'));
      void visit.refresh();
    };
    const busy = (): void => {
      waiting ??= toasts.notify(t('network.busy'), { isLasting: true });
    };
    const answered = (): void => {
      if (waiting !== null) toasts.close(waiting);
      waiting = null;
    };
    if (isOffline()) lost();
    const looking = setInterval(() => isOffline() && checkNetwork(), offlineRetryMs);
    addEventListener('offline', lost);
    addEventListener('online', back);
    addEventListener(serverBusy, busy);
    addEventListener(serverBack, answered);
    return () => {
      close();
      clearInterval(looking);
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      removeEventListener(serverBusy, busy);
      removeEventListener(serverBack, answered);
    };
  }, [toasts, visit, revalidate, hasNetwork, isWaited, t]);
  return null;
};
