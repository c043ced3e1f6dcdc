import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './Link.module.css';
import { LocalLink } from './links.tsx';

/** A link within text, to a page of the shop: underlined, in the accent color when pointed at. */
export const TextLink = ({ className, ...props }: ComponentProps<typeof LocalLink>): ReactNode => (
  <LocalLink
    {...props}
    className={classNames(styles.link, typeof className === 'string' && className)}
  />
);
