import { defaultVariant, formatVariantId } from '@tailorbird/domain/catalog';
import { parseDesign } from '@tailorbird/domain/designer';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { shopLocation } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { Button } from '../../ui/Button.tsx';
import type { DesignerStore } from './designerStore.ts';
import styles from './LeftNote.module.css';
import { removeStoredDesign, storeDesign, storedDesign } from './unfinishedDesign.ts';

/** Debounces saving, in milliseconds. */
const settled = 300;

/**
 * Saves the design in this browser and restores it when the garment is opened by its plain URL;
 * a URL with a design wins. Returns whether it was restored and a function to start over.
 */
const useLeftDesign = (
  store: DesignerStore,
): { readonly isBack: boolean; readonly beginAnew: () => void } => {
  const preferences = useService(PreferencesT);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const { type } = store;
    const plainVariant = formatVariantId(type, defaultVariant(type, store.viewer));
    const { path } = parseLocalizedPath(shopLocation().pathname);
    const isPlain =
      path === `/product/${type.slug}` &&
      store.variantId === plainVariant &&
      store.design.initials === '';
    const left = isPlain ? storedDesign(preferences, type.slug) : null;
    const design = left === null ? null : parseDesign(type, left, store.viewer);
    if (design?.ok) {
      store.adopt({ ...design.value, size: store.design.size });
      setIsBack(true);
    }
    const leave = ({
      variantId,
      initials,
    }: {
      readonly variantId: string;
      readonly initials: string;
    }): void => {
      if (variantId === plainVariant && initials === '') removeStoredDesign(preferences, type.slug);
      else storeDesign(preferences, { slug: type.slug, variantId, initials });
    };
    // The choice that triggered this load was made before it.
    if (!design?.ok && store.history.canUndo)
      leave({ variantId: store.variantId, initials: store.design.initials });
    return reaction(
      () => ({ variantId: store.variantId, initials: store.design.initials }),
      leave,
      // After starting over, repeating the saved choice counts as a choice.
      { delay: settled },
    );
  }, [store, preferences]);
  return {
    isBack,
    beginAnew: () => {
      // Only a garment opened by its plain URL was restored.
      store.adopt({
        variant: defaultVariant(store.type, store.viewer),
        initials: '',
        size: store.design.size,
      });
      removeStoredDesign(preferences, store.type.slug);
      setIsBack(false);
    },
  };
};

const LeftNote = observer(function LeftNote({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('favorites');
  const { isBack, beginAnew } = useLeftDesign(store);
  return (
    isBack && (
      <p className={styles.note} role="status">
        {t('left.back')}
        <Button look="quiet" onClick={beginAnew}>
          {t('left.anew')}
        </Button>
      </p>
    )
  );
});

export default LeftNote;
