import { createHash } from 'node:crypto';
import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import { type FitFeedback, judgesMisfit, type ProposalAnswer } from '@tailorbird/domain/orders';
import { proposeSize, type SizeChange, type SizeContent, takeProposal } from '@tailorbird/domain/sizing';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Owner, turnOf } from '../../../platform/session/visitor.ts';
import type { SizeType, WithCatalog } from '../../catalog/application/catalog.ts';
import { saveLearned } from '../../sizing/application/learnSize.ts';
import { findSize } from '../../sizing/application/ownSizes.ts';
import { ownSizes } from '../../sizing/application/readSizes.ts';
import { sizeContents } from '../../sizing/application/sizeContents.ts';
import { feedbackOnSizes, type StoredFeedback, storeDecision } from '../store/fitFeedback.ts';
import { type FeedbackNeeds, judgedOrder } from './fitFeedback.ts';

export type ProposalNeeds = FeedbackNeeds & WithCatalog;

/** A change of a size that follows from how garments made to it fit. */
export type FoundProposal = {
  readonly size: { readonly id: number; readonly title: string };
  readonly type: SizeType;
  readonly basis: string;
  readonly because: readonly { readonly title: Localized; readonly zones: FitFeedback['zones'] }[];
  readonly change: SizeChange;
};

type Followed = FoundProposal & { readonly content: SizeContent; readonly said: readonly (StoredFeedback & { readonly on: string })[] };

/** An order by its number, for who owns it or has the link of a mail about it. */
export type ReachedOrder = { readonly number: string; readonly link: string | undefined };

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What follows for sizes, whoever asks. Three queries. */
const proposalsOf = async (
  queries: Queries,
  { sizeTypes }: ProposalNeeds['catalog'],
  sizeIds: readonly number[],
): Promise<readonly Followed[]> => {
  const feedback = await feedbackOnSizes(queries, sizeIds);
  const contents = await sizeContents(queries, sizeTypes, [...new Set(feedback.map(({ sizeId }) => sizeId))]);
  return [...contents].flatMap(([id, versions]): readonly Followed[] => {
    const [current] = versions;
    if (!current) return [];
    const { type, content, version } = current;
    // What was decided stands until something else is said, or something else is known of the body.
    const said = feedback
      .filter(({ sizeId }) => sizeId === id)
      .map((each) => ({ ...each, on: hash([each.zones, each.washed, content.prefs]) }));
    const judged = said.flatMap(({ zones, washed, on, decidedOn, version: madeTo }) => {
      const made = versions.find((each) => each.version === madeTo)?.content;
      return made ? [{ madeTo: made, zones, washed, isNew: decidedOn !== on }] : [];
    });
    // What was worn first is what is known of who told nothing else: later versions follow from it.
    const first = Math.min(...said.map((each) => each.version));
    const chosen = versions.find((each) => each.version === first)?.content.standardSize ?? null;
    const change = proposeSize(type.slug, content, judged, chosen);
    if (!change) return [];
    const because = said.filter(judgesMisfit).map(({ title, zones }) => ({ title, zones }));
    return [
      {
        size: { id, title: content.title },
        type,
        basis: hash([version, said.map(({ lineId, on }) => [lineId, on])]),
        because,
        change,
        content,
        said,
      },
    ];
  });
};

/** Whose sizes are asked about, and which. */
const scopeOf = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
): Promise<Result<{ readonly owner: Owner; readonly sizeIds: readonly number[] } | null, AccessRefused | NotFound>> => {
  if (!reached) {
    const owner = await actor.knownOwner();
    return ok(owner && { owner, sizeIds: (await ownSizes(shop, actor)).map(({ id }) => id) });
  }
  const order = await judgedOrder(shop, actor, reached);
  if (!order.ok) return order;
  const { owner, lines } = order.value;
  const sizes = await Promise.all(
    lines.flatMap(({ sizeMadeTo }) => (sizeMadeTo ? [findSize(shop.database.queries, owner, sizeMadeTo.id)] : [])),
  );
  return ok({ owner, sizeIds: sizes.flatMap((size) => (size ? [size.id] : [])) });
};

/** What follows for the actor's sizes from how garments fit, or for those of one order. */
export const readProposals = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
): Promise<Result<readonly FoundProposal[], AccessRefused | NotFound>> => {
  const scope = await scopeOf(shop, actor, reached);
  if (!scope.ok) return scope;
  return ok(scope.value ? await proposalsOf(shop.database.queries, shop.catalog, scope.value.sizeIds) : []);
};

export type ProposalNotAnswered = AccessRefused | NotFound | TooOften | { readonly kind: 'proposal-outdated' };

/** Makes a proposal the next version of its size, or leaves it; either way it is decided on what was said. One transaction, in the turn of the size's owner. */
export const answerProposal = async (
  shop: ProposalNeeds,
  actor: Actor,
  reached: ReachedOrder | null,
  { sizeId, basis, answer }: { readonly sizeId: number; readonly basis: string; readonly answer: ProposalAnswer },
): Promise<Result<null, ProposalNotAnswered>> => {
  const counted = await countAttempt(shop, { kind: 'fit-feedback', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const scope = await scopeOf(shop, actor, reached);
  if (!scope.ok) return scope;
  if (!scope.value?.sizeIds.includes(sizeId)) return err({ kind: 'not-found' });
  const { owner } = scope.value;
  return await attempt<null, ProposalNotAnswered>(
    shop.database,
    async (trx, refuse) => {
      await takeTurns(trx, [turnOf(owner)]);
      const [proposal] = await proposalsOf(trx, shop.catalog, [sizeId]);
      if (proposal?.basis !== basis) return refuse({ kind: 'proposal-outdated' });
      const { type, content, change, said } = proposal;
      await storeDecision(trx, said);
      if (answer === 'leave') return null;
      const from = said.filter(judgesMisfit).map(({ orderNumber, title }) => ({ orderNumber, title }));
      const learned = { sizeId, type, content: takeProposal(content, change), from };
      return (await saveLearned(trx, owner, learned, shop.clock())) ? null : refuse({ kind: 'not-found' });
    },
    'read committed',
  );
};
