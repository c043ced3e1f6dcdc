import type { BodyFacts } from '../idealSizeInput.ts';
import { bodyMeasures } from './bodyMeasure.ts';
import { type BodyModel, type CivilGirth, covarianceUnit, type PowerLaw } from './bodyModel.ts';
import type { Gaussian } from './gaussian.ts';
import { girthTerms, spreadTerms, sumOf } from './girthTerms.ts';
import { ageIn } from './surveyReach.ts';

export const predictBody = (model: BodyModel, facts: BodyFacts): Gaussian => {
  const { coefficients, covariance, civilGirths, region } = model;
  const age = ageIn(region, facts.ageYears);
  const [height, weight, foot] = [facts.heightCm, facts.weightKg, facts.footLengthCm].map(
    Math.log,
  ) as [number, number, number];
  const power = ([b0, b1, b2, b3, b4]: PowerLaw): number =>
    b0 + b1 * height + b2 * weight + b3 * age + b4 * foot;
  const [terms, spreads] = [girthTerms(facts), spreadTerms(facts)];
  const covarianceOf = (one: number, other: number): number => {
    const [row, column] = one < other ? [other, one] : [one, other];
    return (covariance[(row * (row + 1)) / 2 + column] ?? 0) * covarianceUnit;
  };
  const laws = bodyMeasures.map((measure, index) => {
    const law = civilGirths[measure as CivilGirth];
    if (!law) return { mean: power(coefficients[measure]), factor: 1 };
    const { mean, spread, report } = law;
    const variance = Math.exp(2 * sumOf(spreads, spread)) + (report?.variance ?? 0);
    return {
      mean: sumOf(terms, mean) + (report ? power(report.shift) : 0),
      factor: Math.sqrt(variance / covarianceOf(index, index)),
    };
  });
  return {
    mean: laws.map(({ mean }) => mean),
    // Civilian residuals have the soldiers' correlations but larger variances.
    covariance: laws.map(({ factor: own }, one) =>
      laws.map(({ factor }, other) => covarianceOf(one, other) * own * factor),
    ),
  };
};
