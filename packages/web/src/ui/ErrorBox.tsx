import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ErrorBox.module.css';
import { Icon } from './Icon.tsx';

type ErrorBoxProps = { readonly message: string; readonly retryLabel: string; readonly onRetry: () => void };

/** Says that something could not be loaded, and offers to try again (ERR-11). */
export const ErrorBox = ({ message, retryLabel, onRetry }: ErrorBoxProps): ReactNode => (
  <div className={styles.box} role="alert">
    <Icon name="warning" className={styles.icon} />
    <p>{message}</p>
    <Button look="quiet" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
