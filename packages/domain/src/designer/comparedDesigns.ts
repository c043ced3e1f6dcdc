import { isSameDesign, type LikedDesign, namesDesign } from './favorite.ts';

/** So many designs stand side by side. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** Designs as an address names them: `pique-polo.506-12`. */
export const formatCompared = (designs: readonly LikedDesign[]): readonly string[] =>
  designs.map(({ slug, variantId }) => `${slug}.${variantId}`);

/** The designs an address names, each once, the first four; what names none is left out. */
export const parseCompared = (texts: readonly string[]): readonly LikedDesign[] => {
  const designs: LikedDesign[] = [];
  for (const text of texts) {
    const [slug = '', variantId = '', ...rest] = text.split('.');
    const design = { slug, variantId };
    if (
      rest.length === 0 &&
      namesDesign(design) &&
      !designs.some((other) => isSameDesign(other, design))
    )
      designs.push(design);
  }
  return designs.slice(0, mostCompared);
};
