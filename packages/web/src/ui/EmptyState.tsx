import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Where something will be: what is missing, and what to do about it. */
export const EmptyState = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}): ReactNode => (
  <div className={styles.place}>
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {children}
  </div>
);
