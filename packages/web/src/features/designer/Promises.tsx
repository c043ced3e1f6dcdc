import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import styles from './Below.module.css';

/** What the shop promises with every garment: fit, remake, shipping. */
export const Promises = (): ReactNode => {
  const t = useT('designer');
  return (
    <section className={styles.promises} aria-label={t('promises.label')}>
      {(['fit', 'remake', 'shipping'] as const).map((one, index) => (
        <div key={one} className={styles.promise}>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <h3>{t(`promises.${one}.title`)}</h3>
          <p className={styles.soft}>{t(`promises.${one}.text`)}</p>
        </div>
      ))}
    </section>
  );
};
