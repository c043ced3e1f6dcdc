import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyAnswers } from '../../../test/bodyAnswers.ts';
import { runs } from '../../testing/runs.ts';
import {
  estimateBody,
  fits,
  type GarmentMeasure,
  garmentMeasurements,
  garmentMeasures,
  standardSizeTypeSlugs,
} from '../index.ts';

const cut = (
  answers: Parameters<typeof estimateBody>[0],
  sizeTypeSlug: string,
  fit: (typeof fits)[number],
) => {
  const estimate = estimateBody(answers);
  const rows = garmentMeasurements({ estimate, sizeTypeSlug, fit })!;
  const values = Object.fromEntries(rows.map(({ measure, value }) => [measure, value])) as Partial<
    Record<GarmentMeasure, number>
  >;
  return { estimate, values, measures: rows.map(({ measure }) => measure) };
};

describe('the cut of a garment', () => {
  test('[SIZE-13] a looser fit is wider in every measure except the sleeve', () => {
    fc.assert(
      fc.property(bodyAnswers, fc.constantFrom(...standardSizeTypeSlugs), (answers, slug) => {
        const [tight, regular, loose] = fits.map((fit) => cut(answers, slug, fit));
        expect(regular!.measures).toEqual(tight!.measures);
        for (const measure of tight!.measures.filter((each) => each !== 'sleeveLength')) {
          expect([measure, tight!.values[measure]! < regular!.values[measure]!]).toEqual([
            measure,
            true,
          ]);
          expect([measure, regular!.values[measure]! < loose!.values[measure]!]).toEqual([
            measure,
            true,
          ]);
        }
      }),
      {
        ...runs(400),
        examples: standardSizeTypeSlugs.map((slug) => [
          fc.sample(bodyAnswers, { numRuns: 1, seed: 7 })[0]!,
          slug,
        ]),
      },
    );
  });

  test('[SIZE-16] each measure occurs once, in chart order, if the garment has it', () => {
    const chart: readonly GarmentMeasure[] = [
      'chest',
      'waist',
      'hem',
      'shoulder',
      'bodyLength',
      'sleeveLength',
      'biceps',
      'wrist',
      'neck',
    ];
    expect([...chart].sort()).toEqual([...garmentMeasures].sort());
    const [answers] = fc.sample(bodyAnswers, { numRuns: 1, seed: 7 });
    for (const slug of standardSizeTypeSlugs) {
      const { measures, values } = cut(answers!, slug, 'REGULAR');
      expect(measures).toEqual(chart.filter((measure) => measures.includes(measure)));
      expect(measures).toEqual(expect.arrayContaining(chart.slice(0, 7)));
      for (const measure of measures) expect(Number.isFinite(values[measure])).toBe(true);
    }
    expect(cut(answers!, 'shirt', 'REGULAR').measures).toEqual(chart);
    expect(cut(answers!, 't-shirt', 'REGULAR').measures).toEqual(chart.slice(0, 7));
    expect(cut(answers!, 'polo', 'REGULAR').measures).toEqual([...chart.slice(0, 7), 'neck']);
  });

  test('[SIZE-16] long sleeves reach the wrist: shirts over it, jerseys just short', () => {
    fc.assert(
      fc.property(bodyAnswers, fc.constantFrom(...fits), (answers, fit) => {
        for (const [slug, over] of [
          ['long-sleeve', -1],
          ['shirt', 0.5],
          ['sweatshirt', 0.5],
          ['hoodie', 1],
          ['knit', 0],
        ] as const) {
          const { estimate, values } = cut(answers, slug, fit);
          const spineToCuff = values.sleeveLength! + values.shoulder! / 2;
          // Both measurements are rounded to the half.
          expect(
            Math.abs(spineToCuff - estimate.sleeveLengthSpineWrist.meanCm - over),
          ).toBeLessThanOrEqual(0.38);
        }
      }),
      runs(200),
    );
  });
});
