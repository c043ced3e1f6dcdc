import { type BasketRefused, basketMessage } from '@tailorbird/domain/basket';
import { type ClothingType, fabricColorOf, formatVariantId, publicViewer, selectedPropertiesOf } from '@tailorbird/domain/catalog';
import { type Design, parseDesign, type Trait, traitsOf } from '@tailorbird/domain/designer';
import { unreachable } from '@tailorbird/domain/kernel';
import { type SizeRefused, sizeReports, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { ReportT } from '../../../platform/browser/browser.ts';
import { useMatches, useSearchParams } from '../../../platform/navigation/router.ts';
import { usePanelTitle } from '../../../platform/panels/panelFrame.tsx';
import { type SizePanelProps, usePanels } from '../../../platform/panels/panels.ts';
import { BasketActionsT, SizesT } from '../../../platform/ports/ports.ts';
import { later } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Packshot } from '../../../ui/Packshot.tsx';
import { Price, priceIn } from '../../../ui/Price.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type TraitLine, TraitList } from '../../../ui/TraitList.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import { useDesignedType } from '../useDesignedType.ts';
import styles from './SizeBasketPanel.module.css';

const lineOf = (trait: Trait, t: Translate<'basket'>): TraitLine => {
  switch (trait.kind) {
    case 'property':
      return { label: trait.label, value: trait.value };
    case 'initials':
      return { label: t('trait.initials'), value: trait.value ?? t('trait.noInitials') };
    case 'color':
    case 'fabric':
    case 'size':
    case 'note':
    case 'value':
      return { label: t(`trait.${trait.kind}`), value: trait.value ?? '' };
    default:
      return unreachable(trait);
  }
};

/** DESIGN-25. */
const traitsIn = (type: ClothingType, { variant, initials }: Design, size: UserSize, t: Translate<'basket'>): readonly TraitLine[] => {
  const color = fabricColorOf(type, variant.fabricColorId);
  return traitsOf({
    kind: 'garment',
    color: color?.color.title ?? '',
    fabric: color?.fabric.traitTitle ?? '',
    supportsMultipleFabrics: type.supportsMultipleFabrics,
    properties: selectedPropertiesOf(type, variant.selectedProperties).map(({ collection, property }) => ({
      label: collection.traitLabelTitle,
      title: property.traitTitle,
    })),
    supportsInitials: type.supportsInitials,
    initials,
    size: size.title,
  }).map((trait) => lineOf(trait, t));
};

type PieceProps = { readonly type: ClothingType; readonly design: Design; readonly size: UserSize; readonly onClose: () => void };

const LateBasketT = later(BasketActionsT);

const Piece = observer(function Piece({ type, design, size, onClose }: PieceProps): ReactNode {
  const t = useT('sizes');
  const tBasket = useT('basket');
  const languageTag = useLanguageTag();
  const { currency } = useService(VisitT);
  const panels = usePanels();
  const basket = useService(LateBasketT);
  const report = useService(ReportT);
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<BasketRefused | null>(null);
  const isForThis = size.sizeTypeId === type.sizeType?.id;
  const add = async (): Promise<void> => {
    if (isAdding) return;
    setIsAdding(true);
    setFailure(null);
    const desk = await basket().catch(() => null);
    if (!desk) report(sizeReports.addToBasketMissing);
    const added = await desk?.add({
      clothingTypeId: type.id,
      fabricColorId: design.variant.fabricColorId,
      selectedProperties: design.variant.selectedProperties,
      userSizeId: size.id,
      initials: design.initials,
      note: '',
      quantity: 1,
      productId: null,
    });
    setIsAdding(false);
    if (added?.ok) panels.show('basket');
    else setFailure(added?.failure ?? { kind: 'unreachable' });
  };
  const problem = !isForThis ? t('basket.wrongGarment') : failure && tBasket(`refused.${basketMessage('add', failure).message}`);
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Packshot slug={type.slug} variantId={formatVariantId(type, design.variant)} initials={design.initials} alt={type.title} isFirst />
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>{type.title}</h3>
        <p className={styles.price}>
          <Price amount={priceIn(type.prices, currency)} languageTag={languageTag} />
        </p>
      </div>
      {isForThis && <p className={styles.note}>{t('basket.text')}</p>}
      <TraitList traits={traitsIn(type, design, size, tBasket)} />
      {problem && (
        <Notice look="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.ways}>
        {isForThis && (
          <Button isWide isBusy={isAdding} onClick={() => void add()}>
            {t(isAdding ? 'basket.adding' : 'basket.add')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('basket.later')}
        </Button>
      </div>
    </div>
  );
});

/** A size of somebody else's, or one that is deleted: nothing was saved, and trying again changes nothing. */
const NotThere = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useT('sizes');
  usePanelTitle(t('basket.notThere'));
  return (
    <div role="alert">
      <EmptyState title={t('failure.size-not-found')}>
        <Button onClick={onClose}>{t('basket.later')}</Button>
      </EmptyState>
    </div>
  );
};

type Found =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly size: UserSize }
  | { readonly status: 'failed'; readonly failure: SizeRefused };

/** The garment of the page in a size that is saved now, ready for the basket (DESIGN-27, SIZE-43). Away from a garment there is nothing to show. */
export default function SizeBasketPanel({ panel, onClose }: SizePanelProps<'size-basket-cta'>): ReactNode {
  const t = useT('sizes');
  const tShell = useT('shell');
  const type = useDesignedType();
  const params = useMatches().at(-1)?.params;
  const [query] = useSearchParams();
  const sizes = useService(SizesT);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({ status: 'looking' });
  const { userSizeId } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (!sizes || !type) return;
    let wanted = true;
    setFound({ status: 'looking' });
    void sizes.byId(userSizeId).then((answer) => {
      if (wanted) setFound(answer.ok ? { status: 'found', size: answer.value } : { status: 'failed', failure: answer.failure });
    });
    return () => {
      wanted = false;
    };
  }, [sizes, userSizeId, attempt, type === null]);
  const isMisplaced = type === null;
  useEffect(() => {
    if (isMisplaced) onClose();
  }, [isMisplaced, onClose]);
  if (!type) return null;
  const design = parseDesign(
    type,
    { variantId: params?.variantId, initials: query.get('initials'), sizeId: query.get('sizeId') },
    publicViewer,
  );
  if (!design.ok) return null;
  switch (found.status) {
    case 'looking':
      return (
        <>
          <VisuallyHidden>{tShell('loading')}</VisuallyHidden>
          <Skeleton lines={6} />
        </>
      );
    case 'failed':
      return found.failure.kind === 'size-not-found' ? (
        <NotThere onClose={onClose} />
      ) : (
        <ErrorBox
          message={sizeFailureText(t, 'find', found.failure)}
          retryLabel={t('retry')}
          onRetry={() => setAttempt((made) => made + 1)}
        />
      );
    case 'found':
      return <Piece type={type} design={design.value} size={found.size} onClose={onClose} />;
    default:
      return unreachable(found);
  }
}
