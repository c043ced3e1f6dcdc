import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  readonly title: string;
  /** Names the link to the first wrong field. */
  readonly link: string;
  readonly onJump: () => void;
};

/** States that a form has errors, with a link to the first (ERR-14). The fields state them. It can take the focus. */
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
