import { cutForOf, type StandardSize, standardBody } from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';

/** Heights that standard lengths are drawn with, in centimeters: Long is for the taller (SIZE-56). */
const heights = { men: { R: 181, L: 189 }, women: { R: 168, L: 176 } } as const;

/** The body that a standard size is cut for, as a figure. */
export const standardWearer = (size: StandardSize): BodyNumbers => {
  const cutFor = cutForOf(size);
  return { ...standardBody(size), heightCm: heights[cutFor][size.length], cutFor };
};
