import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { NewCustomerButton } from '../people/NewCustomerButton.tsx';
import styles from './RetailBanner.module.css';

const pages = [
  { name: 'till', path: '/retail/till' },
  { name: 'retailProducts', path: '/retail/products' },
  { name: 'retailInventory', path: '/retail/inventory' },
] as const;

/** Replaces the top banner for store staff (SHELL-06, GUARD-12). */
export default function RetailBanner(): ReactNode {
  const t = useT('staff');
  return (
    <aside className={styles.banner} aria-label={t('retail.label')}>
      <span className={styles.name}>{t('retail.label')}</span>
      {pages.map(({ name, path }) => (
        <LocalLink key={name} to={path} className={styles.link}>
          {t(`nav.${name}`)}
        </LocalLink>
      ))}
      <NewCustomerButton className={styles.link} />
    </aside>
  );
}
