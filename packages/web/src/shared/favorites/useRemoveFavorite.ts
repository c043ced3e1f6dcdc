import type { LikedDesign } from '@tailorbird/domain/designer';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import type { FavoritesStore } from './favoritesStore.ts';

/**
 * Removes a design from the list and offers an undo that restores its position. Returns whether
 * it was removed.
 */
export const useRemoveFavorite = (
  store: FavoritesStore | null,
): ((design: LikedDesign) => Promise<boolean>) => {
  const t = useT('favorites');
  const toasts = useService(ToastsT);
  return async (design) => {
    const listed = store?.listed(design);
    const answer = await store?.unmark(design);
    if (!answer?.ok) {
      toasts.error(t('heart.failed'));
      return false;
    }
    toasts.notify(
      t('heart.removed'),
      listed && {
        action: { label: t('undo'), run: () => void store?.mark(design, listed.markedAt) },
      },
    );
    return true;
  };
};
