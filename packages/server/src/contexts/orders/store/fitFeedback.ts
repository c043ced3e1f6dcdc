import type { FitFeedback } from '@tailorbird/domain/orders';
import { toFlag, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Keeps what was said of how a line fits, in place of what was said before; an answer that was overtaken changes nothing. */
export const storeFitFeedback = async (
  queries: Queries,
  line: { readonly id: number; readonly size: { readonly id: number; readonly version: number } },
  { zones, washed }: FitFeedback,
  now: Date,
): Promise<void> => {
  const told = {
    user_size_id: line.size.id,
    size_version: line.size.version,
    zones: toJson(zones),
    washed: toFlag(washed),
    told_at: toInstant(now),
  };
  await queries
    .insertInto('fit_feedback')
    .values({ order_line_id: line.id, ...told })
    .onConflict((conflict) => conflict.column('order_line_id').doUpdateSet(told).where('fit_feedback.told_at', '<=', told.told_at))
    .execute();
};
