import { userSizeErrors } from '@tailorbird/contract/graphql';
import { standardSizeIdOf, standardSizeOfId } from '@tailorbird/contract/sizing';
import { type Availability, type ClothingType, type FabricColor, isListed, type Viewer, type Visibility } from '@tailorbird/domain/catalog';
import { type StandardSize, standardSizes, standardSizeTypeSlugs } from '@tailorbird/domain/sizing';
import { loadCurrentBasket } from '../basket/store.ts';
import type { Shop } from '../context.ts';
import type { Visit } from '../http/call.ts';
import { saveStandardSize } from '../sizing/saveStandardSize.ts';
import { mostSizes, sizesOf } from '../sizing/store.ts';
import { shownSizeTypes } from '../sizing/visibility.ts';
import { toWireUserSize } from '../sizing/wire.ts';

type TypeFilters = {
  readonly show_in_designer?: boolean | null;
  readonly is_stock_item?: boolean | null;
  readonly gender?: string | null;
  readonly visibilities?: readonly Visibility[] | null;
} | null;

type ColorFilters = { readonly show_in_designer?: boolean | null; readonly availabilities?: readonly Availability[] | null } | null;

/** Absent and null both mean: any. */
const fits = <Value>(wanted: Value | null | undefined, actual: Value): boolean =>
  wanted === null || wanted === undefined || wanted === actual;

const passesType = (type: ClothingType<unknown>, filters: TypeFilters | undefined): boolean =>
  fits(filters?.show_in_designer, type.showInDesigner) &&
  fits(filters?.is_stock_item, type.isStockItem) &&
  fits(filters?.gender, type.gender as string) &&
  (filters?.visibilities ? filters.visibilities.includes(type.visibility) : true);

const passesColor = (color: FabricColor<unknown>, filters: ColorFilters | undefined): boolean =>
  fits(filters?.show_in_designer, color.showInDesigner) &&
  (filters?.availabilities ? filters.availabilities.includes(color.availability) : true);

const typeNode = (type: ClothingType<unknown>) => ({
  __typename: 'ClothingType',
  id: type.id,
  slug: type.slug,
  clothing_property_collections: type.propertyCollections.map(({ slug, properties }) => ({
    slug,
    properties: properties.map(({ id, showInDesigner, default: isDefault }) => ({
      id,
      show_in_designer: showInDesigner,
      default: isDefault,
    })),
  })),
  fabric_colors: ({ filters }: { readonly filters?: ColorFilters }) =>
    type.fabricColors.filter((color) => passesColor(color, filters)).map(({ id }) => ({ id })),
  default_fabric_color: type.defaultFabricColorId === null ? null : { id: type.defaultFabricColorId },
});

const sizeNode = (size: StandardSize) => ({
  id: standardSizeIdOf(size),
  generic_size_name: String(size.base),
  length_name: size.length,
  size_name: `${size.base}${size.length}`,
});

const failure = (message: string) => ({ __typename: 'Error', message });

/** What the fields at the top of the schema answer one visitor. */
export const resolversFor = (shop: Shop, visit: Visit) => {
  const { database, catalog, clock } = shop;
  const isShown = (type: ClothingType<unknown>, viewer: Viewer): boolean => isListed(type, viewer);
  return {
    /** API-53. */
    current_basket: async () => {
      const owner = await visit.knownOwner();
      const basket = owner && (await loadCurrentBasket(database.queries, owner));
      return { lines: (basket?.lines ?? []).map(({ id, quantity }) => ({ id, quantity })) };
    },
    /** API-54. */
    full_clothing_types: async ({ filters }: { readonly filters?: TypeFilters }) => {
      const viewer = await visit.viewer();
      return catalog.clothingTypes.filter((type) => isShown(type, viewer) && passesType(type, filters)).map(typeNode);
    },
    /** API-80. */
    clothing_type_by_id: async ({ id, filters }: { readonly id: number; readonly filters?: TypeFilters }) => {
      const viewer = await visit.viewer();
      const type = catalog.clothingTypes.find((candidate) => candidate.id === id);
      return type && isShown(type, viewer) && passesType(type, filters) ? typeNode(type) : failure('Unknown clothing type');
    },
    /** API-81. */
    standard_sizes: () => standardSizes.map(sizeNode),
    /** API-82. */
    user_sizes: async ({ sizeTypeId }: { readonly sizeTypeId?: number | null }) => {
      const owner = await visit.knownOwner();
      if (!owner) return [];
      const sizes = await sizesOf(database.queries, owner, sizeTypeId ?? undefined);
      return sizes.map((size) => ({
        ...toWireUserSize(size, catalog.sizeTypes, visit.locale),
        standard_size: size.standardSize && sizeNode(size.standardSize),
      }));
    },
    /** API-83, SIZE-31. */
    createUserSizeFromStandardSize: async (request: {
      readonly standardSizeId: number;
      readonly title: string;
      readonly targetSizeTypeId: number;
      readonly idealSizeInfo?: unknown;
    }) => {
      const size = standardSizeOfId(request.standardSizeId);
      if (!size) return failure(userSizeErrors.unknownStandardSize);
      const sizeType = shownSizeTypes(shop, await visit.viewer()).find(({ id }) => id === request.targetSizeTypeId);
      if (!sizeType || !standardSizeTypeSlugs.includes(sizeType.slug)) return failure(userSizeErrors.unknownSizeType);
      const title = request.title.trim();
      if (title === '' || [...title].length > 50) return failure('A title has 1 to 50 characters');
      const owner = await visit.owner();
      const id = await database.transaction(async (trx) => {
        if ((await sizesOf(trx, owner)).length >= mostSizes) return undefined;
        return await saveStandardSize(trx, owner, { sizeType, size, title, preferences: request.idealSizeInfo ?? null }, clock());
      });
      return id === undefined
        ? failure(`More than ${mostSizes} sizes cannot be kept`)
        : { __typename: 'CreatedUserSize', user_size: { id } };
    },
  };
};
