import { businessUnit, review, type WireReview } from '@tailorbird/contract/reviews';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { z } from 'zod';
import { duplicates } from '../../../platform/rows/duplicates.ts';
import { parseRow } from '../../../platform/rows/parseRows.ts';
import type { RowProblem } from '../../../platform/rows/problem.ts';
import { readJson } from '../../../platform/rows/readJson.ts';
import type { ReviewProvider } from '../application/provider.ts';

const file = 'reviews/sample.json';

const sampleRow = z.strictObject({
  score: z.strictObject({
    stars: z.number().min(1).max(5),
    trustScore: z.number().min(1).max(5),
    total: z.int().nonnegative(),
    usedForTrustScoreCalculation: z.int().nonnegative(),
  }),
  reviews: z.array(review),
});

/** The reviews a shop shows that is at no review service: a sample, written for it, of no customer (`docs/domain/content.md`). */
export const buildSampleReviews = (content: unknown): Result<ReviewProvider, readonly RowProblem[]> => {
  const { row, problems } = parseRow(sampleRow, content, { file, row: '' });
  if (row === undefined) return err(problems);
  const repeated = duplicates(row.reviews, ({ id }) => id).map(({ entry }) => ({
    file,
    row: entry.id,
    path: 'id',
    problem: 'is already taken by another review',
  }));
  if (repeated.length > 0) return err(repeated);
  const newestFirst: readonly WireReview[] = row.reviews.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const { total, usedForTrustScoreCalculation, ...score } = row.score;
  return ok({
    info: async () => ({
      id: businessUnit,
      displayName: 'Tailorbird',
      score,
      numberOfReviews: { total, usedForTrustScoreCalculation },
    }),
    reviews: async ({ stars, language }) =>
      newestFirst.filter((each) => (stars === null || stars.includes(each.stars)) && (language === null || each.language === language)),
  });
};

/** The committed sample. */
export const loadSampleReviews = (): Result<ReviewProvider, readonly RowProblem[]> => {
  const read = readJson(new URL('../../../../', import.meta.url), file);
  return read.ok ? buildSampleReviews(read.value) : err([read.failure]);
};
