import type { ReviewProvider } from '../contexts/reviews/application/provider.ts';
import { loadSampleReviews } from '../contexts/reviews/providers/sampleReviews.ts';
import { describeProblem, type RowProblem } from '../platform/rows/problem.ts';
import type { Settings } from '../platform/runtime/settings.ts';

export const failWith = (title: string, problems: readonly RowProblem[]): never => {
  throw new Error(`${title}\n${problems.map(describeProblem).join('\n')}`);
};

export const openReviews = async (
  { trustpilot }: Settings,
  clock: () => Date,
): Promise<ReviewProvider> => {
  if (trustpilot !== null) {
    const { createTrustpilotReviews } = await import(
      '../contexts/reviews/providers/trustpilotReviews.ts'
    );
    return createTrustpilotReviews(trustpilot, () => clock().getTime());
  }
  const sample = loadSampleReviews(clock);
  return sample.ok ? sample.value : failWith('The sample of reviews has mistakes:', sample.failure);
};
