import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import { type FitFeedback, hasMisfit, type ProposalAnswer } from '@tailorbird/domain/orders';
import {
  acceptProposal,
  type CutFor,
  proposeSize,
  type SizeChange,
  type SizeContent,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf, type Owner } from '../../../platform/session/visitor.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import { findSize, ownSizes, saveLearned } from '../../sizing/index.ts';
import { storeDecision } from '../store/fitFeedback.ts';
import { type FeedbackNeeds, judgedOrder } from './fitFeedback.ts';
import { type DatedFeedback, hash, sourcesOf, wornSizes } from './wornSizes.ts';

export type ProposalNeeds = FeedbackNeeds & WithCatalog;

/** A change of a size that is derived from the fit of garments made to it. */
export type FoundProposal = {
  readonly size: { readonly id: number; readonly title: string; readonly cutFor?: CutFor };
  readonly type: SizeType;
  readonly basis: string;
  /** Garments that do not fit, newest first; `sizeId` is the size they were made to. */
  readonly because: readonly {
    readonly title: Localized;
    readonly zones: FitFeedback['zones'];
    readonly sizeId: number;
  }[];
  readonly change: SizeChange;
};

type Followed = FoundProposal & {
  readonly content: SizeContent;
  readonly feedbacks: readonly DatedFeedback[];
};

/** An order by number, for its owner or a holder of a link from a mail. */
export type ReachedOrder = { readonly number: string; readonly link: string | undefined };

const proposalsOf = async (
  queries: Queries,
  { catalog }: ProposalNeeds,
  owner: Owner,
  sizeIds: readonly number[],
): Promise<readonly Followed[]> =>
  (await wornSizes(queries, catalog, owner, sizeIds)).flatMap(
    ({ id, type, versions, feedbacks, chosen }): readonly Followed[] => {
      const [{ content, version }] = versions;
      const judged = feedbacks.map((each) => each.judged);
      const change = proposeSize(type.slug, content, judged, chosen);
      if (!change) return [];
      return [
        {
          size: { id, title: content.title, ...storedCutFor(content.cutFor) },
          type,
          basis: hash([version, feedbacks.map(({ lineId, on }) => [lineId, on])]),
          because: feedbacks.filter(hasMisfit),
          change,
          content,
          feedbacks,
        },
      ];
    },
  );

const scopeOf = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
): Promise<
  Result<
    { readonly owner: Owner; readonly sizeIds: readonly number[] } | null,
    AccessRefused | NotFound
  >
> => {
  if (!reached) {
    const owner = await actor.knownOwner();
    return ok(owner && { owner, sizeIds: (await ownSizes(shop, actor)).map(({ id }) => id) });
  }
  const order = await judgedOrder(shop, actor, reached);
  if (!order.ok) return order;
  const { owner, lines } = order.value;
  const sizes = await Promise.all(
    lines.flatMap(({ sizeMadeTo }) =>
      sizeMadeTo ? [findSize(shop.database.queries, owner, sizeMadeTo.id)] : [],
    ),
  );
  return ok({ owner, sizeIds: sizes.flatMap((size) => (size ? [size.id] : [])) });
};

/**
 * Proposals for the actor's sizes, or for the sizes of one order, derived from how garments
 * fit.
 */
export const readProposals = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
): Promise<Result<readonly FoundProposal[], AccessRefused | NotFound>> => {
  const scope = await scopeOf(shop, actor, reached);
  if (!scope.ok) return scope;
  if (!scope.value) return ok([]);
  const found = await proposalsOf(
    shop.database.queries,
    shop,
    scope.value.owner,
    scope.value.sizeIds,
  );
  // A link may have been forwarded, so it reveals no garments of other orders.
  return ok(
    reached
      ? found.map((each) => ({
          ...each,
          because: each.because.filter(({ sizeId }) => sizeId === each.size.id),
        }))
      : found,
  );
};

/**
 * Owner of a size that the actor can change: one of their own sizes, or a size of the order
 * they reached.
 */
export const reachableSizeOwner = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
  sizeId: number,
): Promise<Result<Owner, AccessRefused | NotFound>> => {
  const scope = await scopeOf(shop, actor, reached);
  if (!scope.ok) return scope;
  return scope.value?.sizeIds.includes(sizeId) ? ok(scope.value.owner) : err({ kind: 'not-found' });
};

export type ProposalNotAnswered =
  | AccessRefused
  | NotFound
  | RateLimited
  | { readonly kind: 'proposal-outdated' };

/**
 * Accepts a proposal as the next version of its size, or dismisses it. Both settle the ratings
 * behind it. One transaction, serialized per owner.
 */
export const answerProposal = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
  {
    sizeId,
    basis,
    answer,
  }: { readonly sizeId: number; readonly basis: string; readonly answer: ProposalAnswer },
): Promise<Result<null, ProposalNotAnswered>> => {
  const counted = await countAttempt(shop, {
    kind: 'fit-feedback',
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const found = await reachableSizeOwner(shop, actor, reached, sizeId);
  if (!found.ok) return found;
  const owner = found.value;
  return await attempt<null, ProposalNotAnswered>(
    shop.database,
    async (trx, refuse) => {
      await acquireLocks(trx, [lockNameOf(owner)]);
      const [proposal] = await proposalsOf(trx, shop, owner, [sizeId]);
      if (proposal?.basis !== basis) return refuse({ kind: 'proposal-outdated' });
      const { type, content, change, feedbacks } = proposal;
      await storeDecision(trx, sizeId, feedbacks);
      if (answer === 'leave') return null;
      const from = sourcesOf(feedbacks);
      const learned = { sizeId, type, content: acceptProposal(content, change), from };
      return (await saveLearned(trx, owner, learned, shop.clock()))
        ? null
        : refuse({ kind: 'not-found' });
    },
    'read committed',
  );
};
