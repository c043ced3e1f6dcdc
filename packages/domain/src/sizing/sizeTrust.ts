import { fitConfidence } from './body/fitConfidence.ts';
import { hasLowFitRate, mayStillGrow } from './body/fitRate.ts';
import { surveyReach, wideningAt } from './body/surveyReach.ts';
import { estimateOfPrefs, prefsOutOfBounds, type SizePrefs } from './sizePrefs.ts';

/** Reliability of the inputs of a size (SIZE-131). */
export type SizeTrust = {
  /** The probability that a size computed from them fits, 0 to 1: `fitConfidence`. */
  readonly confidence: number;
  /**
   * The distance from the surveyed people: `surveyReach`. Above 1 nobody similar was measured.
   */
  readonly reach: number;
  /** The resulting factor on standard deviations: 1 within the survey. */
  readonly widening: number;
  readonly mayStillGrow: boolean;
  /** True if the person belongs to the group that sizes from four answers fit least often. */
  readonly hasLowFitRate: boolean;
};

/** The confidence in prefs; null if no size can be computed. */
export const trustInPrefs = (prefs: SizePrefs): SizeTrust | null => {
  if (prefsOutOfBounds(prefs).length > 0) return null;
  const reach = surveyReach(prefs.facts);
  return {
    confidence: fitConfidence(estimateOfPrefs(prefs)),
    reach,
    widening: wideningAt(reach),
    mayStillGrow: mayStillGrow(prefs.facts),
    hasLowFitRate: hasLowFitRate(prefs.facts),
  };
};
