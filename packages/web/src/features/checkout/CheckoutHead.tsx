import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Logo } from '../../shell/Logo.tsx';
import { LocalLink } from '../../shell/links.tsx';
import styles from './CheckoutHead.module.css';

/** The top of the checkout pages, which have no header: the way home, and one way back. */
export const CheckoutHead = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <header className={styles.head}>
    <LocalLink to="/" className={styles.logo} aria-label={useT('checkout')('home')}>
      <Logo />
    </LocalLink>
    {children}
  </header>
);
