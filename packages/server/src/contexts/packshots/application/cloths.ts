import { readFile } from 'node:fs/promises';
import { clothFileOf, clothFiles } from '@tailorbird/packshot/files';
import type { WithCatalog } from '../../catalog/index.ts';

const folder = new URL('../cloths/', import.meta.resolve('@tailorbird/packshot'));

/** The cloth of a fabric, by its slug or by a texture; null if there is none. */
export const clothOf = ({ clothingTypes }: WithCatalog['catalog'], name: string): string | null => {
  if (clothFiles.has(name)) return name;
  const fabric = clothingTypes
    .flatMap(({ fabricColors }) => fabricColors)
    .find((color) => color.fabric.slug === name)?.fabric;
  return fabric ? clothFileOf(fabric) : null;
};

/** A file of `cloths`; null if it is missing. */
export const readCloth = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return await readFile(new URL(file, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
