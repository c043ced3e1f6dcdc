import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = {
  readonly title: string;
  /** Accessible name if `title` alone is ambiguous. */
  readonly label?: string | undefined;
  readonly isOpenAtFirst?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** Content behind a short underlined title. Closed folds are not printed. */
export const Fold = ({
  title,
  label,
  isOpenAtFirst = false,
  onOpen,
  children,
}: FoldProps): ReactNode => (
  <details
    className={styles.fold}
    open={isOpenAtFirst || undefined}
    onToggle={(event) => event.currentTarget.open && onOpen?.()}
  >
    <summary aria-label={label}>{title}</summary>
    {children}
  </details>
);
