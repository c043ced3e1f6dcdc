import { err, type Localized, type Result } from '@tailorbird/domain/kernel';
import type { FitFeedback } from '@tailorbird/domain/orders';
import { isSameContent, learningSteps, removeLearnedFit } from '@tailorbird/domain/sizing';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { ownSizes, saveLearned, wearerName } from '../../sizing/index.ts';
import { deleteFitFeedback } from '../store/fitFeedback.ts';
import type { ProposalNeeds } from './sizeProposals.ts';
import { type DatedFeedback, sourcesOf, type WornSize, wornSizes } from './wornSizes.ts';

/**
 * Ratings of a wearer's garments in chronological order, with the certainty of a size made for
 * them before and after each (SIZE-81).
 */
export type WornGarments = {
  readonly wearer: string | null;
  readonly before: number | null;
  readonly garments: readonly {
    readonly lineId: number;
    readonly orderNumber: string;
    readonly title: Localized;
    readonly zones: FitFeedback['zones'];
    readonly after: number | null;
  }[];
};

/**
 * The size that contains most about its wearer: the newest made from facts, or else the newest.
 */
const bestKnown = (sizes: readonly WornSize[]): WornSize | undefined =>
  sizes.find(({ versions }) => versions[0].content.prefs !== null) ?? sizes[0];

/** The actor's garment ratings, for each wearer that still has a size. */
export const readWorn = async (
  shop: ProposalNeeds,
  actor: Actor,
): Promise<readonly WornGarments[]> => {
  const owner = await actor.knownOwner();
  if (!owner) return [];
  const ids = (await ownSizes(shop, actor)).map(({ id }) => id);
  const sizes = await wornSizes(shop.database.queries, shop.catalog, owner, ids);
  const wearers = [...new Set(sizes.map(({ wearerId }) => wearerId))].flatMap((wearerId) => {
    const size = bestKnown(sizes.filter((each) => each.wearerId === wearerId));
    return size ? [size] : [];
  });
  return await Promise.all(
    wearers.map(async (size): Promise<WornGarments> => {
      const oldestFirst = [...size.feedbacks].reverse();
      const judged = oldestFirst.map((each) => each.judged);
      const steps = learningSteps(size.type.slug, size.versions[0].content, judged, size.chosen);
      return {
        wearer: (await wearerName(shop.database.queries, size)) ?? null,
        before: steps?.before ?? null,
        garments: oldestFirst.map(({ lineId, orderNumber, title, zones }, index) => ({
          lineId,
          orderNumber,
          title,
          zones,
          after: steps?.after[index] ?? null,
        })),
      };
    }),
  );
};

const isLearnedFrom = ({ versions }: WornSize, { orderNumber, title }: DatedFeedback): boolean =>
  versions.some(({ learnedFrom }) =>
    learnedFrom.some(
      (each) =>
        each.orderNumber === orderNumber && JSON.stringify(each.title) === JSON.stringify(title),
    ),
  );

export type NotForgotten = NotFound | RateLimited;

/**
 * Deletes the actor's rating of a line, and gives each size that learned from it the version it
 * would have had without (SIZE-82). One transaction, serialized per owner.
 */
export const forgetFit = async (
  shop: ProposalNeeds,
  actor: Actor,
  lineId: number,
): Promise<Result<null, NotForgotten>> => {
  const counted = await countAttempt(shop, {
    kind: 'fit-feedback',
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const owner = await actor.knownOwner();
  if (!owner) return err({ kind: 'not-found' });
  const ids = (await ownSizes(shop, actor)).map(({ id }) => id);
  return await attempt<null, NotForgotten>(
    shop.database,
    async (trx, refuse) => {
      await acquireLocks(trx, [lockNameOf(owner)]);
      const sizes = await wornSizes(trx, shop.catalog, owner, ids);
      const touched = sizes.flatMap((size) => {
        const forgotten = size.feedbacks.find((each) => each.lineId === lineId);
        return forgotten ? [{ size, forgotten }] : [];
      });
      if (touched.length === 0) return refuse({ kind: 'not-found' });
      await deleteFitFeedback(trx, lineId);
      for (const { size, forgotten } of touched) {
        if (!isLearnedFrom(size, forgotten)) continue;
        const { id, type, versions, chosen } = size;
        const others = size.feedbacks.filter((each) => each !== forgotten);
        const content = removeLearnedFit(
          type.slug,
          versions.map((each) => ({
            content: each.content,
            isLearned: each.learnedFrom.length > 0,
          })),
          others.map(({ judged }) => judged),
          chosen,
        );
        if (!content || isSameContent(content, versions[0].content)) continue;
        const from = sourcesOf(others);
        await saveLearned(trx, owner, { sizeId: id, type, content, from }, shop.clock());
      }
      return null;
    },
    'read committed',
  );
};
