import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  nameVariant,
  publicViewer,
  type Viewer,
} from '@tailorbird/domain/catalog';
import { type Design, parseDesign, parseStockItem } from '@tailorbird/domain/designer';
import type { Result } from '@tailorbird/domain/kernel';
import { type CutFor, cutForOf } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { Designer } from '../../features/designer/Designer.tsx';
import type { DesignerStore } from '../../features/designer/designerStore.ts';
import { useViewer } from '../../features/designer/useViewer.ts';
import { LateReviews } from '../../features/reviews/LateReviews.tsx';
import { SizeNameSlot } from '../../features/sizing/SizeNameSlot.tsx';
import { SizePicker } from '../../features/sizing/SizePicker.tsx';
import { SavedSizesSlot } from '../../features/sizing/saved/SavedSizesSlot.tsx';
import { ForWhomSlot } from '../../features/sizing/wearers/ForWhomSlot.tsx';
import { definePage, type PageAddress } from '../../platform/navigation/page.ts';
import { ErrorResponse, useParams } from '../../platform/navigation/router.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { useAwaitsVisit } from '../../shared/visit/useAwaitsVisit.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { loadProduct, type ProductData } from './loadProduct.ts';

type Address = Parameters<typeof parseDesign>[1];

const read = (type: ClothingType, address: Address, viewer: Viewer): Result<Design, unknown> =>
  type.isStockItem ? parseStockItem(type, address, viewer) : parseDesign(type, address, viewer);

/** Admin access to any design that an address can describe (DESIGN-04, DESIGN-07). */
const adminViewer: Viewer = { adminUi: true, retailStore: false };

const nameAt = (type: ClothingType, path: string): string => {
  const design = read(type, { variantId: path.split('/')[3] }, adminViewer);
  return design.ok ? nameVariant(type, design.value.variant, String) : type.title;
};

/**
 * True if the variant can be designed; others are not found (ROUTE-07, DESIGN-03 … DESIGN-07).
 * The server judges for the public. In a browser the page learns late who the user is, so it
 * receives what the admin UI may design and decides itself.
 */
const mayBeDesigned = ({ type }: ProductData, { params: { variantId } }: PageAddress): boolean =>
  read(type, { variantId }, import.meta.env.SSR ? publicViewer : adminViewer).ok;

const Size = observer(function Size({ store }: { readonly store: DesignerStore }): ReactNode {
  const { type, size, savedSize } = store;
  const [, setQuery] = useQuery();
  const sizePreferences = useSizePreferences();
  if (type.sizeType === null) return null;
  /** Changes the address; the design follows. */
  const choose = (id: number): void =>
    setQuery(
      (next) => {
        next.set('sizeId', String(id));
        return next;
      },
      { replace: true },
    );
  const changeCut = (cutFor: CutFor): void => {
    sizePreferences.chooseCutFor(cutFor);
    // A saved size keeps its cut, so it no longer fits the choice.
    if (savedSize.status === 'found' && cutForOf(savedSize.size) !== cutFor) store.resetSize();
  };
  return (
    <>
      <SizePicker
        sizeType={type.sizeType}
        blocks={type.cutFor}
        wanted={sizePreferences.chosenCutFor}
        onWant={changeCut}
        cutAsked={sizePreferences.cutAsked}
        units={sizePreferences.units}
        forWhom={
          <ForWhomSlot
            garment={type}
            wearerId={store.wearerId}
            isInDefault={store.isInDefault}
            size={size}
            onDefault={store.setDefaultSize}
            onTakeDefault={store.resetSize}
            onDressed={store.changeWearer}
            onChoose={(chosen) =>
              chosen.kind === 'standard' ? store.chooseSize(chosen) : choose(chosen.id)
            }
          />
        }
        value={size?.kind === 'standard' ? size : null}
        savedTitle={
          size?.kind === 'user' && savedSize.status === 'found' ? (
            <SizeNameSlot title={savedSize.size.title} />
          ) : null
        }
        isMissing={store.needsSize}
        onChoose={store.chooseSize}
        pathOf={(each) => store.pathWith({ ...store.design, size: { kind: 'standard', ...each } })}
      />
      <SavedSizesSlot
        sizeTypeId={type.sizeType.id}
        wearerId={store.wearerId}
        chosenId={size?.kind === 'user' ? size.id : null}
        onChoose={choose}
      />
    </>
  );
});

const sizeOf = (store: DesignerStore): ReactNode => <Size store={store} />;

const ProductPage = observer(function ProductPage({
  data: { type, group, related },
}: {
  readonly data: ProductData;
}): ReactNode {
  const { variantId } = useParams();
  const [query] = useQuery();
  const viewer = useViewer();
  const awaitsVisit = useAwaitsVisit();
  const initials = query.get('initials');
  const sizeId = query.get('sizeId');
  // Stable while the address is, because the visit rarely changes the design.
  const design = useMemo(
    () => read(type, { variantId, initials, sizeId }, viewer),
    [type, variantId, initials, sizeId, viewer],
  );
  // Staff may see it; the visit decides in a moment.
  if (!design.ok && awaitsVisit && !import.meta.env.SSR) return <Skeleton lines={8} />;
  // The URL can change without a new load of the page.
  if (!design.ok) throw new ErrorResponse(404);
  return (
    <>
      <Designer
        key={type.slug}
        type={type}
        design={design.value}
        group={group}
        related={related}
        sizePicker={sizeOf}
      />
      <LateReviews of={type.slug} />
    </>
  );
});

export const page = definePage<ProductData>({
  namespaces: ['designer', 'sizing'],
  validateLoaded: mayBeDesigned,
  load: (request) => loadProduct(request, request.params.slug ?? ''),
  meta: ({ data: { type }, path, translate }) => ({
    title: nameAt(type, path),
    form: 'long',
    description: translate('designer')(type.isStockItem ? 'meta.shelf' : 'meta.garment', {
      title: type.title,
      subtitle: type.subtitle,
    }),
    canonicalPath: `/product/${type.slug}`,
    kind: 'product',
    picture: `${type.slug}/${formatVariantId(type, defaultVariant(type, publicViewer))}`,
  }),
  // A choice changes the URL but not the clothing type.
  shouldLoadAgain: ({ currentParams, nextParams }) => currentParams.slug !== nextParams.slug,
  Page: ProductPage,
});
