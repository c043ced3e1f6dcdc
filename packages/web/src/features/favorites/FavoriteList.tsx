import type { LikedDesign } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { DesignCards } from '../../shared/favorites/DesignCards.tsx';
import type { FavoritesStore } from '../../shared/favorites/favoritesStore.ts';
import { useRemoveFavorite } from '../../shared/favorites/useRemoveFavorite.ts';
import { useShownDesigns } from '../../shared/favorites/useShownDesigns.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { useWardrobe } from '../../shared/wearers/useWardrobe.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './Favorites.module.css';
import { FavoriteBuyT } from './favoriteBuy.ts';
import { Loading } from './Loading.tsx';

export const FavoriteList = observer(function FavoriteList({
  store,
}: {
  readonly store: FavoritesStore;
}): ReactNode {
  const t = useT('favorites');
  const place = useRef<HTMLDivElement>(null);
  const buy = useService(FavoriteBuyT);
  useSizePreferences();
  useWardrobe();
  const { designs, status } = store;
  const { shown, status: shownStatus, retry } = useShownDesigns(designs);
  const removeFavorite = useRemoveFavorite(store);
  const remove = async (design: LikedDesign): Promise<void> => {
    // The pressed button is removed, so keep the focus on the page.
    if (await removeFavorite(design)) place.current?.focus();
  };
  const removeButton = (design: LikedDesign, name: string): ReactNode => (
    <Button look="quiet" onClick={() => void remove(design)}>
      {t('remove')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      {status === 'unreachable' && (
        <ErrorBox
          message={t('unreachable')}
          retryLabel={t('tryAgain')}
          onRetry={() => void store.tryAgain()}
        />
      )}
      {designs.length === 0 && status === 'loading' && <Loading />}
      {designs.length === 0 && status === 'ready' && (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <LocalLink to="/products" className={buttonClass('secondary')}>
            {t('empty.link')}
          </LocalLink>
        </EmptyState>
      )}
      {designs.length > 0 && (
        <>
          {shownStatus === 'loading' && <Loading />}
          {shownStatus === 'failed' && (
            <ErrorBox message={t('failed')} retryLabel={t('tryAgain')} onRetry={retry} />
          )}
          <DesignCards
            designs={shown}
            heading="h2"
            actions={(each) => (
              <>
                <BuyButton shown={each} buy={buy} />
                {removeButton(each, each.name)}
              </>
            )}
            goneActions={(design) => removeButton(design, t('card.gone'))}
          />
        </>
      )}
    </div>
  );
});
