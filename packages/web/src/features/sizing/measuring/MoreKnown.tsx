import type { UnitSystem } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import type { SizingSession } from '../session/sizingSession.ts';
import styles from './MoreKnown.module.css';
import { OwnedGarments } from './OwnedGarments.tsx';
import { TailorsCard } from './TailorsCard.tsx';

export type MoreKnownProps = { readonly session: SizingSession; readonly units: UnitSystem };

/** Further ways to be known better, for who has a garment that fits, or a card of measures. */
export default function MoreKnown(props: MoreKnownProps): ReactNode {
  const t = useT('ownMeasures');
  return (
    <div className={styles.more}>
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
