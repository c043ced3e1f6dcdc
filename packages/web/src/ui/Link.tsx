import type { ComponentProps, ReactNode } from 'react';
import { LocalLink } from '../shell/links.tsx';
import { classNames } from './classNames.ts';
import styles from './Link.module.css';

/** A link within text, to a page of the shop: underlined, in the accent color when pointed at. */
export const TextLink = ({ className, ...props }: ComponentProps<typeof LocalLink>): ReactNode => (
  <LocalLink {...props} className={classNames(styles.link, typeof className === 'string' && className)} />
);
