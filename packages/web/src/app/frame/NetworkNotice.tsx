import { type ReactNode, useEffect } from 'react';
import { serverBack, serverBusy } from '../../platform/browser/serverBusy.ts';
import { useRevalidator } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Says when the network goes, and offers to try again, and when the server has to be waited for; what was entered stays. */
export const NetworkNotice = (): ReactNode => {
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const { revalidate } = useRevalidator();
  const t = useT('shell');
  useEffect(() => {
    let shown: number | null = null;
    let waiting: number | null = null;
    const close = (): void => {
      if (shown !== null) toasts.close(shown);
      shown = null;
    };
    const lost = (): void => {
      shown = toasts.notify(t('network.lost'), {
        isLasting: true,
        action: {
          label: t('network.retry'),
          run: () => {
            close();
            if (navigator.onLine) void revalidate();
            else lost();
          },
        },
      });
    };
    const back = (): void => {
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
    addEventListener('offline', lost);
    addEventListener('online', back);
    addEventListener(serverBusy, busy);
    addEventListener(serverBack, answered);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
      removeEventListener(serverBusy, busy);
      removeEventListener(serverBack, answered);
    };
  }, [toasts, visit, revalidate, t]);
  return null;
};
