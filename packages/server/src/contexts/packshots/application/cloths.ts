import { clothFileOf, clothFiles } from '@tailorbird/packshot/files';
import type { WithCatalog } from '../../catalog/index.ts';

/** The cloth of a fabric, by its slug or by a texture; null if there is none. */
export const clothOf = ({ clothingTypes }: WithCatalog['catalog'], name: string): string | null => {
  if (clothFiles.has(name)) return name;
  const fabric = clothingTypes
    .flatMap(({ fabricColors }) => fabricColors)
    .find((color) => color.fabric.slug === name)?.fabric;
  return fabric ? clothFileOf(fabric) : null;
};
