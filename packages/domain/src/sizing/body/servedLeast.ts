import type { BodyFacts } from '../idealSizeInput.ts';

/** From this body mass index on, of men and of women alike, sizes from answers alone fit fewest: the last rows of the card's fairness tables. */
const leastServedFrom = 31;

/** Whether somebody is of the group whom a size from four answers fits least often (SIZE-99): say so, and ask for a tape. */
export const isServedLeast = ({
  heightCm,
  weightKg,
}: Pick<BodyFacts, 'heightCm' | 'weightKg'>): boolean =>
  weightKg / (heightCm / 100) ** 2 >= leastServedFrom;

/** Whether somebody may still grow (SIZE-99): nobody younger than 17 was measured for the model, and few before 18. */
export const mayGrow = ({ ageYears }: Pick<BodyFacts, 'ageYears'>): boolean => ageYears < 18;
