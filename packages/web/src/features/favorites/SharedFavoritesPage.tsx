import { contentOf } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { DesignCards } from '../../platform/favorites/DesignCards.tsx';
import { HeartSlot } from '../../platform/favorites/HeartSlot.tsx';
import { useShownDesigns } from '../../platform/favorites/useShownDesigns.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import styles from './Favorites.module.css';
import { Loading } from './Loading.tsx';
import { SharedListT } from './services.ts';

/** A list somebody handed on: to look at, to open, and to mark for oneself. */
const SharedFavoritesPage = observer(function SharedFavoritesPage({
  data: { listKey },
}: {
  readonly data: { readonly listKey: string };
}): ReactNode {
  const t = useT('favorites');
  const store = useService(SharedListT);
  useEffect(() => void store?.load(listKey), [store, listKey]);
  const state = store?.state ?? { status: 'initial' as const };
  const designs = contentOf(state) ?? null;
  const { shown, status, retry } = useShownDesigns(designs);
  const hasFailed = state.status === 'error';
  const isEnded = hasFailed && state.failure.kind === 'not-shared';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('shared.title')}</h1>
        {!isEnded && <p className={styles.lead}>{t('shared.lead')}</p>}
      </header>
      {isEnded && (
        <EmptyState title={t('shared.ended')} text={t('shared.endedText')}>
          <LocalLink to="/products" className={buttonClass('secondary')}>
            {t('empty.link')}
          </LocalLink>
        </EmptyState>
      )}
      {hasFailed && !isEnded && (
        <ErrorBox
          message={t('failed')}
          retryLabel={t('tryAgain')}
          onRetry={() => void store?.load(listKey)}
        />
      )}
      {status === 'failed' && (
        <ErrorBox message={t('failed')} retryLabel={t('tryAgain')} onRetry={retry} />
      )}
      {!hasFailed && status === 'loading' && <Loading />}
      {designs?.length === 0 && <EmptyState title={t('shared.empty')} />}
      <DesignCards
        designs={shown}
        heading="h2"
        actions={({ slug, variantId, name, color }) => (
          <HeartSlot
            slug={slug}
            variantId={variantId}
            name={`${name}, ${color.color.title}`}
            place="tool"
          />
        )}
      />
    </div>
  );
});

export const page = definePage<{ readonly listKey: string }>({
  namespaces: ['favorites'],
  load: async ({ params }) => ({ listKey: params.key ?? '' }),
  meta: ({ translate }) => ({
    title: translate('favorites')('shared.title'),
    form: 'short',
    description: translate('favorites')('shared.lead'),
    noindex: true,
  }),
  Page: SharedFavoritesPage,
});
