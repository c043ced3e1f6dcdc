import type { LikedDesign } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { DesignCards } from '../../../shared/favorites/DesignCards.tsx';
import { FavoritesStoreT, ViewedStoreT } from '../../../shared/favorites/services.ts';
import { useShownDesigns } from '../../../shared/favorites/useShownDesigns.ts';
import styles from './Ideas.module.css';
import { IdeasT, maximumIdeas } from './ideasStore.ts';

type Source = {
  readonly title: 'viewed.title' | 'title' | 'bestsellers';
  readonly designs: readonly LikedDesign[];
};

/** Recently viewed and favorite garments; bestsellers for visitors without either. */
const Ideas = observer(function Ideas(): ReactNode {
  const t = useT('favorites');
  const id = useId();
  const viewed = useService(ViewedStoreT)?.designs;
  const liked = useService(FavoritesStoreT)?.designs;
  const ideas = useService(IdeasT);
  const isUnknown = viewed?.length === 0 && liked?.length === 0;
  useEffect(() => {
    if (isUnknown) void ideas?.load();
  }, [ideas, isUnknown]);
  const bestsellers = ideas?.bestsellers;
  const { title, designs } = useMemo<Source>(() => {
    if (viewed?.length) return { title: 'viewed.title', designs: viewed.slice(0, maximumIdeas) };
    if (liked?.length) return { title: 'title', designs: liked.slice(0, maximumIdeas) };
    return { title: 'bestsellers', designs: bestsellers ?? [] };
  }, [viewed, liked, bestsellers]);
  const { shown } = useShownDesigns(designs);
  if (shown.every((each) => each.shown === null)) return null;
  return (
    <section className={styles.ideas} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(title)}
      </h3>
      <DesignCards designs={shown} heading="h4" />
    </section>
  );
});

export default Ideas;
