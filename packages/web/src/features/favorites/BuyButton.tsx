import type { BasketRefused } from '@tailorbird/domain/basket';
import { formatStandardSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { designKey } from '../../shared/favorites/designKey.ts';
import type { ShownDesign } from '../../shared/favorites/shownDesign.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Favorites.module.css';
import type { FavoriteBuy } from './favoriteBuy.ts';

const problemOf = ({ kind }: BasketRefused, t: Translate<'favorites'>): string => {
  switch (kind) {
    case 'out-of-stock':
    case 'fabric-color-not-available':
      return t('buy.soldOut');
    case 'basket-frozen':
      return t('buy.frozen');
    case 'too-many-lines':
    case 'too-many-pieces':
      return t('buy.full');
    default:
      return t('buy.failed');
  }
};

const SavedSizeNote = lazyPart<{ readonly title: string }>(
  () => import('./SavedSizeNote.tsx'),
  ['sizing', 'favorites'],
  nothing,
);

/**
 * Adds a design to the basket in the last chosen size or the wearer's default; without one it
 * links to the size choice.
 */
export const BuyButton = observer(function BuyButton({
  shown,
  buy,
}: {
  readonly shown: ShownDesign;
  readonly buy: FavoriteBuy | null;
}): ReactNode {
  const t = useT('favorites');
  const toasts = useService(ToastsT);
  const panels = usePanels();
  if (!shown.isAvailable) {
    return (
      <LocalLink to={`/product/${shown.slug}`} className={buttonClass('quiet')}>
        {t('buy.others')}
        <VisuallyHidden> {shown.name}</VisuallyHidden>
      </LocalLink>
    );
  }
  if (!buy || buy.needsSize(shown)) {
    return (
      <LocalLink to={`${shown.path}#size`} className={buttonClass('quiet')}>
        {t('buy.chooseSize')}
        <VisuallyHidden> {shown.name}</VisuallyHidden>
      </LocalLink>
    );
  }
  const size = buy.sizeFor(shown);
  const add = async (): Promise<void> => {
    const added = await buy.add(shown);
    if (added === null) return;
    if (added.ok) panels.show('basket');
    else toasts.error(problemOf(added.failure, t));
  };
  return (
    <div className={styles.buy}>
      <Button look="quiet" isBusy={buy.adding === designKey(shown)} onClick={() => void add()}>
        {t('buy.add')}
        <VisuallyHidden> {shown.name}</VisuallyHidden>
      </Button>
      {size && (
        <span className={styles.note}>
          {size.kind === 'standard' ? (
            t('buy.size', {
              size: `${formatStandardSize(size).slice(0, -1)} ${t(`buy.length.${size.length}`)}`,
            })
          ) : (
            <SavedSizeNote title={buy.titleOf(shown) ?? ''} />
          )}
        </span>
      )}
    </div>
  );
});
