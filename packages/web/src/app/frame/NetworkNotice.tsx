import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Says when the network goes, and offers to try again; what was entered stays. */
export const NetworkNotice = (): ReactNode => {
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const { revalidate } = useRevalidator();
  const t = useT('shell');
  useEffect(() => {
    let shown: number | null = null;
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
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, [toasts, visit, revalidate, t]);
  return null;
};
