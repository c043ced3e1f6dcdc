import type { LikedDesign } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Heart.module.css';
import { FavoritesStoreT } from './services.ts';
import { useRemoveFavorite } from './useRemoveFavorite.ts';

export type HeartProps = LikedDesign & {
  readonly name: string;
  readonly place: 'card' | 'tool';
};

const Heart = observer(function Heart({ slug, variantId, name, place }: HeartProps): ReactNode {
  const t = useT('favorites');
  const store = useService(FavoritesStoreT);
  const toasts = useService(ToastsT);
  const navigate = useLocalNavigate();
  const removeFavorite = useRemoveFavorite(store);
  const design = { slug, variantId };
  const isMarked = store?.has(design) ?? false;
  const toggle = async (): Promise<void> => {
    if (!store) return;
    if (store.has(design)) return void removeFavorite(design);
    const answer = await store.mark(design);
    if (!answer.ok) toasts.error(t('heart.failed'));
    else
      toasts.notify(t('heart.added'), {
        action: { label: t('heart.show'), run: () => navigate('/favorites') },
      });
  };
  return (
    <button
      type="button"
      className={classNames(styles.heart, styles[place])}
      {...(place === 'card' && { 'data-paper': 'light' })}
      aria-pressed={isMarked}
      aria-label={t('heart.label', { name })}
      title={t(isMarked ? 'heart.remove' : 'heart.add')}
      disabled={store === null}
      onClick={() => void toggle()}
    />
  );
});

export default Heart;
