import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import type { RemovedLine } from './removedLine.ts';

/** Offers undo in a toast after a line was removed, while that is possible. */
export const useUndoToast = (removed: RemovedLine): void => {
  const toasts = useService(ToastsT);
  const t = useT('basket');
  useEffect(() => {
    let shown: number | null = null;
    return reaction(
      () => removed.line,
      (line) => {
        if (shown !== null) toasts.close(shown);
        shown = line
          ? toasts.notify(t('removed.text', { title: line.title }), {
              action: { label: t('removed.undo'), run: () => void removed.putBack() },
            })
          : null;
      },
    );
  }, [removed, toasts, t]);
};
