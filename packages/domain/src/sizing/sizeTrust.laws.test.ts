import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrefs, somePrefsFor } from '../../test/sizePrefs.ts';
import { runs } from '../testing/runs.ts';
import { bodyModels } from './body/bodyCoefficients.ts';
import { civilGirths, covarianceUnit } from './body/bodyModel.ts';
import {
  bodyMeasures,
  centimeters,
  cutForChoices,
  estimateBody,
  estimateOfPrefs,
  fitConfidence,
  kilograms,
  type SizePrefs,
  surveyReach,
  trustInPrefs,
} from './index.ts';

const someone = fc.constantFrom(...cutForChoices).chain(somePrefsFor);
const withFacts = (facts: Partial<SizePrefs['facts']>): SizePrefs =>
  aPrefs({ facts: { ...aPrefs().facts, ...facts } });

test('[SIZE-131] trust widens every interval by the distance from the survey', () => {
  fc.assert(
    fc.property(someone, (prefs) => {
      const trust = trustInPrefs(prefs);
      if (!trust) throw new Error('Within the bounds a size can be computed');
      const reach = surveyReach(prefs.facts);
      expect(trust).toMatchObject({ reach, confidence: fitConfidence(estimateOfPrefs(prefs)) });
      expect(trust.widening).toBeCloseTo(reach > 1 ? 1 + 0.15 * (reach - 1) : 1, 12);
      // The unexplained variance of the survey times that factor is what is unknown without
      // tape and shape, except for waist and hip, which use civilian data.
      const { covariance } = bodyModels[prefs.facts.cutFor ?? 'men']['self-reported'];
      const estimate = estimateBody(prefs.facts);
      for (const [index, measure] of bodyMeasures.entries()) {
        if (civilGirths.some((each) => each === measure)) continue;
        const left = Math.sqrt(
          (covariance[(index * (index + 1)) / 2 + index] ?? 0) * covarianceUnit,
        );
        expect(estimate[measure].sdCm / estimate[measure].meanCm).toBeCloseTo(
          left * trust.widening,
          9,
        );
      }
    }),
    runs(80),
  );
});

test('[SIZE-131, SIZE-99] warnings cover growing, underserved and unusual bodies', () => {
  expect(trustInPrefs(aPrefs())).toMatchObject({
    widening: 1,
    mayStillGrow: false,
    hasLowFitRate: false,
  });
  for (const ageYears of [15, 16]) {
    const trust = trustInPrefs(withFacts({ ageYears }));
    expect(trust).toMatchObject({ mayStillGrow: true });
    expect(trust?.reach).toBeGreaterThan(1);
    expect(trust?.widening).toBeGreaterThan(1);
  }
  expect(trustInPrefs(withFacts({ ageYears: 17 }))).toMatchObject({
    mayStillGrow: true,
    widening: 1,
  });
  expect(trustInPrefs(withFacts({ ageYears: 18 }))).toMatchObject({ mayStillGrow: false });
  expect(trustInPrefs(withFacts({ weightKg: kilograms(110) }))).toMatchObject({
    hasLowFitRate: true,
  });
  const edge = trustInPrefs(withFacts({ heightCm: centimeters(220), weightKg: kilograms(50) }));
  expect(edge?.widening).toBeGreaterThan(1.2);
  expect(edge?.confidence).toBeLessThan(trustInPrefs(aPrefs())?.confidence ?? 0);
});

test('[SIZE-131] without a computed size there is no trust', () => {
  expect(trustInPrefs(withFacts({ ageYears: 14 }))).toBeNull();
  expect(trustInPrefs(aPrefs({ known: { chestCircumference: centimeters(500) } }))).toBeNull();
});
