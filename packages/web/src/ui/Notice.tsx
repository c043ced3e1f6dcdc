import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  readonly look?: 'plain' | 'error' | 'success';
  readonly title?: string;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

export const Notice = ({
  look = 'plain',
  title,
  role,
  children,
  actions,
}: NoticeProps): ReactNode => (
  <div className={classNames(styles.notice, styles[look])} role={role}>
    <Icon name={look === 'success' ? 'check' : 'warning'} className={styles.icon} />
    <div className={styles.text}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
