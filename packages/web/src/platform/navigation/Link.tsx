import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Link.module.css';
import { LocalLink } from './links.tsx';

export const TextLink = ({ className, ...props }: ComponentProps<typeof LocalLink>): ReactNode => (
  <LocalLink
    {...props}
    className={classNames(styles.link, typeof className === 'string' && className)}
  />
);
