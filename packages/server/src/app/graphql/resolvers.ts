import {
  toWireFailure,
  toWireStandardSizeNode,
  toWireStandardSizeRefused,
  userSizeErrors,
} from '@tailorbird/contract/graphql';
import {
  fromWirePrefs,
  standardSizeOfId,
  toWireMeasurement,
  toWireUserSize,
} from '@tailorbird/contract/sizing';
import {
  type Availability,
  type ClothingType,
  type FabricColor,
  isForGenders,
  isListed,
  type Viewer,
  type Visibility,
} from '@tailorbird/domain/catalog';
import type { CutFor } from '@tailorbird/domain/sizing';
import {
  makeStandardSize,
  prefsOutOfBounds,
  recommendForGarment,
  type SizePrefs,
  standardSizesFor,
  standardSizeTypeSlugs,
} from '@tailorbird/domain/sizing';
import { loadCurrentBasket } from '../../contexts/basket/application/currentBasket.ts';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { toContent, toStored } from '../../contexts/sizing/application/content.ts';
import {
  type NotSaved,
  saveStandardSize,
} from '../../contexts/sizing/application/saveStandardSize.ts';
import { showMeasurements, showSize } from '../../contexts/sizing/application/showSize.ts';
import { usableSizeTypes } from '../../contexts/sizing/application/visibility.ts';
import { findSize, maximumSizes, sizesOf } from '../../contexts/sizing/store/sizes.ts';
import type { Visit } from '../../platform/api/visit.ts';
import { acquireLocks } from '../../platform/database/acquireLocks.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithLogger, WithSettings } from '../../platform/runtime/runtime.ts';
import { lockNameOf } from '../../platform/session/visitor.ts';

type TypeFilters = {
  readonly show_in_designer?: boolean | null;
  readonly is_stock_item?: boolean | null;
  readonly gender?: string | null;
  readonly genders?: readonly string[] | null;
  readonly visibilities?: readonly Visibility[] | null;
} | null;

type IdealSizeInfo = Readonly<Record<string, unknown>>;

type ColorFilters = {
  readonly show_in_designer?: boolean | null;
  readonly availabilities?: readonly Availability[] | null;
} | null;

/** Absent and null both mean any value. */
const fits = <Value>(wanted: Value | null | undefined, actual: Value): boolean =>
  wanted === null || wanted === undefined || wanted === actual;

const isForFilter = (type: ClothingType<unknown>, filters: TypeFilters | undefined): boolean => {
  const genders = filters?.gender ? [filters.gender] : filters?.genders;
  return !genders || isForGenders(type, genders);
};

const passesType = (type: ClothingType<unknown>, filters: TypeFilters | undefined): boolean =>
  fits(filters?.show_in_designer, type.showInDesigner) &&
  fits(filters?.is_stock_item, type.isStockItem) &&
  isForFilter(type, filters) &&
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
  default_fabric_color:
    type.defaultFabricColorId === null ? null : { id: type.defaultFabricColorId },
});

/** The prefs of a standard size if they are complete and within bounds; otherwise null. */
const idealSizeOf = (info: IdealSizeInfo | null | undefined): SizePrefs | null => {
  const prefs = fromWirePrefs({ ...info, fit: 'REGULAR' });
  return prefs && prefsOutOfBounds(prefs).length === 0 ? prefs : null;
};

const refusedBy = (refusal: NotSaved): Parameters<typeof toWireStandardSizeRefused>[0] => {
  if (refusal.kind === 'unknown-wearer') return { kind: 'size-refused', message: 'Unknown wearer' };
  return refusal.kind === 'too-many-sizes'
    ? { kind: 'size-refused', message: `More than ${maximumSizes} sizes cannot be kept` }
    : refusal;
};

export type GraphNeeds = WithDatabase & WithClock & WithSettings & WithLogger & WithCatalog;

export const resolversFor = (shop: GraphNeeds, visit: Visit) => {
  const { database, catalog, clock } = shop;
  const isShown = (type: ClothingType<unknown>, viewer: Viewer): boolean => isListed(type, viewer);
  return {
    current_basket: async () => {
      const owner = await visit.knownOwner();
      const basket = owner && (await loadCurrentBasket(database.queries, owner));
      return { lines: (basket?.lines ?? []).map(({ id, quantity }) => ({ id, quantity })) };
    },
    full_clothing_types: async ({ filters }: { readonly filters?: TypeFilters }) => {
      const viewer = await visit.viewer();
      return catalog.clothingTypes
        .filter((type) => isShown(type, viewer) && passesType(type, filters))
        .map(typeNode);
    },
    clothing_type_by_id: async ({
      id,
      filters,
    }: {
      readonly id: number;
      readonly filters?: TypeFilters;
    }) => {
      const viewer = await visit.viewer();
      const type = catalog.clothingTypes.find((candidate) => candidate.id === id);
      return type && isShown(type, viewer) && passesType(type, filters)
        ? typeNode(type)
        : toWireFailure('Unknown clothing type');
    },
    standard_sizes: ({ cut_for }: { readonly cut_for?: CutFor | null }) =>
      standardSizesFor(cut_for ?? 'men').map(toWireStandardSizeNode),
    user_sizes: async ({ sizeTypeId }: { readonly sizeTypeId?: number | null }) => {
      const owner = await visit.knownOwner();
      if (!owner) return [];
      const sizes = await sizesOf(database.queries, owner, sizeTypeId ?? undefined);
      return sizes.map((stored) => {
        const type = catalog.sizeTypes.find(({ id }) => id === stored.sizeTypeId);
        const { size, details } = showSize(stored, type, visit.locale);
        return {
          ...toWireUserSize(size, details),
          standard_size: size.standardSize && toWireStandardSizeNode(size.standardSize),
        };
      });
    },
    /** Creates a size from a standard size, once per size type (API-83, SIZE-31). */
    createUserSizeFromStandardSize: async (request: {
      readonly standardSizeId: number;
      readonly title: string;
      readonly targetSizeTypeId: number;
      readonly idealSizeInfo?: IdealSizeInfo | null;
      readonly wearerId?: number | null;
    }) => {
      const size = standardSizeOfId(request.standardSizeId);
      if (!size) return toWireFailure(userSizeErrors.unknownStandardSize);
      const sizeType = usableSizeTypes(shop, await visit.viewer()).find(
        ({ id }) => id === request.targetSizeTypeId,
      );
      if (!sizeType || !standardSizeTypeSlugs.includes(sizeType.slug))
        return toWireFailure(userSizeErrors.unknownSizeType);
      const ideal = idealSizeOf(request.idealSizeInfo);
      const owner = await visit.owner();
      const { title } = request;
      const saved = await database.transaction(async (trx) => {
        await acquireLocks(trx, [lockNameOf(owner)]);
        return await saveStandardSize(
          trx,
          owner,
          { sizeType, size, title, prefs: ideal, wearerId: request.wearerId ?? null },
          clock(),
        );
      }, 'read committed');
      return saved.ok
        ? { __typename: 'CreatedUserSize', user_size: { id: saved.value } }
        : toWireStandardSizeRefused(refusedBy(saved.failure));
    },
    /** API-79: null if no standard size fits (SIZE-62). */
    recommended_standard_size: async ({
      sizeTypeId,
      userSizeId,
    }: {
      readonly sizeTypeId: number;
      readonly userSizeId: number;
    }) => {
      const owner = await visit.knownOwner();
      const size = owner && (await findSize(database.queries, owner, userSizeId));
      const from = size && catalog.sizeTypes.find(({ id }) => id === size.sizeTypeId);
      if (!size || !from) return toWireFailure(userSizeErrors.unknownSize);
      const viewer = await visit.viewer();
      const type = usableSizeTypes(shop, viewer).find(({ id }) => id === sizeTypeId);
      if (!type || !standardSizeTypeSlugs.includes(type.slug))
        return toWireFailure(userSizeErrors.unknownSizeType);
      const recommended = recommendForGarment(from.slug, toContent(size, from), type.slug);
      const made =
        recommended && makeStandardSize(type.slug, { title: '-', size: recommended, prefs: null });
      if (!recommended || !made?.ok) return null;
      const { shares } = recommended;
      const node = toWireStandardSizeNode(recommended);
      const shown = showMeasurements(toStored(made.value, type).measurements, type, visit.locale);
      return {
        __typename: 'RecommendedStandardSize',
        ...node,
        title: `Standard - ${node.size_name}`,
        size_type_id: type.id,
        clothing_type_sizes: catalog.clothingTypes
          .filter((garment) => garment.sizeType?.id === type.id && isShown(garment, viewer))
          .map(({ id, slug }) => ({ clothing_type_id: id, clothing_type_slug: slug })),
        measurements: shown.measurements.map((measurement) =>
          toWireMeasurement(measurement, shown.measurementOf(measurement)),
        ),
        probability: recommended.probability,
        fit_shares: shares && [shares.atOnce, shares.afterOne, shares.afterTwo],
      };
    },
  };
};
