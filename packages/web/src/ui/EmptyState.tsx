import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/**
 * Empty state with title, text and action. On an otherwise empty page its title is the page
 * heading.
 */
export const EmptyState = ({
  title,
  text,
  isPage = false,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}): ReactNode => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.place}>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
};
