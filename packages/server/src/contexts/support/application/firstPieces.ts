import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isMadeToSize, partsOf, remakeGuaranteeEnd } from '@tailorbird/domain/orders';
import {
  claimFirstPiece as canClaim,
  type FirstPiece,
  type FirstPieceRefused,
} from '@tailorbird/domain/support';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import {
  feedbackOnLines,
  findOrder,
  fitComment,
  judgedOrder,
  type StoredOrder,
  type StoredOrderLine,
} from '../../orders/index.ts';
import { claimedPieces, claimsAbout, type StoredClaim } from '../store/claims.ts';
import { claimItemOf } from './showClaim.ts';
import { type StoreClaimNeeds, storeClaim } from './storeClaim.ts';

export type FirstPieceNeeds = StoreClaimNeeds & WithCatalog;

type Refused = AccessRefused | NotFound;

type Linked = { readonly number: string; readonly link: string | undefined };

type Judged = {
  readonly line: StoredOrderLine;
  readonly can: Result<null, FirstPieceRefused>;
  readonly feedback: Parameters<typeof canClaim>[1]['feedback'];
  /** The newest claim about it that was not refused. */
  readonly claim: StoredClaim | undefined;
  readonly refused: number;
};

/** The possible and the existing first-piece claims for the lines of an order. */
const judge = async (
  queries: Queries,
  shop: WithCatalog,
  order: StoredOrder,
  now: Date,
): Promise<readonly Judged[]> => {
  const claimed = await claimedPieces(queries, 'frg', [order.number]);
  const claims = (await claimsAbout(queries, [order.number])).filter(({ type }) => type === 'frg');
  const feedbacks = await feedbackOnLines(
    queries,
    order.lines.map(({ id }) => id),
  );
  return order.lines.map((line) => {
    const about = claims.filter(({ items }) => items.some(({ lineId }) => lineId === line.id));
    const feedback = feedbacks.get(line.id) ?? null;
    const piece = {
      ...claimItemOf(shop, line),
      isMadeToSize: isMadeToSize(line),
      madeFirst: line.madeFirst ?? 0,
      isClaimed: (claimed.get(line.id) ?? 0) > 0,
      feedback,
    };
    const can = canClaim(
      { status: order.status, fitAnswer: order.fitAnswer, datePlaced: order.placedAt },
      piece,
      now.toISOString(),
    );
    const isRefused = ({ decision }: StoredClaim): boolean => decision?.kind === 'refused';
    return {
      line,
      can,
      feedback,
      claim: about.find((each) => !isRefused(each)),
      refused: about.filter(isRefused).length,
    };
  });
};

/**
 * The offer as the customer sees it; null if there is neither a claim nor the option of one.
 */
const show = (order: StoredOrder, { line, can, claim }: Judged): FirstPiece | null => {
  const missing = can.ok || can.failure.kind === 'piece-not-claimable' ? null : can.failure.kind;
  if (!claim && !can.ok && missing === null) return null;
  return {
    lineId: line.id,
    guaranteeEnd: remakeGuaranteeEnd(order.placedAt),
    missing,
    claim: claim ? { number: String(claim.id), status: claim.status } : null,
  };
};

/**
 * First pieces of an order that can be remade, or will be, while the rest waits: for the owner,
 * or a holder of the link from a fit mail.
 */
export const firstPieces = async (
  shop: FirstPieceNeeds,
  actor: Actor,
  linked: Linked,
): Promise<Result<readonly FirstPiece[], Refused>> => {
  const order = await judgedOrder(shop, actor, linked);
  if (!order.ok) return order;
  const judged = await judge(shop.database.queries, shop, order.value, shop.clock());
  return ok(judged.flatMap((each) => show(order.value, each) ?? []));
};

/**
 * Claims the free remake of a line's first piece, based on its fit rating, and queues the
 * mails. Repeating the request returns the same claim.
 */
export const claimFirstPiece = async (
  shop: FirstPieceNeeds,
  actor: Actor,
  linked: Linked,
  lineId: number,
): Promise<Result<FirstPiece, Refused | RateLimited | FirstPieceRefused>> => {
  const found = await judgedOrder(shop, actor, linked);
  if (!found.ok) return found;
  const counted = await countAttempt(shop, { kind: 'claim', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const taken = await attempt<FirstPiece, NotFound | FirstPieceRefused>(
    shop.database,
    async (trx, refuse) => {
      const now = shop.clock();
      const order = (await findOrder(trx, linked.number)) ?? refuse({ kind: 'not-found' });
      const pieces = await judge(trx, shop, order, now);
      const piece = pieces.find(({ line }) => line.id === lineId) ?? refuse({ kind: 'not-found' });
      const { line, can, feedback, claim, refused } = piece;
      if (!claim) {
        if (!can.ok) return refuse(can.failure);
        const item = {
          line,
          before: 0,
          pieces: partsOf(line).first,
          washConfirmed: feedback?.washed ?? false,
          zones: feedback?.zones ?? null,
          photos: [],
        };
        const comment = await fitComment(trx, order.id);
        // A claim after a refusal is a new one; of two simultaneous claims one is stored.
        const key = `first-piece-${line.id}-${refused}`;
        await storeClaim(
          trx,
          shop,
          { key, type: 'frg', order, actor, comment, items: [item] },
          now,
        );
      }
      const after = (await judge(trx, shop, order, now)).find((each) => each.line.id === lineId);
      const shown = after ? show(order, after) : null;
      return shown ?? refuse({ kind: 'piece-not-claimable' });
    },
  );
  if (!taken.ok) return err(taken.failure);
  shop.mailQueued();
  return taken;
};
