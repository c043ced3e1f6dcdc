import { businessUnit } from '@tailorbird/contract/reviews';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { z } from 'zod';
import { duplicates } from '../../../platform/rows/duplicates.ts';
import { parseRow } from '../../../platform/rows/parseRows.ts';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import { readJson } from '../../../platform/rows/readJson.ts';
import type { ReviewProvider } from '../application/provider.ts';

const file = 'reviews/sample.json';

const sampleRow = z.strictObject({
  reviews: z
    .array(
      z.strictObject({
        id: z.string(),
        stars: z.int().min(1).max(5),
        title: z.string(),
        text: z.string(),
        language: z.string().length(2),
        /** Age in days, so that samples stay recent. */
        daysAgo: z.int().positive(),
        garment: z.string(),
        consumer: z.strictObject({ displayName: z.string() }),
      }),
    )
    .min(1, 'has no review'),
});

const dayMs = 86_400_000;
const noonOf = (now: Date, daysAgo: number): string =>
  `${new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)}T12:00:00Z`;

/**
 * Sample reviews for a shop without review service, written for it and not by customers
 * (`docs/domain/reviews.md`). The score is computed from them.
 */
export const buildSampleReviews = (
  content: unknown,
  clock: () => Date,
): Result<ReviewProvider, readonly RowProblem[]> => {
  const { row, problems } = parseRow(sampleRow, content, { file, row: '' });
  if (row === undefined) return err(problems);
  const repeated = duplicates(row.reviews, ({ id }) => id).map(({ entry }) => ({
    file,
    row: entry.id,
    path: 'id',
    problem: 'is already taken by another review',
  }));
  if (repeated.length > 0) return err(repeated);
  const newestFirst = row.reviews.toSorted((one, other) => one.daysAgo - other.daysAgo);
  const total = newestFirst.length;
  const trustScore =
    Math.round((10 * newestFirst.reduce((sum, { stars }) => sum + stars, 0)) / total) / 10;
  const countOf = (stars: number): number =>
    newestFirst.filter((each) => each.stars === stars).length;
  return ok({
    info: async () => ({
      id: businessUnit,
      displayName: 'Tailorbird',
      score: { stars: Math.round(2 * trustScore) / 2, trustScore },
      numberOfReviews: {
        total,
        usedForTrustScoreCalculation: total,
        oneStar: countOf(1),
        twoStars: countOf(2),
        threeStars: countOf(3),
        fourStars: countOf(4),
        fiveStars: countOf(5),
      },
      sample: true,
      // Without a service, the shop shows them itself.
      page: null,
    }),
    reviews: async ({ stars, language }) =>
      newestFirst
        .filter(
          (each) =>
            (stars === null || stars.includes(each.stars)) &&
            (language === null || each.language === language),
        )
        .map(({ daysAgo, ...each }) => ({
          ...each,
          createdAt: noonOf(clock(), daysAgo),
          updatedAt: null,
        })),
  });
};

export const loadSampleReviews = (
  clock: () => Date,
): Result<ReviewProvider, readonly RowProblem[]> => {
  const read = readJson(new URL('../../../../', import.meta.url), file);
  return read.ok ? buildSampleReviews(read.value, clock) : err([read.failure]);
};
