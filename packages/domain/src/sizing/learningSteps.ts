import { fitConfidence } from './body/fitConfidence.ts';
import { tolerancesOf } from './body/fitShares.ts';
import { type JudgedGarment, knownAfterEach, knownOf } from './judgedGarment.ts';
import type { SizeContent } from './savedSize.ts';
import type { StandardSize } from './standardSize.ts';

/**
 * How the share of people grows whom a size made to what is known would fit, by the measures such a garment has (`fitConfidence`): before any garment, and after each of them in their order
 * (SIZE-81). Null where nobody said what their wearer could be estimated from.
 */
export const learningSteps = (
  sizeTypeSlug: string,
  size: Pick<SizeContent, 'prefs'>,
  judged: readonly JudgedGarment[],
  chosen: StandardSize | null = null,
): { readonly before: number; readonly after: readonly number[] } | null => {
  const known = knownOf(size, chosen);
  if (!known) return null;
  const tolerances = tolerancesOf(sizeTypeSlug);
  const start = { today: known.today, hasFacts: size.prefs !== null };
  return {
    before: fitConfidence(known.today, tolerances),
    after: knownAfterEach(sizeTypeSlug, start, judged).map((each) =>
      fitConfidence(each, tolerances),
    ),
  };
};
