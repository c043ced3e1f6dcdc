import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './SumList.module.css';

export type SumLine = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly detail?: string | undefined;
  readonly look?: 'plain' | 'saving' | 'total';
  readonly action?: ReactNode;
};

export const SumList = ({
  lines,
  label,
}: {
  readonly lines: readonly SumLine[];
  readonly label: string;
}): ReactNode => (
  <dl className={styles.sums} aria-label={label}>
    {lines.map(({ key, label: name, value, detail, look = 'plain', action }) => (
      <div key={key} className={classNames(styles.line, styles[look])}>
        <dt>
          {name}
          {detail && <span className={styles.detail}> {detail}</span>}
          {action}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
