import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { definePage } from '../../page.tsx';
import styles from './ChooserPage.module.css';
import { GarmentCard } from './GarmentCard.tsx';
import type { ChooserData } from './loadChooser.ts';

/** The designer before a garment is chosen (decisions 5). */
const ChooserPage = ({ data: { cards } }: { readonly data: ChooserData }): ReactNode => {
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

export const page = definePage<ChooserData>({
  namespaces: ['catalog'],
  load: async (request) => (await import('./loadChooser.ts')).loadChooser(request),
  meta: ({ translate }) => {
    const t = translate('catalog');
    return { title: t('chooser.title'), form: 'long', description: t('meta.chooser') };
  },
  Page: ChooserPage,
});
