import type { BodyFacts } from '../idealSizeInput.ts';

/**
 * From this body mass index, sizes from answers alone fit least often, for men and women; see
 * the last rows of the model card's fairness tables.
 */
const leastServedFrom = 31;

/**
 * True if a person belongs to the group that a size from four answers fits least often
 * (SIZE-99). Tell them, and ask for a tape measurement.
 */
export const hasLowFitRate = ({
  heightCm,
  weightKg,
}: Pick<BodyFacts, 'heightCm' | 'weightKg'>): boolean =>
  weightKg / (heightCm / 100) ** 2 >= leastServedFrom;

/**
 * True if a person may still grow (SIZE-99): nobody under 17 was measured for the model, and
 * few under 18.
 */
export const mayStillGrow = ({ ageYears }: Pick<BodyFacts, 'ageYears'>): boolean => ageYears < 18;
