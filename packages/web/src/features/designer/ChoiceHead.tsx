import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export const ChoiceHead = ({
  title,
  chosen,
}: {
  readonly title: string;
  readonly chosen?: string | undefined;
}): ReactNode => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    {chosen !== undefined && <p className={styles.chosen}>{chosen}</p>}
  </div>
);
