import { centimeters } from '@tailorbird/domain/sizing';

/** Heights that standard lengths are drawn with, in centimeters: Long is for the taller (SIZE-56). */
export const drawnHeights = {
  men: { R: centimeters(181), L: centimeters(189) },
  women: { R: centimeters(168), L: centimeters(176) },
} as const;
