import fc from 'fast-check';
import {
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
  bodyShapes,
  type Centimeters,
  type CutFor,
  centimeters,
  estimateBody,
  fits,
  kilograms,
  type SizePrefs,
  sizeDesignVersions,
  standardSizeTypeSlugs,
  storedCutFor,
  unitSystems,
} from '../src/sizing/index.ts';
import { aMan, bodyAnswersFor } from './bodyAnswers.ts';

export const aPrefs = (changes: Partial<SizePrefs> = {}): SizePrefs => ({
  facts: {
    ageYears: aMan.ageYears,
    heightCm: centimeters(aMan.heightCm),
    weightKg: kilograms(aMan.weightKg),
    footLengthCm: centimeters(aMan.footLengthCm),
  },
  bodyShape: 'RECTANGULAR',
  fit: 'REGULAR',
  units: 'metric',
  known: {},
  designVersion: 'V2',
  ...changes,
});

/**
 * Any valid prefs for those bodies, with some tape measures at most a tenth away from the
 * estimate, within the bounds of tape measurements.
 */
export const somePrefsFor = (cutFor: CutFor): fc.Arbitrary<SizePrefs> =>
  fc
    .record({
      answers: bodyAnswersFor(cutFor),
      bodyShape: fc.constantFrom(...bodyShapes),
      fit: fc.constantFrom(...fits),
      units: fc.constantFrom(...unitSystems),
      designVersion: fc.constantFrom(...sizeDesignVersions),
      taped: fc.uniqueArray(fc.constantFrom(...bodyMeasures), { maxLength: 3 }),
      off: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    })
    .map(({ answers, taped, off, ...rest }) => {
      const { ageYears, heightCm, weightKg, footLengthCm } = answers;
      const facts = { ageYears, heightCm, weightKg, footLengthCm, ...storedCutFor(cutFor) };
      const estimate = estimateBody(facts);
      const known: Partial<Record<BodyMeasure, Centimeters>> = {};
      for (const measure of taped) {
        const { minimum, maximum } = bodyMeasureBounds[measure];
        const value = Math.round(estimate[measure].meanCm * (1 + off) * 10) / 10;
        known[measure] = centimeters(Math.min(maximum, Math.max(minimum, value)));
      }
      return { ...rest, facts, known } as SizePrefs;
    });

export const somePrefs: fc.Arbitrary<SizePrefs> = somePrefsFor('men');

export const someSizeType: fc.Arbitrary<string> = fc.constantFrom(...standardSizeTypeSlugs);
