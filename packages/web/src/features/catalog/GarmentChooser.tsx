import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { GarmentCard } from './GarmentCard.tsx';
import styles from './GarmentChooser.module.css';
import type { GarmentCard as Card } from './range.ts';

/** The designer before a garment is chosen. */
export const GarmentChooser = ({ cards }: { readonly cards: readonly Card[] }): ReactNode => {
  const t = useT('catalog');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('chooser.title')}</h1>
        <p className={styles.lead}>{t('chooser.lead')}</p>
      </header>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.slug}>
            <GarmentCard card={card} heading="h2" isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
};
