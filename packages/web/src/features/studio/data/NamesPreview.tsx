import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../people/Staff.module.css';
import type { ShopDataStore } from './shopDataStore.ts';

export const NamesPreview = observer(function NamesPreview({
  store,
}: {
  readonly store: ShopDataStore;
}): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const { named } = store;
  return (
    <section className={styles.form} aria-label={t('data.naming.preview')}>
      <div>
        <Button look="secondary" onClick={() => void store.previewNames()}>
          {t('data.naming.preview')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {named &&
          t(named.length === 0 ? 'data.naming.none' : 'data.naming.found', { count: named.length })}
      </p>
      {named && named.length > 0 && (
        <ul className={styles.list}>
          {named.map(({ type, variantId, title, before, after }) => (
            <li key={`${type} ${variantId}`}>
              <p>
                <LocalLink to={`/product/${type}/${variantId}`}>{title[locale]}</LocalLink>
              </p>
              {(['en', 'de'] as const).map((each) => (
                <p key={each} lang={each}>
                  {before[each] === after[each] ? (
                    <>
                      <strong>{after[each]}</strong>{' '}
                      <span className={styles.note}>({t('data.naming.same')})</span>
                    </>
                  ) : (
                    <>
                      <span className={styles.note}>{before[each]} →</span>{' '}
                      <strong>{after[each]}</strong>
                    </>
                  )}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
