import { cutForOf, type StandardSize, standardBody } from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';

/** Body heights for drawings of standard lengths, in centimeters (SIZE-56). */
const heights = { men: { R: 181, L: 189 }, women: { R: 168, L: 176 } } as const;

export const standardWearer = (size: StandardSize): BodyNumbers => {
  const cutFor = cutForOf(size);
  return { ...standardBody(size), heightCm: heights[cutFor][size.length], cutFor };
};
