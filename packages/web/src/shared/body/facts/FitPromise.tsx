import type { FitShares } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './FitPromise.module.css';
import { useShareOf100 } from './useShareOf100.ts';

type FitPromiseProps = {
  /** Null if unknown. */
  readonly shares: FitShares | null;
  /** The first garment: made to measure, or in a standard size. */
  readonly first: 'custom' | 'standard';
};

export const FitPromise = ({ shares, first }: FitPromiseProps): ReactNode => {
  const t = useT('sizing');
  const of100 = useShareOf100();
  return (
    <div className={styles.promise}>
      <p className={styles.guarantee}>
        <strong>{t('fits.promise')}</strong>
      </p>
      {shares && (
        <p className={styles.shares}>
          {t(`fits.${first}`, {
            now: of100(shares.atOnce),
            one: of100(shares.afterOne),
            two: of100(shares.afterTwo),
          })}
        </p>
      )}
    </div>
  );
};
