import { withBase } from './basePath.ts';

/** Address of a cloth’s gray tile, or of the small one for swatches (`webp`). */
export const clothPath = (name: string, format: 'avif' | 'webp'): string => {
  const version = import.meta.env.DRAWING_VERSION;
  return withBase(`/cloths/${name}.${format}${version ? `?v=${version}` : ''}`);
};
