import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  isFabricColorSelectable,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import type { SceneGarment } from './scenes.ts';

/** A clothing type in its publicly orderable colors, with default properties. */
export const sceneGarment = (type: ClothingType): SceneGarment => {
  const variant = defaultVariant(type, publicViewer);
  return {
    slug: type.slug,
    variantId: formatVariantId(type, variant),
    colors: shownFabricColors(type, publicViewer)
      .filter((color) => isFabricColorSelectable(color, publicViewer))
      .map(({ id, color }) => ({
        color: color.slug,
        variantId: formatVariantId(type, { ...variant, fabricColorId: id }),
      })),
  };
};
