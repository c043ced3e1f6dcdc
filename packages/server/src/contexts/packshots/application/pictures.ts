import {
  drawGarment,
  drawScene,
  type Garment,
  type LoadedRender,
  type Scene,
} from '@tailorbird/packshot';
import { loadRender, renderFileOf, renderOf } from '@tailorbird/packshot/files';
import { LRUCache } from 'lru-cache';
import { readPackshotFile } from './packshotFiles.ts';

/** `data:` addresses of AVIF files: grids ask for few files in many colors. */
const addresses = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

const addressOf = async (file: string): Promise<string | null> => {
  const known = addresses.get(file);
  if (known !== undefined) return known;
  const bytes = await readPackshotFile(`renders/${file}`);
  if (!bytes) return null;
  const address = `data:image/avif;base64,${bytes.toString('base64')}`;
  addresses.set(file, address);
  return address;
};

const pngAddressOf = async (file: string): Promise<string | null> => {
  const bytes = await readPackshotFile(`renders/${file}`);
  if (!bytes) return null;
  // Only mails and preview pictures need it, so it is not loaded at the start.
  const { default: sharp } = await import('sharp');
  const png = await sharp(bytes).png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

type PictureOptions = {
  readonly width: number;
  readonly isDrawn: boolean;
  readonly format: 'svg' | 'png';
};

/** The rasterizer reads PNG only, so pictures for it contain a PNG. */
const loadedRenderOf = async (
  garment: Garment,
  { width, isDrawn, format }: PictureOptions,
): Promise<LoadedRender | null> => {
  const render = isDrawn ? null : renderOf(garment);
  if (!render) return null;
  return await loadRender(
    render,
    (picture) => renderFileOf(picture, width),
    format === 'svg' ? addressOf : pngAddressOf,
  );
};

/** The picture of a garment as SVG: its render, or its drawing without one. */
export const pictureGarment = async (
  garment: Garment,
  options: PictureOptions,
): Promise<string> => {
  const render = await loadedRenderOf(garment, options);
  return drawGarment(garment, render ? { render } : {});
};

/** A group picture as SVG. Only a row shows renders. */
export const pictureScene = async (
  { scene, garments }: { readonly scene: Scene; readonly garments: readonly Garment[] },
  options: PictureOptions,
): Promise<string> => {
  const shown = scene === 'row' ? garments : [];
  const renders = await Promise.all(shown.map((garment) => loadedRenderOf(garment, options)));
  return drawScene({ scene, garments, renders });
};
