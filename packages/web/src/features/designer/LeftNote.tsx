import { defaultVariant, formatVariantId } from '@tailorbird/domain/catalog';
import { parseDesign } from '@tailorbird/domain/designer';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { Button } from '../../ui/Button.tsx';
import type { DesignerStore } from './designerStore.ts';
import styles from './LeftNote.module.css';
import { forgetDesign, keepDesign, keptDesign } from './leftDesign.ts';

/** Choices made one after the other are kept once, in milliseconds. */
const settled = 300;

/**
 * Keeps in this browser what is being designed, and brings it back when the garment is opened again by its plain address: an address that names a design is that design. Answers whether it was
 * brought back, and how to begin anew.
 */
const useLeftDesign = (
  store: DesignerStore,
): { readonly isBack: boolean; readonly beginAnew: () => void } => {
  const preferences = useService(PreferencesT);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const { type } = store;
    const plainVariant = formatVariantId(type, defaultVariant(type, store.viewer));
    const { path } = parseLocalizedPath(location.pathname);
    const isPlain =
      path === `/product/${type.slug}` &&
      store.variantId === plainVariant &&
      store.design.initials === '';
    const left = isPlain ? keptDesign(preferences, type.slug) : null;
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
      if (variantId === plainVariant && initials === '') forgetDesign(preferences, type.slug);
      else keepDesign(preferences, { slug: type.slug, variantId, initials });
    };
    // The choice that brought this in was made before it was here.
    if (!design?.ok && store.history.canUndo)
      leave({ variantId: store.variantId, initials: store.design.initials });
    return reaction(
      () => ({ variantId: store.variantId, initials: store.design.initials }),
      leave,
      // What is chosen again right after all was begun anew counts as a choice too, although it is what was kept before.
      { delay: settled },
    );
  }, [store, preferences]);
  return {
    isBack,
    beginAnew: () => {
      // Only what was opened by its plain address was brought back.
      store.adopt({
        variant: defaultVariant(store.type, store.viewer),
        initials: '',
        size: store.design.size,
      });
      forgetDesign(preferences, store.type.slug);
      setIsBack(false);
    },
  };
};

/** Says that a design is back as it was left, and begins anew. */
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
