import type { BodyFacts } from '../idealSizeInput.ts';

const bentBetween = [15, 50] as const;
/** Body mass indices within which the variance changes; few people are thinner. */
const spreadBetween = [22, 50] as const;
/** Surveyed ages; the civilian surveys record older people as 80. */
const agesBetween = [17, 80] as const;

const [middleHeight, middleIndex, middleAge] = [175, 27, 45] as const;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

type Facts = Pick<BodyFacts, 'ageYears' | 'heightCm' | 'weightKg'>;

/** ln of the body mass index relative to the middle one, raw and clamped. */
const mass = ({ heightCm, weightKg }: Facts, [low, high]: readonly [number, number]) => {
  const whole = Math.log(weightKg / (heightCm / 100) ** 2 / middleIndex);
  const held = clamp(whole, [Math.log(low / middleIndex), Math.log(high / middleIndex)]);
  return { whole, held };
};

const decades = ({ ageYears }: Facts): number => (clamp(ageYears, agesBetween) - middleAge) / 10;

/**
 * The terms of a `GirthLaw`, constant first: height, body mass as a line, parabola and cubic
 * with tangents beyond the clamp, and age with its interactions. Clamped powers continue
 * smoothly, so a law that increases with body mass inside the clamp does so everywhere.
 */
export const girthTerms = (facts: Facts): readonly number[] => {
  const { whole, held } = mass(facts, bentBetween);
  const age = decades(facts);
  const beyond = whole - held;
  return [
    1,
    Math.log(facts.heightCm / middleHeight),
    whole,
    held * (held + 2 * beyond),
    held ** 2 * (held + 3 * beyond),
    age,
    age * held,
    age ** 2,
  ];
};

/** The terms of a law's variance: constant, body mass and age. */
export const spreadTerms = (facts: Facts): readonly number[] => [
  1,
  mass(facts, spreadBetween).held,
  decades(facts),
];

export const sumOf = (terms: readonly number[], coefficients: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * (coefficients[index] ?? 0), 0);
