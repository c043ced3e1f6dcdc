import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Logo } from '../../ui/Logo.tsx';
import styles from './CheckoutHead.module.css';

export const CheckoutHead = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div className={styles.head}>
    <LocalLink to="/" className={styles.logo} aria-label={useT('checkout')('home')}>
      <Logo />
    </LocalLink>
    {children}
  </div>
);
