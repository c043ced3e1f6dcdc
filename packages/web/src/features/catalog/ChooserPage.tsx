import { type ReactNode, useMemo } from 'react';
import { definePage } from '../../platform/navigation/page.ts';
import { useT } from '../../platform/texts/useT.ts';
import { CardGrid } from './CardGrid.tsx';
import styles from './ChooserPage.module.css';
import type { ChooserData } from './loadChooser.ts';
import { unpackRange } from './unpackRange.ts';

const ChooserPage = ({ data }: { readonly data: ChooserData }): ReactNode => {
  const t = useT('catalog');
  const { cards } = useMemo(() => unpackRange(data.range), [data]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('chooser.title')}</h1>
        <p className={styles.lead}>{t('chooser.lead')}</p>
      </header>
      <CardGrid cards={cards} heading="h2" isFirst />
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
