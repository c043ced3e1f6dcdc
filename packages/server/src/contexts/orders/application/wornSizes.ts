import { createHash } from 'node:crypto';
import { judgesMisfit } from '@tailorbird/domain/orders';
import type { JudgedGarment, StandardSize } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import { allSizesOf, type SizeVersionContent, sizeContents } from '../../sizing/index.ts';
import { feedbackOnSizes, type StoredFeedback } from '../store/fitFeedback.ts';

/** What was said of a garment, as it tells of a size. `on` is what a decision on that size would be made on. */
export type Said = StoredFeedback & { readonly on: string; readonly judged: JudgedGarment };

/** A size with what was said of all garments of its wearer (SIZE-80), newest first. */
export type WornSize = {
  readonly id: number;
  readonly wearerId: number | null;
  readonly type: SizeType;
  /** Newest first; never empty. */
  readonly versions: readonly [SizeVersionContent, ...SizeVersionContent[]];
  readonly said: readonly Said[];
  /** The standard size that was worn first, or is there; null where it was none. What is known of who told nothing else. */
  readonly chosen: StandardSize | null;
};

/** The garments a change of a size follows from, as the version of it is kept with. */
export const sourcesOf = (said: readonly Said[]): SizeVersionContent['learnedFrom'] =>
  said.filter(judgesMisfit).map(({ orderNumber, title }) => ({ orderNumber, title }));

export const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Sizes of an owner of whose wearers something was said. Four queries. */
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
    const said = ofWearer(wearerId).flatMap((each): readonly Said[] => {
      const made = contents.get(each.sizeId)?.find(({ version }) => version === each.version);
      if (!made) return [];
      // What was decided stands until something else is said, or something else is known of the body.
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
    // What was worn first is what is known of who told nothing else: later versions follow from it.
    const worn = said.flatMap(({ sizeId, version }) => (sizeId === id ? [version] : []));
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
        said,
        chosen: first?.content.standardSize ?? null,
      },
    ];
  });
};
