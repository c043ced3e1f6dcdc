import { createHash } from 'node:crypto';
import { hasMisfit } from '@tailorbird/domain/orders';
import type { JudgedGarment, StandardSize } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import { allSizesOf, type SizeVersionContent, sizeContents } from '../../sizing/index.ts';
import { feedbackOnSizes, type StoredFeedback } from '../store/fitFeedback.ts';

/**
 * A garment rating as evidence for a size. `on` identifies the evidence that a decision on the
 * size is based on.
 */
export type DatedFeedback = StoredFeedback & {
  readonly on: string;
  readonly judged: JudgedGarment;
};

/** A size with the ratings of all garments of its wearer (SIZE-80), newest first. */
export type WornSize = {
  readonly id: number;
  readonly wearerId: number | null;
  readonly type: SizeType;
  /** Newest first; never empty. */
  readonly versions: readonly [SizeVersionContent, ...SizeVersionContent[]];
  readonly feedbacks: readonly DatedFeedback[];
  /**
   * The standard size that was worn first or is current; null if there was none. Used for
   * wearers with no other facts.
   */
  readonly chosen: StandardSize | null;
};

/** The garments that a change of a size is derived from, as stored with the new version. */
export const sourcesOf = (feedbacks: readonly DatedFeedback[]): SizeVersionContent['learnedFrom'] =>
  feedbacks.filter(hasMisfit).map(({ orderNumber, title }) => ({ orderNumber, title }));

export const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** An owner's sizes whose wearers have ratings. Four queries. */
export const wornSizes = async (
  queries: Queries,
  { sizeTypes }: WithCatalog['catalog'],
  owner: Owner,
  ids: readonly number[],
): Promise<readonly WornSize[]> => {
  const all = await allSizesOf(queries, owner);
  const wearers = new Map(all.map(({ id, wearerId }) => [id, wearerId]));
  const feedback = await feedbackOnSizes(queries, [...wearers.keys()]);
  const ofWearer = (wearerId: number | null): readonly StoredFeedback[] =>
    feedback.filter(({ sizeId }) => wearers.get(sizeId) === wearerId);
  const asked = [...new Set(ids)].flatMap((id) => {
    const wearerId = wearers.get(id);
    return wearerId !== undefined && ofWearer(wearerId).length > 0 ? [{ id, wearerId }] : [];
  });
  const contents = await sizeContents(queries, sizeTypes, [
    ...asked.map(({ id }) => id),
    ...feedback.map(({ sizeId }) => sizeId),
  ]);
  return asked.flatMap(({ id, wearerId }): readonly WornSize[] => {
    const [current, ...older] = contents.get(id) ?? [];
    if (!current) return [];
    const feedbacks = ofWearer(wearerId).flatMap((each): readonly DatedFeedback[] => {
      const made = contents.get(each.sizeId)?.find(({ version }) => version === each.version);
      if (!made) return [];
      // A decision holds until a new rating or a new fact about the body arrives.
      const on = hash([each.zones, each.washed, current.content.prefs]);
      const { zones, washed, decidedOn } = each;
      const judged = { madeTo: made.content, zones, washed, isNew: decidedOn[id] !== on };
      return [
        {
          ...each,
          on,
          judged: each.sizeId === id ? judged : { ...judged, ofAnother: made.type.slug },
        },
      ];
    });
    // The first worn version is the base for wearers with no other facts: later versions derive
    // from it.
    const worn = feedbacks.flatMap(({ sizeId, version }) => (sizeId === id ? [version] : []));
    const first =
      worn.length > 0
        ? [current, ...older].find(({ version }) => version === Math.min(...worn))
        : current;
    return [
      {
        id,
        wearerId,
        type: current.type,
        versions: [current, ...older],
        feedbacks,
        chosen: first?.content.standardSize ?? null,
      },
    ];
  });
};
