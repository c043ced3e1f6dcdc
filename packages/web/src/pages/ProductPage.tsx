import { type ClothingType, defaultVariant, formatVariantId, type GiftCardTier, publicViewer } from '@tailorbird/domain/catalog';
import { parseDesign } from '@tailorbird/domain/designer';
import { defaultCurrency } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CatalogT } from '../composition/tokens.ts';
import { GarmentChooser } from '../features/catalog/GarmentChooser.tsx';
import { type GarmentCard, rangeOf } from '../features/catalog/range.ts';
import type { GroupLink } from '../features/designer/Crumbs.tsx';
import { Designer } from '../features/designer/Designer.tsx';
import type { DesignerStore } from '../features/designer/designerStore.ts';
import { GiftCard } from '../features/designer/GiftCard.tsx';
import { SizePicker } from '../features/sizing/SizePicker.tsx';
import { definePage, type PageLoad } from '../page.tsx';
import { pageFailure } from '../pageFailure.ts';
import { ErrorResponse, useParams, useSearchParams } from '../router.ts';

type GarmentData = { readonly kind: 'garment'; readonly type: ClothingType; readonly group: GroupLink | null; readonly origin: string };
type GiftCardData = Omit<GarmentData, 'kind'> & { readonly kind: 'gift-card'; readonly tiers: readonly GiftCardTier[] };
type ChooserData = { readonly kind: 'chooser'; readonly cards: readonly GarmentCard[] };
export type ProductData = GarmentData | GiftCardData | ChooserData;

const loadChooser = async ({ services }: PageLoad): Promise<ChooserData> => {
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  const designed = new Set(types.filter((type) => type.showInDesigner && !type.isStockItem).map(({ slug }) => slug));
  const cards = rangeOf(types, groups).flatMap(({ subCategories }) => subCategories.flatMap((sub) => sub.cards));
  return { kind: 'chooser', cards: cards.filter(({ slug }) => designed.has(slug)) };
};

/** The page of a slug: a garment to design, or a gift card to make out. What cannot be bought like this is not there. */
export const loadProduct = async ({ services, url }: PageLoad, slug: string, variantId: string | undefined): Promise<ProductData> => {
  const catalog = await services.get(CatalogT);
  const [found, groups] = await Promise.all([catalog.clothingType(slug), catalog.productGroups()]);
  if (!found.ok) throw pageFailure(404);
  const type = found.value;
  const group = groups.find(({ subCategories }) => subCategories.some((sub) => sub.clothingTypeSlugs.includes(slug)));
  const common = { type, group: group ? { slug: group.slug, title: group.title } : null, origin: url.origin };
  if (type.productClass === 'Gift Card') {
    if (variantId !== undefined && variantId !== formatVariantId(type, defaultVariant(type, publicViewer))) throw pageFailure(404);
    const tiers = await catalog.giftCardTiers(defaultCurrency);
    return { kind: 'gift-card', ...common, tiers: tiers.filter(({ clothingTypeId }) => clothingTypeId === type.id) };
  }
  if (!parseDesign(type, { variantId }, publicViewer).ok) throw pageFailure(404);
  return { kind: 'garment', ...common };
};

const load = async (request: PageLoad): Promise<ProductData> => {
  const { slug, variantId } = request.params;
  return slug === undefined ? await loadChooser(request) : await loadProduct(request, slug, variantId);
};

const Size = observer(function Size({ store }: { readonly store: DesignerStore }): ReactNode {
  const { type, size, savedSize, design } = store;
  if (type.sizeType === null || size === null) return null;
  return (
    <SizePicker
      sizeTypeSlug={type.sizeType.slug}
      value={size.kind === 'standard' ? size : null}
      savedTitle={size.kind === 'user' && savedSize.status === 'found' ? savedSize.size.title : null}
      isMissing={store.needsSize}
      onChoose={store.chooseSize}
      pathOf={({ base, length }) => store.pathWith({ ...design, size: { kind: 'standard', base, length } })}
    />
  );
});

const GarmentPage = ({ type, group, origin }: GarmentData): ReactNode => {
  const { variantId } = useParams();
  const [query] = useSearchParams();
  const design = parseDesign(type, { variantId, initials: query.get('initials'), sizeId: query.get('sizeId') }, publicViewer);
  if (!design.ok) throw new ErrorResponse(404, '', null);
  return (
    <Designer
      key={type.slug}
      type={type}
      design={design.value}
      group={group}
      origin={origin}
      sizePicker={(store) => <Size store={store} />}
    />
  );
};

export const ProductView = ({ data }: { readonly data: ProductData }): ReactNode => {
  if (data.kind === 'chooser') return <GarmentChooser cards={data.cards} />;
  return data.kind === 'garment' ? <GarmentPage {...data} /> : <GiftCard key={data.type.slug} {...data} />;
};

export const page = definePage<ProductData>({
  namespaces: ['catalog', 'designer', 'sizing'],
  load,
  meta: ({ data, translate }) => {
    if (data.kind === 'chooser') {
      const t = translate('catalog');
      return { title: t('chooser.title'), form: 'long', description: t('meta.chooser') };
    }
    const { type } = data;
    return {
      title: type.title,
      form: 'long',
      description: translate('designer')(`meta.${data.kind}`, { title: type.title, subtitle: type.subtitle }),
      canonicalPath: `/product/${type.slug}`,
    };
  },
  // Choosing changes the address and not the garment.
  shouldLoadAgain: ({ currentParams, nextParams }) => currentParams.slug !== nextParams.slug,
  Page: ProductView,
});
