import { artworkSlugOf, type DrawingOptions, framed } from './framed.ts';
import type { Garment, GarmentPattern } from './garment.ts';
import type { Draw } from './order.ts';

const HANDS: Readonly<Record<GarmentPattern, () => Promise<Draw>>> = {
  't-shirt': async () => (await import('./jerseys.ts')).tShirt,
  'long-sleeve': async () => (await import('./jerseys.ts')).longSleeveTop,
  'hi-neck': async () => (await import('./jerseys.ts')).hiNeck,
  undershirt: async () => (await import('./jerseys.ts')).undershirt,
  tank: async () => (await import('./jerseys.ts')).tank,
  'active-tee': async () => (await import('./jerseys.ts')).activeTee,
  polo: async () => (await import('./polos.ts')).polo,
  'long-polo': async () => (await import('./polos.ts')).longPolo,
  'knit-polo': async () => (await import('./polos.ts')).knitPolo,
  'open-collar': async () => (await import('./polos.ts')).openCollarShirt,
  'rugby-shirt': async () => (await import('./polos.ts')).rugbyShirt,
  shirt: async () => (await import('./shirts.ts')).shirt,
  'terry-shirt': async () => (await import('./shirts.ts')).terryShirt,
  'praia-shirt': async () => (await import('./shirts.ts')).praiaShirt,
  'knit-shirt': async () => (await import('./shirts.ts')).knitShirt,
  sweatshirt: async () => (await import('./sweats.ts')).sweatshirt,
  'half-zip': async () => (await import('./sweats.ts')).halfZip,
  'zip-sweatshirt': async () => (await import('./sweats.ts')).zipSweatshirt,
  hoodie: async () => (await import('./sweats.ts')).hoodie,
  'zip-hoodie': async () => (await import('./sweats.ts')).zipHoodie,
  knit: async () => (await import('./knits.ts')).knit,
  cardigan: async () => (await import('./knits.ts')).cardigan,
  beanie: async () => (await import('./accessories.ts')).beanie,
  scarf: async () => (await import('./accessories.ts')).scarf,
  cap: async () => (await import('./carried.ts')).cap,
  tote: async () => (await import('./carried.ts')).tote,
  'gift-card': async () => (await import('./giftCard.ts')).giftCard,
};

/** Draws garments of one pattern, like `drawGarment`. */
export type DrawingHand = (garment: Garment, options?: DrawingOptions) => string;

/**
 * Draws garments of one pattern, for pages with a single garment. Loads artworks if the
 * first garment has one, and the code for renders if `hasRenders`. Rejects if the code
 * cannot be loaded.
 */
export const drawingHandFor = async (
  asked: Pick<Garment, 'pattern' | 'artwork' | 'properties'> & { readonly hasRenders?: boolean },
): Promise<DrawingHand> => {
  const [draw, artworkOf, drawRender] = await Promise.all([
    HANDS[asked.pattern](),
    artworkSlugOf(asked) ? import('./artworks.ts').then((studio) => studio.artworkOf) : undefined,
    asked.hasRenders ? import('./drawRender.ts').then((module) => module.drawRender) : undefined,
  ]);
  return (garment, options = {}) => framed(garment, options, { draw, artworkOf, drawRender });
};
