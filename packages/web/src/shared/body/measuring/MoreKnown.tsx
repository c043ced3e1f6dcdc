import type { UnitSystem } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './MoreKnown.module.css';
import type { MeasuredHost } from './measuredHost.ts';
import { OwnedGarments } from './OwnedGarments.tsx';
import { TailorsCard } from './TailorsCard.tsx';

/** `isSaved`: the measurements belong to a saved size. */
export type MoreKnownProps = {
  readonly host: MeasuredHost;
  readonly units: UnitSystem;
  readonly isSaved?: boolean;
};

export default function MoreKnown({ isSaved = false, ...props }: MoreKnownProps): ReactNode {
  const t = useT('ownMeasures');
  return (
    <div className={styles.more}>
      {isSaved && <p className={styles.how}>{t('saved.lead')}</p>}
      <details className={styles.part}>
        <summary className={styles.summary}>{t('owned.title')}</summary>
        <div className={styles.inside}>
          <OwnedGarments {...props} />
        </div>
      </details>
      <details className={styles.part}>
        <summary className={styles.summary}>{t('card.title')}</summary>
        <div className={styles.inside}>
          <TailorsCard {...props} />
        </div>
      </details>
    </div>
  );
}
