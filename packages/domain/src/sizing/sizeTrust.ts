import { fitConfidence } from './body/fitConfidence.ts';
import { isServedLeast, mayGrow } from './body/servedLeast.ts';
import { surveyReach, wideningAt } from './body/surveyReach.ts';
import { estimateOfPrefs, prefsOutOfBounds, type SizePrefs } from './sizePrefs.ts';

/** How far what a size was computed from may be trusted (SIZE-131). */
export type SizeTrust = {
  /** How probably a size computed from it fits, 0 to 1: `fitConfidence`. */
  readonly confidence: number;
  /** How far the wearer is from the people behind the model: `surveyReach`. Above 1 nobody like them was measured. */
  readonly reach: number;
  /** By what that multiplies every standard deviation: 1 where people were measured. */
  readonly widening: number;
  readonly mayGrow: boolean;
  /** Of the group whom sizes from four answers fit least often. */
  readonly isServedLeast: boolean;
};

/** How far what was told may be trusted; null where no size can be computed from it. */
export const trustInPrefs = (prefs: SizePrefs): SizeTrust | null => {
  if (prefsOutOfBounds(prefs).length > 0) return null;
  const reach = surveyReach(prefs.facts);
  return {
    confidence: fitConfidence(estimateOfPrefs(prefs)),
    reach,
    widening: wideningAt(reach),
    mayGrow: mayGrow(prefs.facts),
    isServedLeast: isServedLeast(prefs.facts),
  };
};
