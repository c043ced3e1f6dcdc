import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { type Notice, ToastsT } from '../../platform/toasts/toastStore.ts';
import type { Toast } from '../../platform/toasts/toasts.ts';
import { SupportAddressT } from '../../shared/site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Toasts.module.css';

const shownFor = { notice: 6_000, error: 12_000 } as const;

const ToastCard = observer(function ToastCard({
  toast,
}: {
  readonly toast: Toast<Notice>;
}): ReactNode {
  const toasts = useService(ToastsT);
  const supportAddress = useService(SupportAddressT);
  const t = useT('shell');
  const { tone, text, action, isLasting } = toast.content;
  const [isHeld, setIsHeld] = useState(false);
  const close = (): void => toasts.close(toast.id);
  useEffect(() => {
    if (isHeld || isLasting) return;
    const timer = setTimeout(() => toasts.close(toast.id), shownFor[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, isLasting, tone, toast.id, toasts]);
  return (
    <li
      className={classNames(styles.toast, tone === 'error' && styles.error)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p>
        {text ?? t('toast.unknown')}
        {tone === 'error' && <> {t('toast.contact', { address: supportAddress })}</>}
      </p>
      {action && (
        <Button
          look="quiet"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('toast.close')} onClick={close} className={styles.close} />
    </li>
  );
});

/**
 * At most two notifications, top left, announced politely (SHELL-25). They stay usable while a
 * panel is open.
 */
export const Toasts = observer(function Toasts(): ReactNode {
  const toasts = useService(ToastsT);
  const t = useT('shell');
  return (
    <section aria-label={t('toast.region')} className={styles.place}>
      <div role="status" aria-live="polite">
        <ol className={styles.list}>
          {toasts.shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </ol>
      </div>
    </section>
  );
});
