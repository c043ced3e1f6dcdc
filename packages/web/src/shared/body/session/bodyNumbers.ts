import {
  type BodyEstimate,
  type BodyFacts,
  type BodyMeasure,
  cutForOf,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';

export const bodyNumbers = (estimate: BodyEstimate, facts: BodyFacts): BodyNumbers => {
  const means = Object.entries(estimate).map(([measure, { meanCm }]) => [measure, meanCm]);
  return {
    ...(Object.fromEntries(means) as Record<BodyMeasure, number>),
    heightCm: facts.heightCm,
    cutFor: cutForOf(facts),
  };
};
