import type { LikedDesign } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { DesignCards } from './DesignCards.tsx';
import styles from './RecentlyViewed.module.css';
import { ViewedStoreT } from './services.ts';
import { useShownDesigns } from './useShownDesigns.ts';

/** Fits in one row on a wide screen. */
const mostShown = 6;

export type RecentlyViewedProps = {
  /** Garment to omit, because the page shows it. */
  readonly without?: string;
};

const none: readonly LikedDesign[] = [];

const RecentlyViewed = observer(function RecentlyViewed({
  without,
}: RecentlyViewedProps): ReactNode {
  const t = useT('favorites');
  const id = useId();
  const store = useService(ViewedStoreT);
  const viewed = store?.designs ?? none;
  const designs = useMemo(
    () => viewed.filter(({ slug }) => slug !== without).slice(0, mostShown),
    [viewed, without],
  );
  const { shown } = useShownDesigns(designs);
  if (!store || shown.every((each) => each.shown === null)) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('viewed.title')}
        </h2>
        <Button look="quiet" onClick={store.clear}>
          {t('viewed.clear')}
        </Button>
      </div>
      <DesignCards designs={shown} heading="h3" />
      <p className={styles.note}>{t('viewed.note')}</p>
    </section>
  );
});

export default RecentlyViewed;
