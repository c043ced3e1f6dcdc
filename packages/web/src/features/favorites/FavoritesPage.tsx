import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import linkStyles from '../../platform/navigation/Link.module.css';
import { definePage } from '../../platform/navigation/page.ts';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { RecentlyViewedSlot } from '../../shared/favorites/favoritesSlots.tsx';
import { FavoritesStoreT } from '../../shared/favorites/services.ts';
import { FavoriteList } from './FavoriteList.tsx';
import styles from './Favorites.module.css';
import { Loading } from './Loading.tsx';

/** Favorite designs: a guest's are in this browser, a customer's in the account. */
const FavoritesPage = observer(function FavoritesPage(): ReactNode {
  const t = useT('favorites');
  const store = useService(FavoritesStoreT);
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          {store?.isGuest && (
            <p className={styles.note}>
              {t('guest')}{' '}
              <PanelLink to="?auth=choice&auth-next=/favorites" className={linkStyles.link}>
                {t('signIn')}
              </PanelLink>
            </p>
          )}
        </header>
        {store ? <FavoriteList store={store} /> : <Loading />}
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
      </div>
      <RecentlyViewedSlot />
    </>
  );
});

export const page = definePage({
  namespaces: ['favorites'],
  meta: ({ translate }) => ({
    title: translate('favorites')('title'),
    form: 'short',
    description: translate('favorites')('metaDescription'),
    noindex: true,
  }),
  Page: FavoritesPage,
});
