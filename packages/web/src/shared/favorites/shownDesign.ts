import {
  type ClothingType,
  checkVariant,
  type FabricColor,
  fabricColorOf,
  isFabricColorSelectable,
  nameVariant,
  parseVariantId,
  selectedPropertiesOf,
  type Variant,
  type Viewer,
} from '@tailorbird/domain/catalog';
import type { LikedDesign } from '@tailorbird/domain/designer';

export type ShownDesign = LikedDesign & {
  readonly type: ClothingType;
  readonly variant: Variant;
  readonly name: string;
  readonly color: FabricColor;
  readonly properties: readonly { readonly label: string; readonly value: string }[];
  readonly isAvailable: boolean;
  /** Without language prefix. */
  readonly path: string;
};

/** Resolves a design for display. Null if its garment, color or a property is discontinued. */
export const showDesign = (
  type: ClothingType | null | undefined,
  design: LikedDesign,
  viewer: Viewer,
): ShownDesign | null => {
  const parsed = type && parseVariantId(type, design.variantId);
  if (!type || !parsed?.ok) return null;
  const variant = parsed.value;
  const color = fabricColorOf(type, variant.fabricColorId);
  const properties = selectedPropertiesOf(type, variant.selectedProperties);
  if (!color || properties.length !== type.propertyCollections.length) return null;
  return {
    ...design,
    type,
    variant,
    name: nameVariant(type, variant, String),
    color,
    properties: properties.map(({ collection, property }) => ({
      label: collection.traitLabelTitle,
      value: property.traitTitle,
    })),
    isAvailable:
      !color.outOfStock &&
      (type.isStockItem
        ? isFabricColorSelectable(color, viewer)
        : checkVariant(type, variant, viewer).ok),
    path: `/product/${design.slug}/${design.variantId}`,
  };
};
