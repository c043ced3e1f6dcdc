import {
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  bodyFacts,
  bodyShapes,
  type CutFor,
  clampFact,
  cutForChoices,
  factDefaults,
  idealSizeDefaults,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { parseStored, recordOf } from '../../preferences/storedRecord.ts';

/**
 * Answers about the body; `adjusted` lists those the customer gave (SIZE-24). Stored
 * as JSON by `formatIdealSizeInput`.
 */
export type IdealSizeInput = BodyFacts & {
  readonly bodyShape: BodyShape | null;
  readonly adjusted: readonly BodyFact[];
};

export const emptyIdealSizeInput: IdealSizeInput = {
  ...idealSizeDefaults,
  bodyShape: null,
  adjusted: [],
};

/** The input with one fact changed, clamped, and marked as the customer's own (SIZE-24, SIZE-48). */
export const adjustFact = <Fact extends BodyFact>(
  input: IdealSizeInput,
  fact: Fact,
  value: BodyFacts[Fact],
  cutFor: CutFor = 'men',
): IdealSizeInput => ({
  ...input,
  [fact]: clampFact(fact, value, cutFor),
  adjusted: input.adjusted.includes(fact) ? input.adjusted : [...input.adjusted, fact],
});

/**
 * The answers for a cut: given values within its bounds, and its averages for the others
 * (SIZE-95).
 */
export const inputForCut = (
  { cutFor: _, ...input }: IdealSizeInput,
  cutFor: CutFor,
): IdealSizeInput => ({
  ...input,
  ...(Object.fromEntries(
    bodyFacts.map((fact) => [
      fact,
      input.adjusted.includes(fact)
        ? clampFact(fact, input[fact], cutFor)
        : factDefaults(cutFor)[fact],
    ]),
  ) as Pick<IdealSizeInput, BodyFact>),
  ...storedCutFor(cutFor),
});

/** Bounds over both cuts. */
const withinAny = (fact: BodyFact, value: number): boolean =>
  cutForChoices.some((cutFor) => clampFact(fact, value, cutFor) === value);

/** SIZE-24: the input as text for storage in the browser. */
export const formatIdealSizeInput = (input: IdealSizeInput): string => JSON.stringify(input);

/**
 * Parses stored input field by field; missing or invalid fields become the default and count as
 * not adjusted. Never fails.
 */
export const parseIdealSizeInput = (text: string | null): IdealSizeInput => {
  const kept = recordOf(parseStored(text));
  const adjusted = Array.isArray(kept.adjusted) ? kept.adjusted : [];
  let input: IdealSizeInput = {
    ...emptyIdealSizeInput,
    bodyShape: bodyShapes.find((shape) => shape === kept.bodyShape) ?? null,
  };
  for (const fact of bodyFacts) {
    const value = kept[fact];
    if (typeof value !== 'number' || !Number.isFinite(value) || !adjusted.includes(fact)) continue;
    const given = adjustFact(input, fact, value as BodyFacts[typeof fact]);
    input = withinAny(fact, value) ? { ...given, [fact]: value } : given;
  }
  return input;
};
