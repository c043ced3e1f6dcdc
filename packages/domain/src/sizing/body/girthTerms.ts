import type { BodyFacts } from '../idealSizeInput.ts';

/** Body mass indices between which a law bends; beyond, it continues as its tangent. */
const bentBetween = [15, 50] as const;
/** Body mass indices between which the spread changes: few are thinner, and they are as wide spread as at its lower end. */
const spreadBetween = [22, 50] as const;
/** Years between which people were measured: the surveys of civilians write 80 for everybody older. */
const agesBetween = [17, 80] as const;

const [middleHeight, middleIndex, middleAge] = [175, 27, 45] as const;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

type Facts = Pick<BodyFacts, 'ageYears' | 'heightCm' | 'weightKg'>;

/** ln of the body mass index over the middle one: of the body, and held between two others. */
const mass = ({ heightCm, weightKg }: Facts, [low, high]: readonly [number, number]) => {
  const whole = Math.log(weightKg / (heightCm / 100) ** 2 / middleIndex);
  const held = clamp(whole, [Math.log(low / middleIndex), Math.log(high / middleIndex)]);
  return { whole, held };
};

const decades = ({ ageYears }: Facts): number => (clamp(ageYears, agesBetween) - middleAge) / 10;

/**
 * The terms of a `GirthLaw`, the constant first: height, body mass as a line, parabola and cubic that continue as their tangents, and age, which counts for less
 * or more with body mass and with itself. Powers of a length that is held continue smoothly, so a law whose slope over body mass is positive where it bends
 * is so everywhere.
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

/** The terms of a law's spread: a constant, body mass and age. */
export const spreadTerms = (facts: Facts): readonly number[] => [
  1,
  mass(facts, spreadBetween).held,
  decades(facts),
];

/** The sum of terms, each times its coefficient. */
export const sumOf = (terms: readonly number[], coefficients: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * (coefficients[index] ?? 0), 0);
