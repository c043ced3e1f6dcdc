import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMan, aWoman, bodyAnswers } from '../../../test/bodyAnswers.ts';
import { runs } from '../../testing/runs.ts';
import {
  type BodyAnswers,
  bodyMeasures,
  type CutFor,
  centimeters,
  estimateBody,
  type FeltFit,
  fitConfidence,
  fitShares,
  fitTolerances,
  learnFromFit,
  recommendStandardSize,
  standardBody,
  standardSizeOf,
  tolerancesOf,
} from '../index.ts';
import { cutSizeTypeSlugs } from './cutGarment.ts';
import { feltModel } from './feltModel.ts';

const eachShare = (shares: ReturnType<typeof fitShares>): readonly number[] => [
  shares.atOnce,
  shares.afterOne,
  shares.afterTwo,
];

describe('the shares of people that a garment fits', () => {
  test('[SIZE-133] shares start at a made garment’s fit and grow with remakes', () => {
    fc.assert(
      fc.property(
        bodyAnswers,
        fc.constantFrom(...cutSizeTypeSlugs),
        fc.boolean(),
        (answers, slug, isTaped) => {
          const chest = estimateBody(answers).chestCircumference.meanCm;
          const known = isTaped ? { chestCircumference: centimeters(chest) } : {};
          const estimate = estimateBody({ ...answers, known });
          const shares = fitShares(estimate, tolerancesOf(slug));
          expect(shares.atOnce).toBeCloseTo(fitConfidence(estimate, tolerancesOf(slug)), 12);
          const [atOnce, afterOne, afterTwo] = eachShare(shares) as [number, number, number];
          expect(atOnce).toBeGreaterThan(0);
          expect(afterOne).toBeGreaterThan(atOnce);
          expect(afterTwo).toBeGreaterThan(afterOne);
          expect(afterTwo).toBeLessThanOrEqual(1);
        },
      ),
      runs(60),
    );
  });

  test('[SIZE-133] shares start at the standard size’s probability if it is first', () => {
    fc.assert(
      fc.property(bodyAnswers, (answers) => {
        const estimate = estimateBody(answers);
        const found = recommendStandardSize(estimate, answers.cutFor);
        if (!found) return;
        const first = standardBody(standardSizeOf(found));
        const shares = fitShares(estimate, fitTolerances, first);
        expect(shares.atOnce).toBeCloseTo(found.probability, 9);
        const custom = fitShares(estimate);
        // A remake is made to measure, so the remaining difference is small.
        expect(shares.afterOne).toBeGreaterThan(shares.atOnce);
        expect(shares.afterTwo).toBeGreaterThan(shares.afterOne);
        expect(custom.atOnce).toBeGreaterThanOrEqual(shares.atOnce - 1e-9);
      }),
      runs(60),
    );
  });

  test('[SIZE-133] shares equal those of simulated people with remade garments', () => {
    // Reproducible draws.
    let state = 12345;
    const uniform = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state + 0.5) / 2 ** 32;
    };
    const normal = (): number =>
      Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const measures = ['chestCircumference', 'sleeveLengthSpineWrist'] as const;
    for (const answers of [aMan, aWoman, { ...aWoman, weightKg: 110 }] as BodyAnswers[]) {
      const estimate = estimateBody(answers);
      const counts = [0, 0, 0];
      const people = 1500;
      for (let person = 0; person < people; person += 1) {
        const body = measures.map(
          (measure) => estimate[measure].meanCm + estimate[measure].sdCm * normal(),
        );
        let known = estimate;
        for (const garment of counts.keys()) {
          const cutFor = measures.map((measure) => known[measure].meanCm);
          const off = measures.map((_, index) => body[index]! - cutFor[index]!);
          if (measures.every((measure, index) => Math.abs(off[index]!) <= fitTolerances[measure]))
            counts[garment]! += 1;
          known = learnFromFit(known, [
            {
              cutFor: Object.fromEntries(
                measures.map((measure, index) => [measure, centimeters(cutFor[index]!)]),
              ),
              answers: measures.map((zone, index) => {
                const { toleranceCm, noiseCm } = feltModel.zones[zone]!;
                const felt = off[index]! + noiseCm * normal();
                const said: FeltFit =
                  felt > toleranceCm ? 'too-small' : felt < -toleranceCm ? 'too-large' : 'right';
                return { zone, felt: said };
              }),
            },
          ]);
        }
      }
      for (const [index, share] of eachShare(fitShares(estimate)).entries())
        expect(Math.abs(counts[index]! / people - share)).toBeLessThan(0.04);
    }
  });

  test('[SIZE-133] shares always count the chest, the sleeve if it is long', () => {
    for (const slug of cutSizeTypeSlugs) {
      const measures = Object.keys(tolerancesOf(slug));
      expect(measures).toContain('chestCircumference');
      expect(measures.every((each) => bodyMeasures.some((measure) => measure === each))).toBe(true);
    }
    expect(Object.keys(tolerancesOf('t-shirt'))).toEqual(['chestCircumference']);
    expect(tolerancesOf('shirt')).toEqual(fitTolerances);
    // The effect of a bust tape measurement: it doubles the share for a shirt; a T-shirt fits
    // nearly everybody.
    const shares = (['men', 'women'] as CutFor[]).map((cutFor) => {
      const answers = cutFor === 'men' ? aMan : aWoman;
      const chest = estimateBody(answers).chestCircumference.meanCm;
      const taped = { ...answers, known: { chestCircumference: centimeters(chest) } };
      return [answers, taped].map((each) => fitShares(estimateBody(each)).atOnce);
    });
    expect(shares[0]![0]).toBeCloseTo(0.36, 1);
    expect(shares[0]![1]).toBeCloseTo(0.61, 1);
    expect(shares[1]![0]).toBeCloseTo(0.3, 1);
    expect(shares[1]![1]).toBeCloseTo(0.65, 1);
  });
});
