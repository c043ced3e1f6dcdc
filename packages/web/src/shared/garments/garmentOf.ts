import type { ClothingType } from '@tailorbird/domain/catalog';
import { fabricColorOf, selectedPropertiesOf, type Variant } from '@tailorbird/domain/catalog';
import {
  type Artwork,
  type FabricTexture,
  type Garment,
  type GarmentPattern,
  isRendered,
  type View,
} from '@tailorbird/packshot';

export const garmentOf = (
  type: ClothingType,
  variant: Variant,
  { initials, view }: { readonly initials: string; readonly view: View },
): Garment => {
  const color = fabricColorOf(type, variant.fabricColorId);
  return {
    pattern: type.pattern as GarmentPattern,
    color: color?.color.hex ?? '',
    texture: (color?.fabric.texture ?? 'jersey') as FabricTexture,
    properties: Object.fromEntries(
      selectedPropertiesOf(type, variant.selectedProperties).map(({ collection, property }) => [
        collection.slug,
        property.slug,
      ]),
    ),
    initials,
    ...(type.artwork !== undefined && { artwork: type.artwork as Artwork }),
    view,
  };
};

export const isVariantRendered = (type: ClothingType, variant: Variant): boolean =>
  isRendered(garmentOf(type, variant, { initials: '', view: 'front' }));
