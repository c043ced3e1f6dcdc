import { fitConfidence } from './body/fitConfidence.ts';
import { tolerancesOf } from './body/fitShares.ts';
import { estimatesAfterEach, initialEstimate, type JudgedGarment } from './judgedGarment.ts';
import type { SizeContent } from './savedSize.ts';
import type { StandardSize } from './standardSize.ts';

/**
 * Growth of confidence (SIZE-81): the share of people that a size made from the estimate would
 * fit (`fitConfidence`), before and after each garment, for the measurements of such a garment.
 * Null without facts about the wearer.
 */
export const learningSteps = (
  sizeTypeSlug: string,
  size: Pick<SizeContent, 'prefs'>,
  judged: readonly JudgedGarment[],
  chosen: StandardSize | null = null,
): { readonly before: number; readonly after: readonly number[] } | null => {
  const known = initialEstimate(size, chosen);
  if (!known) return null;
  const tolerances = tolerancesOf(sizeTypeSlug);
  const start = { today: known.today, hasFacts: size.prefs !== null };
  return {
    before: fitConfidence(known.today, tolerances),
    after: estimatesAfterEach(sizeTypeSlug, start, judged).map((each) =>
      fitConfidence(each, tolerances),
    ),
  };
};
