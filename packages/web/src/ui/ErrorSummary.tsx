import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  readonly title: string;
  readonly link: string;
  readonly onJump: () => void;
};

/**
 * Reports errors in a form, with a link to the first (ERR-14). The fields show their own texts.
 * Focusable.
 */
export const ErrorSummary = ({ title, link, onJump }: ErrorSummaryProps): ReactNode => (
  <div className={styles.summary} tabIndex={-1}>
    <p className={styles.title} role="alert">
      {title}
    </p>
    <button type="button" className={styles.link} onClick={onJump}>
      {link}
    </button>
  </div>
);
