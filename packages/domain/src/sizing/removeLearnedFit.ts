import type { JudgedGarment } from './judgedGarment.ts';
import { acceptProposal, proposeSize } from './proposeSize.ts';
import type { SizeContent } from './savedSize.ts';
import type { StandardSize } from './standardSize.ts';

export type LearnedVersion = { readonly content: SizeContent; readonly isLearned: boolean };

/**
 * A size after feedback was withdrawn (SIZE-82): its last version that was not learned, changed
 * by the `remaining` feedback only. Later manual changes stay. `versions` are newest first;
 * null if nothing was learned.
 */
export const removeLearnedFit = (
  sizeTypeSlug: string,
  versions: readonly LearnedVersion[],
  remaining: readonly JudgedGarment[],
  chosen: StandardSize | null = null,
): SizeContent | null => {
  const isTold = ({ content, isLearned }: LearnedVersion): boolean =>
    !isLearned && content.measurements.every(({ origin }) => origin !== 'learned');
  const current = versions[0]?.content;
  const base = versions.find(isTold)?.content;
  if (!current || !base || base === current) return null;
  const change = proposeSize(
    sizeTypeSlug,
    base,
    remaining.map((garment) => ({ ...garment, isNew: true })),
    chosen,
  );
  const again = change ? acceptProposal(base, change) : base;
  const byHand = current.standardSize
    ? []
    : current.measurements.filter(({ origin }) => origin === 'manual');
  return {
    ...again,
    asymmetry: current.asymmetry,
    title: again.standardSize && current.standardSize ? again.title : current.title,
    standardSize: byHand.length > 0 ? null : again.standardSize,
    measurements: again.measurements.map(
      (each) => byHand.find(({ measure }) => measure === each.measure) ?? each,
    ),
  };
};
