import type { ClothingType } from '@tailorbird/domain/catalog';
import type { Design } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../platform/browser/afterPaint.ts';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { HeartSlot, RecentlyViewedSlot } from '../../shared/favorites/favoritesSlots.tsx';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { useIsStored } from '../../shared/preferences/useIsStored.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { priceIn } from '../../ui/Price.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BuyBox } from './BuyBox.tsx';
import { PromisesPart, RelatedPart, StoryPart, TraitsPart } from './below.ts';
import { buyProblem } from './buyProblem.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { Crumbs, type GroupLink } from './Crumbs.tsx';
import styles from './Designer.module.css';
import { DesignTools } from './DesignTools.tsx';
import drawingStyles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';
import { type DesignerStore, DesignerStoreT } from './designerStore.ts';
import { DesignPurchaseT } from './designPurchase.ts';
import { goTo } from './goTo.ts';
import { InitialsField } from './InitialsField.tsx';
import { ProductHead } from './ProductHead.tsx';
import { PropertyChoice } from './PropertyChoice.tsx';
import type { RelatedGarment } from './Related.tsx';
import { sizeText } from './sizeText.ts';
import { useDesignAddress } from './useDesignAddress.ts';
import { useViewer } from './useViewer.ts';
import { WornSlot } from './WornSlot.tsx';

const LeftNote = lazyPart(() => import('./LeftNote.tsx'), ['favorites'], nothing);
const PictureTool = lazyPart(() => import('./PictureTool.tsx'), ['favorites'], nothing);
const Looked = lazyPart(() => import('./Looked.tsx'), [], nothing);

type DesignerProps = {
  readonly type: ClothingType;
  readonly design: Design;
  readonly group: GroupLink | null;
  readonly sizePicker: (store: DesignerStore) => ReactNode;
  readonly related: readonly RelatedGarment[];
};

/** Starts the live drawing on the first interaction, so that the first view stays fast. */
const useAttention = (): { readonly isLive: boolean; readonly attend: () => void } => {
  const [isLive, setLive] = useState(false);
  const attend = (): void => {
    // Starts after the paint, so that the touched control responds first.
    if (!isLive) afterPaint(() => setLive(true));
  };
  return { isLive, attend };
};

const Buy = observer(function Buy({ store }: { readonly store: DesignerStore }): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const { currency } = useService(VisitT);
  const panels = usePanels();
  const { type } = store;
  const preferences = useService(PreferencesT);
  const purchase = useService(DesignPurchaseT, store);
  const { state } = purchase;
  const add = async (): Promise<void> => {
    if (await purchase.addToBasket()) {
      panels.show('basket');
      // The design is in the basket, so delete the draft. If this module fails to load, the
      // draft is restored once more.
      return import('./unfinishedDesign.ts')
        .then(({ removeStoredDesign }) => removeStoredDesign(preferences, type.slug))
        .catch(() => {});
    }
    if (purchase.state.status !== 'refused') return;
    const { kind } = purchase.state.failure;
    if (kind === 'initials') goTo('#initials input');
    if (kind === 'missing-size') goTo('#size [data-tape] input');
  };
  const size = sizeText(store, t, languageTag);
  return (
    <BuyBox
      title={store.name}
      detail={
        type.sizeType === null ? t('trait.oneSize') : size === null ? null : t('buy.size', { size })
      }
      price={priceIn(type.prices, currency)}
      status={state.status}
      isDisabled={purchase.isFrozen}
      problem={state.status === 'refused' ? buyProblem(state.failure, t) : null}
      onAdd={add}
      onChooseSize={store.isUnsized ? () => goTo('#size [data-tape] input') : undefined}
    />
  );
});

const Replacements = observer(function Replacements({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('designer');
  return (
    <VisuallyHidden>
      <span role="status">
        {store.replaced
          .map(({ label, from, to }) => `${label}: ${t('replaced', { from, to })}`)
          .join(' ')}
      </span>
    </VisuallyHidden>
  );
});

const FabricStory = observer(function FabricStory({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  return <StoryPart type={store.type} color={store.color ?? null} />;
});

const useSavedSize = (store: DesignerStore, design: Design): void => {
  const savedId = design.size?.kind === 'user' ? design.size.id : null;
  useEffect(() => {
    if (savedId !== null) void store.findSavedSize();
  }, [store, savedId]);
};

/** Loads the stock on the first interaction. */
const useStock = (store: DesignerStore, isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) void store.countStock();
  }, [store, isWanted]);
};

/** Interactive parts load on first use, and at once if a saved design must be restored. */
const useIsWanted = (): boolean => {
  const isAttended = useIsAttended();
  const hasLeft = useIsStored('leftDesigns');
  return isAttended || hasLeft;
};

const Tools = observer(function Tools({ store }: { readonly store: DesignerStore }): ReactNode {
  const isWanted = useIsWanted();
  const { type, variantId, color, name } = store;
  const heart = (
    <HeartSlot
      slug={type.slug}
      variantId={variantId}
      name={color ? `${name}, ${color.color.title}` : name}
      place="tool"
    />
  );
  if (type.isStockItem) {
    return (
      <div className={drawingStyles.tools} data-paper="light">
        {heart}
      </div>
    );
  }
  return (
    <>
      <DesignTools store={store}>
        {heart}
        {isWanted && <PictureTool store={store} />}
      </DesignTools>
      {isWanted && <LeftNote store={store} />}
    </>
  );
});

/** The page of a garment: a large drawing and its choices (DESIGN-01). */
export const Designer = observer(function Designer({
  type,
  design,
  group,
  sizePicker,
  related,
}: DesignerProps): ReactNode {
  const { isLive, attend } = useAttention();
  const isAttended = useIsAttended();
  const viewer = useViewer();
  const store = useService(DesignerStoreT, type, design);
  useSizePreferences();
  useDesignAddress(store, design);
  useSavedSize(store, design);
  useStock(store, isLive);
  useEffect(() => store.lookAs(viewer), [store, viewer]);
  return (
    <article className={styles.page} onPointerOver={attend} onPointerDown={attend} onFocus={attend}>
      <Crumbs group={group} />
      <div className={styles.bench}>
        <div className={styles.drawing}>
          <Drawing store={store} isLive={isLive} tools={<Tools store={store} />} />
        </div>
        <div className={styles.choices}>
          <ProductHead type={type} name={store.name} />
          <ColorChoice store={store} />
          {!type.isStockItem &&
            type.propertyCollections.map((collection) => (
              <PropertyChoice key={collection.id} store={store} collection={collection} />
            ))}
          <Replacements store={store} />
          {type.supportsInitials && <InitialsField store={store} />}
          {sizePicker(store)}
          <WornSlot store={store} />
          {!type.isStockItem && <TraitsPart store={store} />}
          <Buy store={store} />
        </div>
      </div>
      {!type.isStockItem && <PromisesPart />}
      <FabricStory store={store} />
      {related.length > 0 && <RelatedPart garments={related} />}
      <RecentlyViewedSlot without={type.slug} />
      {isAttended && <Looked store={store} />}
    </article>
  );
});
