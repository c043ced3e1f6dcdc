import type { BodyEstimate, BodyMeasure, Centimeters } from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';

/** What a figure is drawn from: the most likely body. */
export const bodyNumbers = (estimate: BodyEstimate, heightCm: Centimeters): BodyNumbers => {
  const means = Object.entries(estimate).map(([measure, { meanCm }]) => [measure, meanCm]);
  return { ...(Object.fromEntries(means) as Record<BodyMeasure, number>), heightCm };
};
