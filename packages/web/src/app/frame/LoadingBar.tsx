import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoadingT } from '../../platform/loading/loadingStore.ts';
import { useService } from '../../platform/services/useService.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './LoadingBar.module.css';

export const LoadingBar = observer(function LoadingBar(): ReactNode {
  const { bar } = useService(LoadingT);
  if (bar.status === 'hidden' || bar.status === 'waiting') return null;
  const percent = bar.status === 'running' ? bar.percent : 100;
  return (
    <div
      className={classNames(
        styles.bar,
        bar.status !== 'running' && styles.ended,
        bar.status === 'failed' && styles.failed,
      )}
      style={{ transform: `scaleX(${percent / 100})` }}
      data-testid="loading-bar"
      aria-hidden="true"
    />
  );
});
