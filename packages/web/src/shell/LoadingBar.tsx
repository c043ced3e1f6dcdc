import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../app.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './LoadingBar.module.css';

/** The thin bar at the top while the next page loads (SHELL-28, SHELL-29). */
export const LoadingBar = observer(function LoadingBar(): ReactNode {
  const { state } = useApp().loading;
  if (state.phase === 'idle' || state.phase === 'waiting') return null;
  const percent = state.phase === 'running' ? state.percent : 100;
  return (
    <div
      className={classNames(styles.bar, state.phase !== 'running' && styles.ended, state.phase === 'failed' && styles.failed)}
      style={{ transform: `scaleX(${percent / 100})` }}
      data-testid="loading-bar"
      aria-hidden="true"
    />
  );
});
