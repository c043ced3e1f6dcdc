import { basketMessage } from '@tailorbird/domain/basket';
import {
  type ClothingType,
  fabricColorOf,
  formatVariantId,
  nameVariant,
  publicViewer,
  selectedPropertiesOf,
} from '@tailorbird/domain/catalog';
import { type Design, parseDesign, traitsOf } from '@tailorbird/domain/designer';
import { unreachable } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useMatches } from '../../../platform/navigation/router.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useUnknownValue } from '../../../platform/panels/panelFrame.tsx';
import { type PanelValueProps, usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { traitWords } from '../../../shared/orderLines/traitLines.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { traitLine } from '../../../shared/traits/traitLine.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
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
import { type SizeBasketStore, SizeBasketStoreT } from './sizeBasketStore.ts';

const traitsIn = (
  type: ClothingType,
  { variant, initials }: Design,
  size: string,
  t: Translate<'basket'>,
): readonly TraitLine[] => {
  const color = fabricColorOf(type, variant.fabricColorId);
  return traitsOf({
    kind: 'garment',
    color: color?.color.title ?? '',
    fabric: color?.fabric.traitTitle ?? '',
    supportsMultipleFabrics: type.supportsMultipleFabrics,
    properties: selectedPropertiesOf(type, variant.selectedProperties).map(
      ({ collection, property }) => ({
        label: collection.traitLabelTitle,
        title: property.traitTitle,
      }),
    ),
    supportsInitials: type.supportsInitials,
    initials,
    size,
  }).map((trait) => traitLine(trait, traitWords(t)));
};

type PieceProps = {
  readonly store: SizeBasketStore;
  readonly type: ClothingType;
  readonly design: Design;
  readonly size: UserSize;
  readonly onClose: () => void;
};

const Piece = observer(function Piece({
  store,
  type,
  design,
  size,
  onClose,
}: PieceProps): ReactNode {
  const t = useT('sizes');
  const tBasket = useT('basket');
  const called = useSizeName();
  const languageTag = useLanguageTag();
  const { currency } = useService(VisitT);
  const panels = usePanels();
  const { adding } = store;
  const isAdding = adding.status === 'adding';
  const name = nameVariant(type, design.variant, String);
  const isForThis = size.sizeTypeId === type.sizeType?.id;
  const add = async (): Promise<void> => {
    if (await store.add(type, design)) panels.show('basket');
  };
  const refused =
    adding.status === 'refused'
      ? tBasket(`refused.${basketMessage('add', adding.failure).message}`)
      : null;
  const problem = isForThis ? refused : t('basket.wrongGarment');
  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Packshot
          slug={type.slug}
          variantId={formatVariantId(type, design.variant)}
          initials={design.initials}
          alt={name}
          isFirst
        />
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.price}>
          <Price amount={priceIn(type.prices, currency)} languageTag={languageTag} />
        </p>
      </div>
      {isForThis && <p className={styles.note}>{t('basket.text')}</p>}
      <TraitList traits={traitsIn(type, design, called(size.title), tBasket)} />
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

type GarmentProps = {
  readonly type: ClothingType;
  readonly userSizeId: number;
  readonly onClose: () => void;
};

const Garment = observer(function Garment({ type, userSizeId, onClose }: GarmentProps): ReactNode {
  const t = useT('sizes');
  const tShell = useT('shell');
  const params = useMatches().at(-1)?.params;
  const [query] = useQuery();
  const store = useService(SizeBasketStoreT, userSizeId);
  useEffect(() => void store?.load(), [store]);
  const found: SizeBasketStore['found'] = store?.found ?? { status: 'looking' };
  const isUnknown = found.status === 'failed' && found.failure.kind === 'size-not-found';
  useUnknownValue(isUnknown, t('failure.size-not-found'));
  const design = parseDesign(
    type,
    { variantId: params?.variantId, initials: query.get('initials'), sizeId: query.get('sizeId') },
    publicViewer,
  );
  if (!design.ok || isUnknown) return null;
  switch (found.status) {
    case 'looking':
      return (
        <>
          <VisuallyHidden>{tShell('loading')}</VisuallyHidden>
          <Skeleton lines={6} />
        </>
      );
    case 'failed':
      return (
        <ErrorBox
          message={sizeFailureText(t, 'find', found.failure)}
          retryLabel={t('retry')}
          onRetry={() => void store?.load()}
        />
      );
    case 'found':
      return (
        store && (
          <Piece
            store={store}
            type={type}
            design={design.value}
            size={found.size}
            onClose={onClose}
          />
        )
      );
    default:
      return unreachable(found);
  }
});

/**
 * The garment of the page in the newly saved size, ready for the basket (DESIGN-27, SIZE-43).
 * Empty without a garment on the page.
 */
export default function SizeBasketPanel({
  values: [userSizeId],
  onClose,
}: PanelValueProps<'size-basket-cta'>): ReactNode {
  const type = useDesignedType();
  const isMisplaced = type === null;
  useEffect(() => {
    if (isMisplaced) onClose();
  }, [isMisplaced, onClose]);
  return type && <Garment key={userSizeId} type={type} userSizeId={userSizeId} onClose={onClose} />;
}
