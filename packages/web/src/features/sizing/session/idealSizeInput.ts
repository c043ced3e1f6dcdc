import {
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  bodyShapes,
  clampFact,
  idealSizeBounds,
  idealSizeDefaults,
} from '@tailorbird/domain/sizing';
import { parseKept, recordOf } from '../../../platform/preferences/kept.ts';

/** The answers so far, and which of them the customer gave (SIZE-24). Persisted as JSON by `formatIdealSizeInput`. */
export type IdealSizeInput = BodyFacts & {
  readonly bodyShape: BodyShape | null;
  readonly adjusted: readonly BodyFact[];
};

export const emptyIdealSizeInput: IdealSizeInput = { ...idealSizeDefaults, bodyShape: null, adjusted: [] };

/** The input with one fact changed, clamped, and marked as the customer's own (SIZE-24, SIZE-48). */
export const adjustFact = <Fact extends BodyFact>(input: IdealSizeInput, fact: Fact, value: BodyFacts[Fact]): IdealSizeInput => ({
  ...input,
  [fact]: clampFact(fact, value),
  adjusted: input.adjusted.includes(fact) ? input.adjusted : [...input.adjusted, fact],
});

/** SIZE-24: the input as text, to be kept in the browser. */
export const formatIdealSizeInput = (input: IdealSizeInput): string => JSON.stringify(input);

/** Reads a kept input back, field by field; what is missing or makes no sense is the default and counts as not adjusted. Never fails. */
export const parseIdealSizeInput = (text: string | null): IdealSizeInput => {
  const kept = recordOf(parseKept(text));
  const adjusted = Array.isArray(kept.adjusted) ? kept.adjusted : [];
  let input: IdealSizeInput = {
    ...emptyIdealSizeInput,
    bodyShape: bodyShapes.find((shape) => shape === kept.bodyShape) ?? null,
  };
  for (const fact of Object.keys(idealSizeBounds) as BodyFact[]) {
    const value = kept[fact];
    if (typeof value === 'number' && Number.isFinite(value) && adjusted.includes(fact)) input = adjustFact(input, fact, value);
  }
  return input;
};
