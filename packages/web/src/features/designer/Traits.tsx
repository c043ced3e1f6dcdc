import { traitsOf } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { type TraitWords, traitLine } from '../../shared/traits/traitLine.ts';
import { TraitList } from '../../ui/TraitList.tsx';
import styles from './Designer.module.css';
import type { DesignerStore } from './designerStore.ts';
import { sizeText } from './sizeText.ts';

export const Traits = observer(function Traits({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const { type, color, properties, design } = store;
  const words = {
    label: (kind) => t(`trait.${kind}`),
    noInitials: t('trait.noInitials'),
    noSize: t('trait.noSize'),
  } satisfies TraitWords;
  const traits = traitsOf({
    kind: 'garment',
    color: color?.color.title ?? '',
    fabric: color?.fabric.traitTitle ?? '',
    supportsMultipleFabrics: type.supportsMultipleFabrics,
    properties: properties.map(({ collection, property }) => ({
      label: collection.traitLabelTitle,
      title: property.traitTitle,
    })),
    supportsInitials: type.supportsInitials,
    initials: design.initials,
    size: type.sizeType === null ? t('trait.oneSize') : sizeText(store, t, languageTag),
  });
  return (
    <div className={styles.traits}>
      <h2 className={styles.traitsTitle}>{t('trait.title')}</h2>
      <TraitList traits={traits.map((trait) => traitLine(trait, words))} />
    </div>
  );
});
